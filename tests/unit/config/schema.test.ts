import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { configJsonSchema } from '../../../src/config/jsonSchema.js';
import { parseConfig } from '../../../src/config/load.js';
import { listFields } from '../../../src/config/reference.js';

const fields = new Map(listFields('classic').map((field) => [field.path, field]));

/** The configuration document the product is built on, row by row: path, type, required, default. */
const documented: [path: string, type: string, required?: boolean, fallback?: unknown][] = [
  ['name', 'string', true],
  ['navigation', 'group[]', true],
  ['navigation[].group', 'string', true],
  ['navigation[].pages', '(string | group)[]', true],
  ['logo', 'string | object'],
  ['logo.light', 'string'],
  ['logo.dark', 'string'],
  ['logo.href', 'string', false, '/'],
  ['favicon', 'string | object'],
  ['colors.primary', 'string', true],
  ['colors.light', 'string'],
  ['colors.dark', 'string'],
  ['colors.background', 'object'],
  ['colors.background.light', 'string', false, '#ffffff'],
  ['colors.background.dark', 'string', false, '#0f1117'],
  ['topbarLinks', 'object[]'],
  ['topbarLinks[].name', 'string'],
  ['topbarLinks[].url', 'string', true],
  ['topbarCtaButton', 'object'],
  ['topbarCtaButton.type', '"link" | "github"', false, 'link'],
  ['topbarCtaButton.url', 'string', true],
  ['topbarCtaButton.name', 'string'],
  ['versions', '(string | object)[]'],
  ['anchors', 'object[]'],
  ['anchors[].icon', 'string'],
  ['anchors[].name', 'string', true],
  ['anchors[].url', 'string', true],
  ['anchors[].color', 'string | object'],
  ['anchors[].color.from', 'string', true],
  ['anchors[].color.to', 'string', true],
  ['anchors[].version', 'string'],
  ['anchors[].isDefaultHidden', 'boolean', false, false],
  ['topAnchor', 'object'],
  ['topAnchor.name', 'string', false, 'Documentation'],
  ['topAnchor.icon', 'string', false, 'book-open'],
  ['tabs', 'object[]'],
  ['tabs[].name', 'string', true],
  ['tabs[].url', 'string', true],
  ['api', 'object'],
  ['api.baseUrl', 'string | string[]'],
  ['api.auth.method', '"bearer" | "basic" | "key"'],
  ['api.auth.name', 'string'],
  ['api.auth.inputPrefix', 'string'],
  ['api.playground.mode', '"show" | "simple" | "hide"', false, 'show'],
  ['api.maintainOrder', 'boolean'],
  ['openapi', 'string | string[]'],
  ['footerSocials', 'object | object[]'],
  ['feedback.suggestEdit', 'boolean', false, false],
  ['feedback.raiseIssue', 'boolean', false, false],
  ['modeToggle.default', '"light" | "dark"'],
  ['modeToggle.isHidden', 'boolean', false, false],
  ['backgroundImage', 'string'],
];

