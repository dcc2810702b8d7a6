import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { resolveLink } from '../../../src/content/links.js';
import { PageIds, slug } from '../../../src/mdx/slug.js';

describe('slug', () => {
  it.each([
    ['Getting started', 'getting-started'],
    ['  Spaces  around ', 'spaces--around'],
    ['`code` & more!', 'code--more'],
    ['snake_case stays', 'snake_case-stays'],
    ['v1.2.0', 'v120'],
    ['Überprüfung', 'überprüfung'],
    ['Cafe\u0301', 'café'],
    ['日本語の見出し', '日本語の見出し'],
    ['Привет, мир', 'привет-мир'],
    ['हिन्दी शीर्षक', 'हिन्दी-शीर्षक'],
    ['مرحبا بالعالم', 'مرحبا-بالعالم'],
    ['🚀 Launch', '-launch'],
    ['⚙️ Settings', '-settings'],
    ['1️⃣ First', '1-first'],
    ['Soft\u00ADware\u200B tips\u2060', 'software-tips'],
    ['What’s new?', 'whats-new'],
    ['GET /plants/{id}', 'get-plantsid'],
    ['---', '---'],
    ['!?', ''],
  ])('The slug of %j is %j', (text, expected) => {
    expect(slug(text)).toBe(expected);
  });
});

describe('Ids of headings', () => {
  it('Are numbered from 2 and skip ids of the author', () => {
    const ids = new PageIds();
    ids.keep('setup-2');
    expect([ids.create('Setup'), ids.create('Setup'), ids.create('Setup')]).toEqual(['setup', 'setup-3', 'setup-4']);
  });

  it('Avoid the ids of the page layout, and links follow them', () => {
    const ids = new PageIds();
    expect([ids.create('Header'), ids.create('Header')]).toEqual(['header-2', 'header-3']);
    expect(resolveLink('#header', '/a')).toMatchObject({ href: '#header-2', fragment: 'header-2' });
    expect(resolveLink('/b#pagination', '/a')).toMatchObject({ href: '/b#pagination-2', fragment: 'pagination-2' });
    expect(resolveLink('/b#other', '/a')).toMatchObject({ href: '/b#other', fragment: 'other' });
  });

  it('Include none that an element of the layout has', () => {
    const layout = new URL('../../../src/theme/layout/', import.meta.url);
    const ids = globSync('**/*.astro', { cwd: layout })
      // The page for addresses that lead nowhere has no headings.
      .filter((file) => file !== 'NotFound.astro')
      .flatMap((file) => [...readFileSync(new URL(file, layout), 'utf8').matchAll(/\sid="([a-z-]+)"/g)])
      .map(([, id = '']) => id);
    expect(ids).toContain('sidebar');
    expect(ids.filter((id) => new PageIds().create(id) === id)).toEqual([]);
  });

  it('Are never empty for a text without letters', () => {
    const ids = new PageIds();
    expect([ids.create('!'), ids.create('?')]).toEqual(['section', 'section-2']);
  });
});

it('An id of the page or of its frame gets a number', () => {
  const ids = new PageIds(['body']);
  expect(['body', 'body', 'path', 'body-content', 'body-content'].map((wanted) => ids.claim(wanted))).toEqual([
    'body-2',
    'body-3',
    'path',
    'body-content-2',
    'body-content-3',
  ]);
});
