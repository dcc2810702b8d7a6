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