describe('listFields', () => {
  it.each(documented)('Lists the path %s with the type %s', (path, type, required = false, fallback) => {
    expect(fields.get(path)).toMatchObject({ type, required });
    expect(fields.get(path)?.default).toEqual(fallback);
  });

  it.each(['anchors[].iconType', 'topAnchor.iconType'])('Lists %s with its styles', (path) => {
    const field = fields.get(path);
    expect(field?.default).toBe('duotone');
    for (const style of ['brands', 'duotone', 'light', 'sharp-solid', 'solid', 'thin']) {
      expect(field?.type.split(' | ')).toContain(JSON.stringify(style));
    }
  });

  it.each(['classic', 'today'] as const)('Describes every field of the %s schema in a sentence', (name) => {
    const bare = listFields(name).filter(({ description }) => !/^[A-Z`].*\.$/.test(description));
    expect(bare.map(({ path }) => path)).toEqual([]);
  });

  it('Marks settings without effect and describes the reason', () => {
    const inert = listFields('today').filter(({ hasEffect }) => !hasEffect);
    expect(inert.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['$schema', 'api.params.post', 'api.playground.proxy', 'thumbnails.fonts']),
    );
    expect(inert.map(({ path }) => path)).not.toContain('navbar');
    expect(fields.get('isWhiteLabeled')).toMatchObject({
      hasEffect: false,
      description: 'No site carries a mark of its generator.',
    });
  });

  it('Lists the keys of a division at its first occurrence only', () => {
    const paths = listFields('today').map(({ path }) => path);
    expect(paths.filter((path) => path.endsWith('.tab'))).toEqual(['navigation.tabs[].tab']);
    expect(paths.filter((path) => path.endsWith('.group'))).toEqual(['navigation.groups[].group']);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('Lists the keys of a group once', () => {
    expect([...fields.keys()].filter((path) => path.endsWith('pages'))).toEqual(['navigation[].pages']);
    expect(fields.size).toBe(listFields('classic').length);
  });
});

describe('configJsonSchema', () => {
  const published = configJsonSchema();
  const [classic, current] = published.anyOf ?? [];

  it('Has a title and accepts either schema', () => {
    expect(published).toMatchObject({ $schema: 'http://json-schema.org/draft-07/schema#', title: 'docs.json' });
    expect(classic).toMatchObject({ properties: { navigation: { items: { $ref: '#/definitions/group' } } } });
    expect(current).toMatchObject({ properties: { navigation: { properties: { tabs: {}, global: {} } } } });
  });

  it('Provides values, defaults, patterns and descriptions for editors', () => {
    expect(classic?.properties).toMatchObject({
      modeToggle: { properties: { default: { enum: ['light', 'dark'] }, isHidden: { default: false } } },
      colors: { properties: { primary: { pattern: expect.stringContaining('#') } } },
      footerSocials: { anyOf: [{ properties: { github: { description: 'Address of the account.' } } }, {}] },
      navigation: { description: expect.stringContaining('Groups') },
    });
  });

  it('Suggests the languages of the interface and the entries of the page menu', () => {
    expect(published.definitions).toMatchObject({
      language: { properties: { language: { examples: expect.arrayContaining(['fr', 'zh-Hant']) } } },
    });
    expect(current?.properties).toMatchObject({
      contextual: {
        properties: { options: { items: { anyOf: [{ examples: expect.arrayContaining(['copy']) }, {}] } } },
      },
    });
  });

  it('Omits deprecated names and internal marks', () => {
    expect(JSON.stringify(published)).not.toMatch(/topbarCta"|openApi|hideFeedbackButtons|"inert"|"needs"/);
  });

  const validate = new Ajv({ strict: false }).compile(published);

  it.each(['every-field', 'other-forms', 'current'])('Accepts the docs.json of %s', (site) => {
    const docs: unknown = JSON.parse(readFileSync(`tests/sites/${site}/docs.json`, 'utf8'));
    expect(validate(docs) ? [] : validate.errors).toEqual([]);
  });

  const today = { name: 'F', navigation: { pages: ['a'] } };
  const former = { name: 'F', navigation: [{ group: 'A', pages: ['a'] }] };
  const href = 'https://fern.example';

  it.each([
    [{ ...today, logo: { dark: '/dark.svg' } }],
    [{ ...today, logo: { $ref: 'logo.json' } }],
    [{ ...today, navbar: { links: [{ type: 'github', href }, { icon: 'leaf', href }, { $ref: 'link.json' }] } }],
    [{ ...today, navbar: { primary: { type: 'discord', href } } }],
    [{ ...today, integrations: { ga4: { measurementId: 'g-abc123' }, hightouch: { apiKey: 'key' } } }],
    [{ ...former, topbarLinks: [{ type: 'github', url: `${href}/a/b` }], trellis: { language: 'es-419' } }],
  ])('Accepts %j as the loader does', (docs) => {
    expect(validate(docs) ? [] : validate.errors).toEqual([]);
    if (!JSON.stringify(docs).includes('$ref'))
      expect(parseConfig(JSON.stringify(docs), 'docs.json').diagnostics).toEqual([]);
  });

  it.each([
    [{ ...today, logo: { href: '/' } }],
    [{ ...today, navbar: { links: [{ href }] } }],
    [{ ...today, navbar: { primary: { type: 'button', href } } }],
    [{ ...today, integrations: { hightouch: { apiHost: 'fern.example' } } }],
    [{ ...today, footer: { socials: { github: 'fern' } } }],
    [{ ...former, topbarCtaButton: { url: href } }],
    [{ ...former, trellis: { language: 'english' } }],
  ])('Rejects %j as the loader does', (docs) => {
    expect(validate(docs)).toBe(false);
    expect(parseConfig(JSON.stringify(docs), 'docs.json').diagnostics).toHaveLength(1);
  });

  it.each([
    [{ name: 'F' }],
    [{ name: 'F', navigation: [{ group: 'A' }] }],
    [{ name: 'F', navigation: { tabs: [{ groups: [] }] } }],
    [{ name: 'F', navigation: { pages: [] }, topbarLinks: [] }],
    [{ name: 'F', navigation: { tabs: { $reference: 'x.json' } } }],
  ])('Rejects %j', (docs) => {
    expect(validate(docs)).toBe(false);
  });
});
