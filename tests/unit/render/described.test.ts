import { describe, expect, test } from 'vitest';
import { compile } from '../../../src/mdx/compile/compile.js';
import type { Page } from '../../../src/content/page.js';
import type { JsonObject } from '../../../src/documents/json.js';
import { createDescribedOperations } from '../../../src/render/describedOperations.js';
import { fieldsOfPage } from '../../../src/render/fields.js';
import { build, page } from '../site/build.js';
import { evaluate } from './mdx.js';

function written(text: string, frontmatter: Page['frontmatter'] = {}): Page {
  const resolver = { link: (target: string) => target, asset: (target: string) => target, size: () => undefined };
  const { code = '', needs } = compile({ text, format: 'mdx', file: 'a.mdx' }, resolver);
  return page('a', frontmatter, { body: { code, imports: [], needs, script: '' } });
}
const fieldsOf = (text: string) => fieldsOfPage(evaluate(written(text)));

describe('Fields of a page', () => {
  test('The fields are the ParamFields in order, with their properties', () => {
    expect(
      fieldsOf(
        [
          'Text.',
          '<ParamField path="id" type="string">The *id*</ParamField>',
          '<ParamField query="hours" type="integer" default="24" deprecated />',
          '<Card><ParamField body="kind" enum={["a", "b"]} required initialValue="a" /></Card>',
          '<Param header="X-Trace" />',
          '<ResponseField name="rain" />',
        ].join('\n\n'),
      ),
    ).toEqual([
      { place: 'path', name: 'id', type: 'string', required: true, description: 'The id' },
      { place: 'query', name: 'hours', type: 'integer', required: false, default: 24, deprecated: true },
      { place: 'body', name: 'kind', required: true, enum: ['a', 'b'], example: 'a' },
      { place: 'header', name: 'X-Trace', required: false },
    ]);
  });

  test('The parts of a field are not included', () => {
    const text =
      '<ParamField body="user" type="object">\n<Expandable>\n<ParamField body="name" />\n</Expandable>\n</ParamField>';
    expect(fieldsOf(text).map(({ name }) => name)).toEqual(['user']);
  });

  test('A field without a place or a name is left out', () => {
    expect(fieldsOf('<ParamField name="x" />\n\n<ParamField path="" />')).toEqual([]);
  });

  test('A field that cannot be evaluated is left out', () => {
    const text = '{JSON.parse("")}\n\n<ParamField query="x" />\n\n<ParamField query={nope.y} />';
    expect(fieldsOf(text)).toMatchObject([{ name: 'x' }]);
    expect(fieldsOf('export const a = nope.x;\n\n<ParamField query="x" />')).toEqual([]);
  });
});

describe('Described operations', () => {
  const endpoint = (text: string, frontmatter: Page['frontmatter'], docs: object = {}) => {
    const one = written(text, frontmatter);
    const site = build({ navigation: [{ group: 'A', pages: ['a'] }], ...docs }, { pages: [one] });
    const route = site.routes.get('/a');
    if (!route) throw new Error('no route');
    return createDescribedOperations(site, [], evaluate).of(route);
  };

  test('A page written by hand has its own specification', () => {
    const found = endpoint('<ParamField body="name" required />', {
      title: 'Wait',
      api: 'POST https://garden.example/rain/{region}',
      contentType: 'application/x-www-form-urlencoded',
    });
    expect(found).toMatchObject({
      isByHand: true,
      operation: { method: 'POST', path: '/rain/{region}', title: 'Wait' },
    });
    const document = found?.specification.document as JsonObject;
    expect(document['servers']).toEqual([{ url: 'https://garden.example' }]);
    expect(JSON.stringify(document)).toContain('application/x-www-form-urlencoded');
  });

  test('Every placeholder of the path is a parameter, and no other name is', () => {
    const found = endpoint('<ParamField path="other" />', { api: 'GET /rain/{region}' });
    expect(JSON.stringify(found?.specification.document)).toContain('"name":"region"');
    expect(JSON.stringify(found?.specification.document)).not.toContain('"other"');
  });

  test('A path is relative to the base addresses of docs.json', () => {
    const found = endpoint('', { api: 'GET /rain' }, { api: { baseUrl: ['https://a.example', 'https://b.example'] } });
    expect(found?.specification.document).toMatchObject({
      servers: [{ url: 'https://a.example' }, { url: 'https://b.example' }],
    });
  });

  test('Other pages and invalid endpoints have no operation', () => {
    expect(endpoint('', {})).toBeUndefined();
    expect(endpoint('', { api: 'nonsense' })).toBeUndefined();
  });
});
