import type { ReferenceDocument } from '../../../../src/formats/format.js';
import { describe, expect, it } from 'vitest';
import { findSymbol, sdkSources, wantedSymbol } from '../../../../src/formats/typedoc/find.js';
import { intrinsic, reflection, signature, libraryOf, textComment } from './support.js';

const specification = await libraryOf([
  reflection(4, 'http', { children: [reflection(128, 'Client')] }),
  reflection(128, 'Client', {
    children: [
      reflection(1024, 'name', { type: intrinsic('string'), comment: textComment('Its name.') }),
      reflection(2048, 'water', {
        signatures: [
          signature('water', { comment: textComment('Waters.', { blockTags: [{ tag: '@deprecated', content: [] }] }) }),
        ],
      }),
    ],
  }),
  reflection(64, 'find', { signatures: [signature('find')] }),
]);
const all = { documents: [specification], unread: [] };
const at = { file: 'page.mdx' };
const find = (written: Parameters<typeof wantedSymbol>[0], around: readonly ReferenceDocument[] = []) =>
  findSymbol(all, written, { around, at });

describe('Symbols that pages name', () => {
  it.each([
    ['class Client', 'lib class Client'],
    ['class http.Client', 'lib class http.Client'],
    ['  function   find ', 'lib function find'],
    ['typedoc.json class Client', 'lib class Client'],
    ['method Client.water', 'lib method Client.water'],
    ['property Client.name', 'lib property Client.name'],
    ['namespace http', 'lib namespace http'],
  ])('`%s` is found', (written, id) => {
    expect(find(written)).toMatchObject({ entry: { id }, diagnostics: [] });
  });

  it('A map names the parent beside the member', () => {
    const { entry } = find({ kind: 'method', name: 'water', parent: 'Client', format: 'typedoc' });
    expect(entry).toMatchObject({ title: 'Client.water', description: 'Waters.', deprecated: true });
    expect(find({ kind: 'property', name: 'name', parent: 'Client', source: 'typedoc.json' }).entry).toMatchObject({
      ...{ title: 'Client.name', description: 'Its name.', deprecated: false },
    });
  });

  it.each([
    ['class Clien', 'There is no class `Clien` in `typedoc.json`.', 'Did you mean `class Client`?'],
    ['interface Client', 'There is no interface `Client` in `typedoc.json`.', '`Client` is there as `class`.'],
    [
      'method Client.wter',
      'There is no method `Client.wter` in `typedoc.json`.',
      'Did you mean `method Client.water`?',
    ],
    ['Client', '`Client` does not name a symbol.', 'Write `kind name`'],
    ['class', '`class` does not name a symbol.', 'Write `kind name`'],
  ])('`%s` is reported with the nearest', (written, message, help) => {
    const { entry, diagnostics } = find(written);
    expect(entry).toBeUndefined();
    expect(diagnostics).toMatchObject([{ code: 'sdk/unknown-symbol', file: 'page.mdx', message }]);
    expect(diagnostics[0]?.help).toContain(help);
  });

  it('The message about an unknown symbol lists three libraries and counts the rest', () => {
    const documents = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ ...specification, location: `${name}.json` }));
    expect(findSymbol({ documents, unread: [] }, 'class Gone', { around: [], at }).diagnostics).toMatchObject([
      { message: 'There is no class `Gone` in `a.json`, `b.json`, `c.json` or 2 others.' },
    ]);
  });

  it('Other formats and a site without a library are reported in a few words', () => {
    expect(find({ kind: 'class', name: 'A', format: 'javadoc' }).diagnostics[0]?.message).toBe(
      'Output of `javadoc` is not read.',
    );
    const none = findSymbol({ documents: [], unread: [] }, 'class A', { around: [], at });
    expect(none.diagnostics[0]?.message).toBe('The site has no reference of a library.');
  });

  it('Sources that pages name are read with those of docs.json', () => {
    const pages = [
      'class A',
      'a.json class A',
      { kind: 'class', name: 'A', source: 'b.json' },
      { kind: 'class', name: 'A', source: 'c', format: 'sphinx' },
    ];
    expect(sdkSources(pages.map((sdk) => ({ frontmatter: { sdk } })))).toEqual(['a.json', 'b.json']);
  });
});
