import { describe, expect, it } from 'vitest';
import type { Introduction } from '../../../../src/formats/format.js';
import { splitAtHeadings } from '../../../../src/formats/splitAtHeadings.js';
import { readText, settings } from './support.js';

async function introductionOf(info: object, rest: object = {}): Promise<Introduction | undefined> {
  const document = { openapi: '3.1.0', info: { title: 'Plants', version: '2', ...info }, paths: {}, ...rest };
  return (await readText(JSON.stringify(document), 'openapi.json')).specification?.introduction;
}

const shownBy = async (info: object, rest: object = {}) =>
  (await introductionOf({ description: 'All.', ...info }, rest))?.describe(settings).introduction;

describe('Introduction of a document', () => {
  it('Is left out if the document says nothing, or the author wants none', async () => {
    const license = { name: 'MIT' };
    expect(
      await introductionOf({ license }, { tags: [{ name: 'plants' }], servers: [{ url: '/v1' }] }),
    ).toBeUndefined();
    expect(await introductionOf({ description: 'All.', 'x-excluded': true })).toBeUndefined();
    expect(await introductionOf({ description: 'All.' })).toMatchObject({
      entry: { title: 'Plants', description: 'All.' },
    });
  });

  it('Is made of descriptions of tags alone', async () => {
    const tags = [
      { name: 'plants', 'x-displayName': 'The plants', description: 'Green.' },
      { name: 'pots' },
      { name: 'beds', externalDocs: { url: 'https://plants.example/beds', description: 'All beds' } },
    ];
    const introduction = await introductionOf({}, { tags });
    expect(introduction?.entry.description).toBeUndefined();
    expect(introduction?.describe(settings).introduction?.tags).toEqual([
      { title: 'The plants', id: 'plants', text: 'Green.' },
      { title: 'beds', id: 'beds', text: '[All beds](<https://plants.example/beds>)' },
    ]);
  });

  it('Begins with the summary', async () => {
    expect(await introductionOf({ summary: 'Short.', description: 'Long.\n\n# One\n\nText' })).toMatchObject({
      entry: { description: 'Short.\n\nLong.' },
    });
    expect(await introductionOf({ summary: 'Short.' })).toMatchObject({ entry: { description: 'Short.' } });
  });

  it('Links contact, licence and terms, but leads nowhere that is no address of the web', async () => {
    const contact = { name: 'Help', url: 'https://help.example', email: 'a@help.example' };
    const license = { name: 'MIT', url: 'https://mit.example' };
    expect(await shownBy({ contact, license, termsOfService: 'https://terms.example' })).toMatchObject({
      about: {
        version: '2',
        contact: '[Help](<https://help.example>), [a@help.example](mailto:a@help.example)',
        license: '[MIT](<https://mit.example>)',
        termsOfService: '[https://terms.example](<https://terms.example>)',
      },
    });
    const unsafe = 'javascript:alert(1)';
    expect((await shownBy({ contact: { name: 'Help', url: unsafe }, termsOfService: unsafe }))?.about).toEqual({
      version: '2',
      contact: 'Help',
    });
  });

  it('Has the servers with their variables, and the security schemes, required everywhere or not', async () => {
    const servers = [
      {
        url: 'https://{region}.example/v1',
        variables: { region: { default: 'eu', enum: ['eu', 'us'], description: 'Where.' } },
      },
      { url: 'https://test.example', description: 'Tests' },
    ];
    const components = { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } } };
    const introduction = await shownBy({}, { servers, components });
    expect(introduction?.servers).toMatchObject([
      { address: 'https://{region}.example/v1', description: '- `{region}` Where. (`eu`, `us`)' },
      { name: 'Tests', address: 'https://test.example', protocol: 'https' },
    ]);
    expect(introduction?.security.alternatives.flat()).toMatchObject([{ name: 'X-Key' }]);
  });
});

it('Placeholders of Redoc are left out', async () => {
  const description = 'See below.\n\n<SecurityDefinitions />\n\n# Rate limits\n\nTen.\n\n<security-definitions />';
  const introduction = await introductionOf({ description });
  expect(introduction?.entry.description).toBe('See below.');
  expect(introduction?.describe(settings).introduction?.texts).toEqual([
    { title: 'Rate limits', id: 'rate-limits', text: 'Ten.' },
  ]);
});

describe('Markdown split at headings', () => {
  it('Splits at the highest level alone, and not in code', () => {
    const text = 'Lead.\n\n## One ##\n\n```\n# no\n```\n\n### In one\n\n## Two `x`\n\nText.';
    expect(splitAtHeadings(text)).toEqual({
      lead: 'Lead.',
      sections: [
        { title: 'One', text: '```\n# no\n```\n\n### In one' },
        { title: 'Two x', text: 'Text.' },
      ],
      depth: 2,
    });
  });

  it('Knows headings that are underlined', () => {
    expect(splitAtHeadings('One\n===\n\nText\n\n| a |\n===')).toEqual({
      lead: '',
      sections: [{ title: 'One', text: 'Text\n\n| a |\n===' }],
      depth: 1,
    });
  });

  it('Gives each part the link definitions that it uses', () => {
    const [one, two, three] = splitAtHeadings('# 1\n\n[a]\n\n# 2\n\nText\n\n# 3\n\n[a]: https://a.example').sections;
    expect([one?.text, two?.text, three?.text]).toEqual([
      '[a]\n\n[a]: https://a.example',
      'Text',
      '[a]: https://a.example',
    ]);
  });
});
