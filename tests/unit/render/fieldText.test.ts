import { expect, it } from 'vitest';
import { plainNode } from '../../../src/documents/schema/plainNode.js';
import { messagesOf } from '../../../src/i18n/messagesOf.js';
import { fieldList } from '../../../src/render/reference/schema.js';
import { toMarkdown } from '../../../src/render/text/markdown/markdown.js';

it('The default of a field follows its type, or stands alone if it has none', () => {
  const fields = [
    { ...plainNode, name: 'T', type: 'string', default: '"round"' },
    { ...plainNode, name: 'U', type: '', default: 'unknown' },
    { ...plainNode, name: 'V', type: '' },
  ];
  const markdown = toMarkdown([fieldList(fields, { read: () => [], words: messagesOf('en') })]);
  expect(markdown.trim()).toBe('- `T` (string, default: `"round"`)\n- `U` (default: `unknown`)\n- `V`');
});

it('An option of a choice names its type unless that is the name of the option', () => {
  const litres = { ...plainNode, name: 'litres', type: 'number' };
  const options = [
    { label: 'Rain', node: { ...plainNode, type: 'WaterByRain · object', children: [litres] } },
    { label: 'Can', node: { ...plainNode, type: 'Can · object', children: [litres] } },
  ];
  const water = { ...plainNode, name: 'water', type: 'object', variants: [{ kind: 'oneOf' as const, options }] };
  const markdown = toMarkdown([fieldList([water], { read: () => [], words: messagesOf('en') })]);
  expect(markdown).toContain('- **Rain** (WaterByRain · object)\n');
  expect(markdown).toContain('- **Can**\n');
});
