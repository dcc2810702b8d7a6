import { describe, expect, it } from 'vitest';
import { without, type JsonObject } from '../../../../src/documents/json.js';
import { messagesOf } from '../../../../src/i18n/messagesOf.js';
import { sdkSections } from '../../../../src/render/reference/sdk.js';
import { defined } from '../../../../src/shared/object.js';
import {
  detailsOf,
  intrinsic,
  libraryOf,
  project,
  readText,
  referenceTo,
  reflection,
  signature,
  textComment,
} from './support.js';

const idsOf = ({ entries }: { entries: readonly { id: string }[] }): string[] =>
  entries.map(({ id }) => id.replace('lib ', ''));

describe('Reading TypeDoc’s JSON', () => {
  it('Every kind of symbol becomes a page, modules and namespaces before what they hold', async () => {
    const specification = await libraryOf(
      [
        reflection(2, 'core', {
          children: [
            reflection(4, 'units', { children: [reflection(2097152, 'Litre')] }),
            reflection(8, 'Light', { children: [reflection(16, 'Sun')] }),
            reflection(32, 'kinds'),
            reflection(64, 'find', { signatures: [signature('find')] }),
            reflection(128, 'Client', {
              children: [
                reflection(512, 'constructor', { signatures: [signature('Client', { kind: 16384 })] }),
                reflection(1024, 'name'),
                reflection(2048, 'water', { signatures: [signature('water')] }),
                reflection(262144, 'size', { getSignature: signature('size', { kind: 524288 }) }),
              ],
            }),
            reflection(256, 'Options'),
            reflection(4194304, 'Alias', { variant: 'reference', target: 1 }),
            reflection(99, 'something new'),
          ],
        }),
      ],
      { packageVersion: '1.2.0' },
    );
    expect(idsOf(specification)).toEqual([
      ...['module core', 'namespace core.units', 'type core.units.Litre', 'enum core.Light', 'variable core.kinds'],
      ...['function core.find', 'class core.Client', 'interface core.Options'],
    ]);
    expect(specification).toMatchObject({ title: 'lib', version: '1.2.0', diagnostics: [] });
    const members = specification.names().filter(({ name }) => name.startsWith('Client.'));
    expect(members.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      ...['method Client.constructor', 'property Client.name', 'method Client.water', 'property Client.size'],
    ]);
  });

  it('A module lists a symbol under the name by which it exports it', async () => {
    const document = await libraryOf([
      reflection(2, 'tools', {
        id: 1,
        children: [
          reflection(64, 'plant', { id: 2, signatures: [signature('plant')] }),
          reflection(4194304, 'sow', { id: 3, variant: 'reference', target: 2 }),
        ],
      }),
    ]);
    const { sdk } = detailsOf(document, 'module tools');
    expect(sdk.contents).toMatchObject([{ kind: 'function', links: [{ label: 'plant' }, { label: 'sow' }] }]);
    expect(new Set(sdk.contents[0]?.links.map(({ page }) => page)).size).toBe(1);
  });

  it('The members of a type are those of its only choice that has members', async () => {
    const choice = (name: string): JsonObject => ({
      type: 'reflection',
      declaration: reflection(65536, '__type', {
        children: [reflection(1024, name, { type: intrinsic('string'), comment: textComment('Where.') })],
      }),
    });
    const union = (...types: JsonObject[]): JsonObject => ({ type: { type: 'union', types } });
    const document = await libraryOf([
      reflection(128, 'Garden', { id: 1 }),
      reflection(2097152, 'Bed', union(intrinsic('string'), referenceTo(1, 'Garden'), choice('place'))),
      reflection(2097152, 'Tool', union(choice('shed'), choice('hand'))),
    ]);
    expect(detailsOf(document, 'type Bed').sdk.fields).toMatchObject([
      { kind: 'property', nodes: [{ name: 'place', description: 'Where.' }] },
    ]);
    expect(detailsOf(document, 'type Bed').sdk.type?.type).toBe('string | Garden | { place: string }');
    expect(detailsOf(document, 'type Tool').sdk.fields).toEqual([]);
  });

  it('A comment that consists of tags has the text of what it belongs to', async () => {
    const tags = { summary: [], blockTags: [{ tag: '@deprecated', content: [{ kind: 'text', text: 'Use `b`.' }] }] };
    const grow = signature('__type', { comment: textComment('It grows.') });
    const type = { type: 'reflection', declaration: reflection(65536, '__type', { signatures: [grow] }) };
    const water = reflection(2048, 'water', {
      comment: textComment('It waters.'),
      signatures: [signature('water', { comment: tags }), signature('water', { comment: tags })],
    });
    const document = await libraryOf([
      reflection(32, 'grow', { comment: tags, type }),
      reflection(128, 'Bed', { children: [water] }),
    ]);
    expect(detailsOf(document, 'variable grow').sdk.deprecation).toBe('Use `b`.');
    expect(document.entries.find(({ id }) => id === 'lib variable grow')?.description).toBe('It grows.');
    expect(detailsOf(document, 'class Bed').sdk.members[0]?.calls).toMatchObject([
      { description: 'It waters.', deprecation: 'Use `b`.' },
      { deprecation: 'Use `b`.' },
    ]);
  });

  it('The library has a page of its own where its author says something of it', async () => {
    const readme = [{ kind: 'text', text: '# Lib\n\nRead me.' }];
    expect(idsOf(await libraryOf([reflection(256, 'A')]))).toEqual(['interface A']);
    expect(idsOf(await libraryOf([reflection(256, 'A')], { readme }))).toEqual(['module lib', 'interface A']);
  });

  it('The parts of a readme are sections, and its links lead to pages or nowhere', async () => {
    const text = (value: string) => ({ kind: 'text', text: value });
    const file = (path: string, target?: number) => ({ kind: 'relative-link', text: path, ...defined({ target }) });
    const readme = [
      ...[text('# Lib\n\nSee [tools]('), file('src/tools.ts', 4), text('), [none]('), file('none.md'), text(').\n\n')],
      ...[text('## Setup\n\n![Map]('), file('map.png', 5), text(')\n\n## Use it\n\nAlways.')],
    ];
    const files = { reflections: { 4: 7 } };
    const library = await libraryOf([reflection(2, 'tools', { id: 7 })], { readme, files });
    const [root] = library.entries;
    const hrefOf = (id: string) => (id === '' ? undefined : `/${id}`);
    const lead = library.withLinks?.(root?.description ?? '', hrefOf);
    expect(lead).toBe('See [tools](/lib module tools), none.');
    const sections = sdkSections(detailsOf(library, 'module lib').sdk, messagesOf('en'));
    expect(sections).toMatchObject([
      { title: 'Setup', id: 'setup', content: { texts: ['![Map](map.png)'] } },
      { title: 'Use it', id: 'use-it' },
      { title: 'Modules' },
    ]);
  });

  it('A default export has the name that the library, its file or its package gives it', async () => {
    const exported = (kind: number, id: number, fileName: string, own = {}) =>
      reflection(kind, 'default', { id, sources: [{ fileName, line: 1 }], ...own });
    // TypeDoc 0.23 writes no variant.
    const made = without(signature('new default', { kind: 16384, type: referenceTo(1, 'default') }), 'variant');
    const library = await libraryOf(
      [
        exported(128, 1, 'src/garden-bed.ts', {
          children: [
            reflection(512, 'constructor', { signatures: [made] }),
            reflection(2048, 'default', { signatures: [signature('default')] }),
          ],
        }),
        exported(64, 2, 'dist/index.d.ts', { signatures: [signature('default', { type: referenceTo(1, 'default') })] }),
        exported(32, 3, 'src/index.ts'),
        reflection(4194304, 'kinds', { variant: 'reference', target: 3 }),
        exported(128, 4, '1.ts'),
      ],
      { name: '@example/water-plants' },
    );
    expect(idsOf(library)).toEqual(['class GardenBed', 'function waterPlants', 'variable kinds', 'class default']);
    const { sdk } = detailsOf(library, 'function waterPlants');
    expect(sdk.calls.map(({ declaration }) => declaration)).toEqual(['waterPlants(): GardenBed']);
    const [maker, method] = detailsOf(library, 'class GardenBed').sdk.members;
    expect(maker?.calls[0]?.declaration).toBe('new GardenBed()');
    expect(method?.name).toBe('default');
  });

  it('Symbols of one kind and name have different pages', async () => {
    expect(idsOf(await libraryOf([reflection(64, 'a'), reflection(64, 'a'), reflection(128, 'a')]))).toEqual([
      ...['function a', 'function a 2', 'class a'],
    ]);
  });

  it('Namespaces within each other that never end are left where nobody would look', async () => {
    const deep = Array.from({ length: 200 }).reduce<ReturnType<typeof reflection>>(
      (inner) => reflection(4, 'n', { children: [inner] }),
      reflection(256, 'A'),
    );
    expect((await libraryOf([deep])).entries).toHaveLength(41);
  });

  it('Broken JSON is reported at its place, with what writes it anew', async () => {
    const { document, diagnostics } = await readText('{\n  "kind": 1,\n  "children": [}\n}');
    expect(document).toBeUndefined();
    expect(diagnostics).toEqual([
      expect.objectContaining({
        file: 'typedoc.json',
        severity: 'warning',
        message: expect.stringContaining('The SDK reference') as string,
        help: expect.stringContaining('npx typedoc --json') as string,
        span: { start: { line: 3, column: 16 }, end: { line: 3, column: 17 } },
      }),
    ]);
  });

  it.each([
    ['{"openapi": "3.1.0", "paths": {}}', 'is not a JSON file of TypeDoc; it has the key `openapi`.'],
    ['[]', 'is not a JSON file of TypeDoc.'],
    ['{"kind": 1, "name": "x"}', 'is not a JSON file of TypeDoc.'],
    ['null', 'is not a JSON file of TypeDoc.'],
    [JSON.stringify(project([])), 'describes no symbols.'],
  ])('A file that holds %s has no page, and a message says what to name', async (text, message) => {
    const { document, diagnostics } = await readText(text);
    expect(document?.entries ?? []).toEqual([]);
    expect(diagnostics).toMatchObject([{ code: 'sdk/format', file: 'typedoc.json' }]);
    expect(diagnostics[0]?.message).toContain(message);
  });

  it('A file that is not there is reported as one of a library', async () => {
    const { diagnostics } = await readText('{}', 'other.json').then(() => readText('', 'typedoc.json'));
    expect(diagnostics).toHaveLength(1);
  });

  it.each([
    ['1.0', 'Version `1.0` of TypeDoc’s JSON is not known; it is read as version 2.'],
    ['3.1', 'Version `3.1` of TypeDoc’s JSON is not known; it is read as version 2.'],
  ])('Version %s is read as far as it goes, with a warning at its place', async (schemaVersion, message) => {
    const text = JSON.stringify(project([reflection(256, 'A')], { schemaVersion }), undefined, 2);
    const { document, diagnostics } = await readText(text);
    expect(document?.entries).toHaveLength(1);
    expect(diagnostics).toMatchObject([{ code: 'sdk/version', message, span: { start: { line: 2, column: 3 } } }]);
  });

  it.each(['2.0', '2.7'])('Version %s is read without a word', async (schemaVersion) => {
    const { diagnostics } = await readText(JSON.stringify(project([reflection(256, 'A')], { schemaVersion })));
    expect(diagnostics).toEqual([]);
  });

  it('A file of a TypeDoc without versions is read, references by their old key among it', async () => {
    const { schemaVersion, variant, ...old } = project([
      reflection(256, 'A', { id: 7 }),
      reflection(32, 'a', { type: { type: 'reference', id: 7, name: 'A' } }),
    ]);
    expect([schemaVersion, variant]).toEqual(['2.0', 'project']);
    const { document, diagnostics } = await readText(`\uFEFF${JSON.stringify(old)}`);
    expect(diagnostics).toEqual([]);
    expect(document?.entries[1]?.leadsTo).toEqual(['lib interface A']);
  });

  it('Type aliases and references have other numbers in a file from before TypeDoc 0.25', async () => {
    const document = await libraryOf([
      reflection(2, 'tools', {
        id: 1,
        comment: textComment('Tools.'),
        children: [
          reflection(4194304, 'Size', { id: 2, type: intrinsic('number') }),
          reflection(8388608, 'Length', { id: 3, target: 2 }),
        ],
      }),
    ]);
    expect(idsOf(document)).toEqual(['module tools', 'type tools.Size']);
    expect(detailsOf(document, 'module tools').sdk.contents).toEqual([
      { kind: 'type', links: ['Size', 'Length'].map((label) => ({ label, page: 'lib type tools.Size' })) },
    ]);
  });

  it('A file from before TypeDoc 0.23 has comments that are not read, and a message says so', async () => {
    const comment = { shortText: 'Says something.' };
    const { diagnostics } = await readText(
      JSON.stringify({ ...project([reflection(256, 'A', { comment })]), schemaVersion: undefined }),
    );
    expect(diagnostics).toMatchObject([{ code: 'sdk/version' }]);
  });
});
