import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compare, type Drift } from '../../drift/compare.js';
import { readFacts, readNames } from '../../drift/facts.js';

/** The keys that a later version will read. */
const awaited = ['sdk in frontmatter'];

const driftOf = (written: object): Drift => compare(readFacts(JSON.stringify(written)));

it('Every setting in the stored copy of the format is known or expected', () => {
  const { unknown } = compare(readFacts(readFileSync('tests/drift/format.json', 'utf8')));
  expect(unknown.filter((entry) => !awaited.includes(entry))).toEqual([]);
});

describe('JSON Schema of the format', () => {
  const published = {
    anyOf: [
      {
        properties: {
          theme: { const: 'mint' },
          name: { type: 'string' },
          api: {
            type: 'object',
            properties: {
              url: { enum: ['full'] },
              params: { $ref: '#/definitions/params' },
              shine: { type: 'boolean' },
            },
          },
          navigation: { $ref: '#/definitions/node' },
        },
      },
      { properties: { theme: { const: 'glass' } } },
    ],
    definitions: {
      params: { type: 'object', properties: { expanded: { enum: ['all', 'closed', 'half'] } } },
      node: {
        type: 'object',
        properties: {
          groups: { type: 'array', items: { $ref: '#/definitions/node' } },
          moons: { type: 'array', items: { $ref: '#/definitions/node' } },
        },
      },
    },
  };

  it('Reports unknown keys and values, also behind references, in alternatives and in recursion', () => {
    expect(driftOf(published).unknown).toEqual([
      'api.shine',
      'navigation.moons',
      'theme: "glass"',
      'api.params.expanded: "half"',
    ]);
  });

  it('Reports removed keys, only the outermost of them', () => {
    const { dropped } = driftOf(published);
    expect(dropped).toEqual(expect.arrayContaining(['colors', 'api.mdx', 'navigation.tabs']));
    expect(dropped.some((path) => path.startsWith('colors.'))).toBe(false);
    expect(dropped).not.toContain('trellis');
  });
});

it('Reports settings without effect with the reason, and no unknown key inside them', () => {
  const { unknown, withoutEffect } = driftOf({
    fields: {
      'integrations.telemetry.enabled': [],
      'api.playground.proxy': [],
      'contextual.options': ['copy', 'assistant'],
    },
  });
  expect(unknown).toEqual([]);
  expect(withoutEffect).toEqual([
    expect.stringMatching(/^api\.playground\.proxy \(.+\)$/),
    expect.stringMatching(/^contextual\.options: "assistant" \(.+\)$/),
  ]);
});

it('Reports unknown and removed components and keys of frontmatter', () => {
  const { unknown, dropped } = driftOf({ fields: {}, components: ['Card', 'Moon'], frontmatter: ['title', 'moon'] });
  expect(unknown).toEqual(['<Moon>', 'moon in frontmatter']);
  expect(dropped).toEqual(expect.arrayContaining(['<Accordion>', 'description in frontmatter']));
});

it('Reads headings, values, tables and entries of the page that lists all settings', () => {
  const page = [
    '## Quick reference\n\n| `left.out` | string |',
    '### `theme`\n\n**Type:** string\n**Options:** `mint`, `maple`',
    '#### `api.url`\n\n**Type:** `"full"`',
    '### `footer`\n\n**Type:** array of object—each with: `label` (string, required), `color.light` (string hex)',
    '### `redirects`\n\n| Field | Type |\n|---|---|\n| `type` | `"a"` \\| `"b"` |\n| `redirects.x.y` | string |',
  ].join('\n\n');
  expect(Object.fromEntries(readFacts(page).fields)).toEqual({
    theme: ['mint', 'maple'],
    'api.url': ['full'],
    footer: [],
    'footer.label': [],
    'footer.color.light': [],
    redirects: [],
    'redirects.type': ['a', 'b'],
    'redirects.x.y': [],
  });
});

it.each([['["Card", "Tab"]'], ['Card\nTab\n'], ['Card, Tab']])('Reads the names of components from %j', (text) => {
  expect(readNames(text)).toEqual(['Card', 'Tab']);
});
