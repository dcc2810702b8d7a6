import { describe, expect, it } from 'vitest';
import { configJsonSchema } from '../../../src/config/jsonSchema.js';
import { listFields } from '../../../src/config/reference.js';

const fields = new Map(listFields().map((field) => [field.path, field]));

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
  ['favicon', 'string'],
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
  it.each(documented)('has %s', (path, type, required = false, fallback) => {
    expect(fields.get(path)).toMatchObject({ type, required });
    expect(fields.get(path)?.default).toEqual(fallback);
  });

  it.each(['anchors[].iconType', 'topAnchor.iconType'])('has %s with its styles', (path) => {
    const field = fields.get(path);
    expect(field?.default).toBe('duotone');
    for (const style of ['brands', 'duotone', 'light', 'sharp-solid', 'solid', 'thin']) {
      expect(field?.type.split(' | ')).toContain(JSON.stringify(style));
    }
  });

  it('describes every field in a sentence', () => {
    const bare = [...fields.values()].filter(({ description }) => !/^[A-Z`].*\.$/.test(description));
    expect(bare.map(({ path }) => path)).toEqual([]);
  });

  it('lists the keys of a group once, although groups nest', () => {
    expect([...fields.keys()].filter((path) => path.endsWith('pages'))).toEqual(['navigation[].pages']);
    expect(fields.size).toBe(listFields().length);
  });
});

describe('configJsonSchema', () => {
  const schema = configJsonSchema('https://fern.example/docs.schema.json');

  it('has a title, its address and what is required', () => {
    expect(schema).toMatchObject({
      $id: 'https://fern.example/docs.schema.json',
      $schema: 'http://json-schema.org/draft-07/schema#',
      title: 'docs.json',
      required: ['name', 'navigation'],
      additionalProperties: false,
    });
    expect(configJsonSchema()).not.toHaveProperty('$id');
  });

  it('gives editors values, defaults, patterns and descriptions', () => {
    expect(schema.properties).toMatchObject({
      modeToggle: { properties: { default: { enum: ['light', 'dark'] }, isHidden: { default: false } } },
      colors: { properties: { primary: { pattern: expect.stringContaining('#') } } },
      footerSocials: { anyOf: [{ properties: { github: {}, 'hacker-news': {} } }, { type: 'array' }] },
      navigation: { items: { $ref: '#/definitions/group' }, description: expect.stringContaining('Groups') },
    });
  });

  it('does not offer old names', () => {
    expect(JSON.stringify(schema)).not.toMatch(/topbarCta"|openApi|hideFeedbackButtons/);
  });
});
