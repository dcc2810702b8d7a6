import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { Project } from '../../../src/project/project.js';

const sound = "openapi: 3.1.0\ninfo: { title: Plants, version: '1' }\npaths:\n  /plants:\n    get: {}\n";
const faulty = `${sound}      security: [{ unknown: [] }]\n`.replace('get: {}', 'get:');

const channels = (title: string): string =>
  `asyncapi: 3.0.0\ninfo: { title: ${title}, version: 1 }\nchannels:\n  plants: { address: plants, title: ${title} }\n`;

/** Writes a documentation folder for a test. */
function write(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-specifications-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

/** The problems of a documentation folder: code, file, line and column. */
async function faultsOf(files: Readonly<Record<string, string>>): Promise<string[]> {
  const project = await Project.open(write(files), { base: '', skip: [] });
  const { diagnostics } = await project.load();
  return diagnostics.map(({ code, file, span }) =>
    [code, file, span?.start.line, span?.start.column].filter((part) => part !== undefined).join(' '),
  );
}

/** Address of the API, which the specifications do not name. */
const server = 'https://plants.example';
const config = (more: object, pages: readonly string[] = ['index']): string =>
  JSON.stringify({ name: 'Plants', navigation: [{ group: 'All', pages }], ...more, api: { baseUrl: server } }, null, 1);
const index = '---\ntitle: Home\n---\n\nWelcome.\n';
/** A specification whose operation has a title. */
const titled = (title: string): string => sound.replace('get: {}', `get: { summary: ${title} }`);
/** A docs.json in today's form with languages. */
const inLanguages = (languages: readonly object[], api: object = {}): string =>
  JSON.stringify({
    name: 'Plants',
    theme: 'mint',
    colors: { primary: '#16735A', light: '#6FD6A4' },
    navigation: { languages },
    api: { ...api, mdx: { server } },
  });
const page = (openapi: string): string => `---\ntitle: Page\nopenapi: ${openapi}\n---\n`;

it('A specification that no setting names is checked only when a page shows it', async () => {
  const files = { 'index.mdx': index, 'named.yaml': sound, 'lying.yaml': faulty };
  const named = {
    ...files,
    'docs.json': config({ openapi: 'named.yaml' }, ['index', 'a']),
    'a.mdx': page('GET /plants'),
  };
  expect(await faultsOf(named)).toEqual([]);
  expect(await faultsOf({ ...named, 'a.mdx': page('lying.yaml GET /plants') })).toEqual([
    'openapi/security lying.yaml 6 20',
  ]);
});

it('A file that docs.json names is read again when it has changed, also where the site leaves it out', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-specifications-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const write = (file: string, text: string): void => writeFileSync(path.join(folder, file), text);
  const library = (...names: string[]): string =>
    JSON.stringify({ name: 'l', variant: 'project', kind: 1, children: names.map((name) => ({ kind: 256, name })) });
  write('index.mdx', index);
  write('.mintignore', 'library.json\n');
  write('library.json', library('A'));
  const sdk = { format: 'typedoc', source: 'library.json' };
  write('docs.json', JSON.stringify({ name: 'Plants', navigation: { tabs: [{ tab: 'SDK', sdk }] } }));
  const project = await Project.open(folder, { base: '', skip: [] });
  const routes = async (): Promise<string[]> =>
    [...(await project.load()).site.routes.keys()].filter((each) => each.includes('interfaces/'));
  expect(await routes()).toEqual(['/sdk-reference/interfaces/a']);
  write('library.json', library('A', 'B'));
  expect(await routes()).toEqual(['/sdk-reference/interfaces/a', '/sdk-reference/interfaces/b']);
});

it('A specification is read again when a file that it refers to has changed, of any kind', async () => {
  const specification = `${sound.replace('get: {}', 'get: { description: { $ref: plants.md } }')}  /beds: { $ref: hidden/beds.json }\n`;
  const folder = write({
    'index.mdx': index,
    '.mintignore': 'hidden\n',
    'api.yaml': specification,
    'plants.md': 'Old.',
    'docs.json': inLanguages([{ language: 'en', groups: [{ group: 'API', openapi: 'api.yaml' }] }]),
  });
  const project = await Project.open(folder, { base: '', skip: [] });
  const descriptions = async () =>
    [...(await project.load()).site.routes.values()].flatMap(({ source }) =>
      source.kind === 'operation' ? (source.operation.description ?? []) : [],
    );
  expect(await descriptions()).toEqual(['Old.']);
  writeFileSync(path.join(folder, 'plants.md'), 'New.');
  expect(await descriptions()).toEqual(['New.']);
  mkdirSync(path.join(folder, 'hidden'));
  writeFileSync(path.join(folder, 'hidden/beds.json'), '{ "get": { "description": "Beds." } }');
  expect(await descriptions()).toEqual(['New.', 'Beds.']);
});

it('A missing specification is reported once, at its place in docs.json', async () => {
  const openapi = ['missing.yaml', 'https://127.0.0.1:9/openapi.json'];
  const files = { 'index.mdx': index, 'a.mdx': page('GET /a'), 'b.mdx': page('POST /b') };
  expect(await faultsOf({ ...files, 'docs.json': config({ openapi }, ['index', 'a', 'b']) })).toEqual([
    'openapi/missing docs.json 14 3',
    'openapi/unreachable docs.json 15 3',
  ]);
  const tabs = [{ name: 'API', url: 'api', openapi: 'missing.yaml' }];
  expect(await faultsOf({ 'index.mdx': index, 'docs.json': config({ tabs }) })).toContain(
    'openapi/missing docs.json 15 15',
  );
});

it('A missing specification is reported with the file that is probably meant', async () => {
  const openapi = ['api/plants.yml', 'pots.yaml', 'nothing.yaml'];
  const folder = write({
    'index.mdx': index,
    'docs.json': config({ openapi }),
    'api/plants.yaml': sound,
    'api/pots.yaml': sound,
  });
  const { diagnostics } = await (await Project.open(folder, { base: '', skip: [] })).load();
  const missing = diagnostics.filter(({ code }) => code === 'openapi/missing');
  expect(missing.map(({ help }) => help)).toEqual([
    'Did you mean `api/plants.yaml`?',
    'Did you mean `api/pots.yaml`?',
    expect.stringContaining('Name a file by its path'),
  ]);
});

it('Syntax errors, duplicate operations and broken references are reported in their specification', async () => {
  const found = await faultsOf({
    'index.mdx': index,
    'docs.json': config({ openapi: ['bad.yaml', 'twice.yaml'] }, ['index', 'a']),
    'a.mdx': page('GET /plantz'),
    'bad.yaml': 'openapi: 3.1.0\npaths:\n  /a: { get: {}\n  /b: 5\n',
    'twice.yaml': `${sound}  /plants/:\n    get: { responses: { 200: { $ref: '#/components/responses/Gone' } } }\n`,
  });
  expect(found).toEqual([
    'openapi/syntax bad.yaml 3 16',
    'openapi/duplicate-operation twice.yaml 7 5',
    'openapi/reference twice.yaml 7 38',
  ]);
});

it('A page with an unknown operation is reported, unless a specification could not be read', async () => {
  const files = { 'index.mdx': index, 'a.mdx': page('GET /plantz'), 'sound.yaml': sound, 'bad.yaml': '{' };
  const docs = (...openapi: string[]) => ({ ...files, 'docs.json': config({ openapi }, ['index', 'a']) });
  expect(await faultsOf({ ...docs('sound.yaml'), 'bad.yaml': '' })).toEqual(['openapi/unknown-operation a.mdx 3 10']);
  expect(await faultsOf(docs('sound.yaml', 'bad.yaml'))).toEqual([expect.stringMatching(/^openapi\/syntax bad\.yaml/)]);
});

it('Messages name the configuration file of the folder', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-specifications-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(path.join(folder, 'mint.json'), config({ openapi: 'none.yaml' }));
  writeFileSync(path.join(folder, 'index.mdx'), `${index}\n{{product}} [file](/other/docs.json)\n`);
  const { diagnostics } = await (await Project.open(folder, { base: '', skip: [] })).load();
  const told = diagnostics.map(({ message, help }) => `${message} ${help ?? ''}`).join('\n');
  expect(told).toContain('from the folder of `mint.json`');
  expect(told).toContain('in `variables` of mint.json');
  expect(told.match(/docs\.json/g)).toHaveLength(1);
});

it('Links and images in descriptions are checked in the specification, relative ones from the page', async () => {
  const description = 'See [a](./away) [b](start) [c](/gone) `[d](/code)` [e](https://x.example) ![f](/image.png)';
  const described = `openapi: 3.1.0
info: { title: Plants, version: '1' }
paths:
  /plants:
    get:
      description: '${description}'
      responses:
        200: { $ref: '#/components/responses/Plants' }
components:
  responses:
    Plants:
      description: '[g](./away) [h](/nothing)'
`;
  const files = { 'index.mdx': index, 'api/list.mdx': page('GET /plants'), 'api/start.mdx': index };
  expect(
    await faultsOf({
      ...files,
      'docs.json': config({ openapi: 'a.yaml' }, ['index', 'api/list', 'api/start']),
      'a.yaml': described,
    }),
  ).toEqual([
    'site/dead-link a.yaml 6 20',
    'site/dead-link a.yaml 6 20',
    'site/missing-asset a.yaml 6 20',
    'site/dead-link a.yaml 12 20',
  ]);
});

const renaming = (head = ''): string =>
  `overlay: 1.1.0\n${head}actions:\n  - { target: $.paths, update: { /ferns: { get: { summary: Ferns } } } }\n`;

/** A folder in today's schema whose page shows an operation that only the overlay has. */
const overlaid = (openapi: unknown): Readonly<Record<string, string>> => ({
  'docs.json': JSON.stringify(
    {
      $schema: 'https://mintlify.com/docs.json',
      name: 'Plants',
      theme: 'mint',
      colors: { primary: '#1a7f4b' },
      navigation: { groups: [{ group: 'API', openapi, pages: ['index', 'a'] }] },
      api: { mdx: { server } },
    },
    null,
    1,
  ),
  'index.mdx': index,
  'a.mdx': page('GET /ferns'),
  'named.yaml': sound,
});

/** Those of specifications alone. */
const openapiFaultsOf = async (files: Readonly<Record<string, string>>): Promise<string[]> =>
  (await faultsOf(files)).filter((fault) => fault.startsWith('openapi/'));

it('An overlay applies when docs.json names it or when it extends the specification', async () => {
  expect(await openapiFaultsOf(overlaid('named.yaml'))).toEqual(['openapi/unknown-operation a.mdx 3 10']);
  const named = overlaid([{ source: 'named.yaml', overlays: ['changes/ferns.yaml'] }]);
  expect(await openapiFaultsOf({ ...named, 'changes/ferns.yaml': renaming() })).toEqual([]);
  expect(
    await openapiFaultsOf({ ...overlaid('named.yaml'), 'changes/ferns.yaml': renaming('extends: ../named.yaml\n') }),
  ).toEqual([]);
  const none = overlaid({ source: 'named.yaml', overlays: [] });
  expect(await openapiFaultsOf({ ...none, 'ferns.yaml': renaming('extends: named.yaml\n') })).toEqual([
    'openapi/unknown-operation a.mdx 3 10',
  ]);
});

const described = sound.replace('Plants,', 'Plants, description: internal,');

it.each([
  ['named.yaml', described],
  ['named.json', JSON.stringify(parse(described))],
])('What an overlay removes is not in the file that is published of %s', async (name, text) => {
  const changes = `${renaming()}  - { target: $.info.description, remove: true }\n`;
  const { 'named.yaml': _plain, ...others } = overlaid({ source: name, overlays: ['changes/ferns.yaml'] });
  const folder = write({
    ...others,
    'changes/ferns.yaml': changes,
    [name]: text,
  });
  const { content } = await (await Project.open(folder, { base: '', skip: [] })).load();
  const published = readFileSync(content.assets.get(`/${name}`) ?? '', 'utf8');
  expect(published).not.toContain('internal');
  expect(published.startsWith('{')).toBe(name.endsWith('json'));
  expect(parse(published)).toMatchObject({
    info: { title: 'Plants' },
    paths: { '/ferns': { get: { summary: 'Ferns' } } },
  });
  expect([...content.assets.keys()]).not.toContain('/changes/ferns.yaml');
});

it('A missing overlay and a second list for the same specification are reported in docs.json', async () => {
  const missing = await openapiFaultsOf(overlaid({ source: 'named.yaml', overlays: ['missing.yaml'] }));
  expect(missing).toEqual(['openapi/unknown-operation a.mdx 3 10', 'openapi/missing docs.json 15 7']);
  const twice = await openapiFaultsOf({
    ...overlaid([
      { source: 'named.yaml', overlays: ['ferns.yaml'] },
      { source: '/named.yaml', overlays: [] },
    ]),
    'ferns.yaml': renaming(),
  });
  expect(twice).toEqual(['openapi/overlay docs.json 21 19']);
});

it('One source can be named with several sets of overlays', async () => {
  const named = (...names: string[]) => {
    const openapi = names.map((as, index) => ({ source: 'named.yaml', overlays: [`${index}.yaml`], as }));
    return {
      ...overlaid(openapi),
      '0.yaml': renaming(),
      '1.yaml': renaming().replace('ferns', 'mosses'),
    };
  };
  expect(await openapiFaultsOf({ ...named('public', 'partners'), 'a.mdx': page('public GET /ferns') })).toEqual([]);
  expect(await openapiFaultsOf({ ...named('public', 'partners'), 'a.mdx': page('partners GET /ferns') })).toEqual([
    'openapi/unknown-operation a.mdx 3 10',
  ]);
  expect(await openapiFaultsOf(named('public', 'public'))).toEqual(['openapi/overlay docs.json 25 13']);
});

it('A specification whose overlay cannot be applied as a whole is left out under its name', async () => {
  const named = overlaid({ source: 'named.yaml', overlays: ['ferns.yaml'], as: 'public' });
  const broken = `${renaming()}  - { target: '$..[', remove: true }\n`;
  const faults = await openapiFaultsOf({ ...named, 'ferns.yaml': broken, 'a.mdx': page('GET /plants') });
  expect(faults).toEqual(['openapi/overlay ferns.yaml 4 15', 'openapi/overlay named.yaml']);
  expect(await openapiFaultsOf({ ...named, 'a.mdx': page('GET /plants') })).toEqual([
    'openapi/missing docs.json 15 7',
    'openapi/overlay named.yaml',
  ]);
});

it('An operation that a language lists without a specification is that of its folder', async () => {
  const folder = write({
    'openapi.yaml': titled('List plants'),
    'de/openapi.yaml': titled('Pflanzen auflisten'),
    'index.mdx': index,
    'de/index.mdx': index,
    'docs.json': inLanguages(
      [
        { language: 'en', pages: ['index', 'GET /plants'] },
        { language: 'de', groups: [{ group: 'API', pages: ['de/index', 'GET /plants'] }] },
      ],
      { openapi: 'openapi.yaml' },
    ),
  });
  const { site, diagnostics } = await (await Project.open(folder, { base: '', skip: [] })).load();
  expect(diagnostics.filter(({ severity }) => severity !== 'note')).toEqual([]);
  expect([...site.routes.values()].map(({ title }) => title).sort()).toEqual([
    'Home',
    'Home',
    'List plants',
    'Pflanzen auflisten',
  ]);
});

it('A page does not mean the translation of its specification that has another file name', async () => {
  const untitled = '---\nopenapi: GET /plants\n---\n';
  const folder = write({
    'plants-api.yaml': titled('List plants'),
    'de/plants_api.yaml': `${titled('Pflanzen auflisten')}  /old: { get: { summary: Alte } }\n`,
    'plants.mdx': untitled,
    'old.mdx': untitled.replace('plants', 'old'),
    'de/plants.mdx': untitled,
    'docs.json': inLanguages([
      { language: 'en', pages: ['plants', 'old'] },
      { language: 'de', pages: ['de/plants'] },
    ]),
  });
  const { site, diagnostics } = await (await Project.open(folder, { base: '', skip: [] })).load();
  expect([...site.routes.values()].map(({ title }) => title).sort()).toEqual([
    'Alte',
    'List plants',
    'Pflanzen auflisten',
  ]);
  expect(
    diagnostics.filter(({ code, file }) => code === 'openapi/ambiguous-operation' && file === 'plants.mdx'),
  ).toEqual([]);
});

it('Pages and groups of a language mean the specification in its folder', async () => {
  const folder = write({
    'openapi.yaml': titled('List plants'),
    'de/openapi.yaml': titled('Pflanzen auflisten'),
    'events.yaml': channels('Events'),
    'cn/events.yaml': channels('事件'),
    'index.mdx': index,
    'de/index.mdx': index,
    'cn/index.mdx': index,
    'plants.mdx': '---\nopenapi: GET /plants\n---\n',
    'de/plants.mdx': '---\nopenapi: openapi.yaml GET /plants\n---\n',
    'english.mdx': '---\nopenapi: de/openapi.yaml GET /plants\n---\n',
    'docs.json': inLanguages([
      { language: 'en', tabs: [{ tab: 'API', openapi: 'openapi.yaml', pages: ['index', 'plants', 'english'] }] },
      {
        language: 'de',
        tabs: [
          { tab: 'Seiten', pages: ['de/index', 'de/plants'] },
          { tab: 'API', openapi: { source: '/openapi.yaml', directory: 'de/api' } },
        ],
      },
      { language: 'cn', tabs: [{ tab: 'API', pages: ['cn/index'], asyncapi: ['events.yaml'] }] },
    ]),
  });
  const { site, diagnostics } = await (await Project.open(folder, { base: '', skip: [] })).load();
  const titles = Object.fromEntries([...site.routes].map(([route, { title }]) => [route, title]));
  expect(diagnostics.filter(({ severity }) => severity !== 'note')).toEqual([]);
  expect(titles).toEqual({
    '/': 'Home',
    '/plants': 'List plants',
    '/english': 'Pflanzen auflisten',
    '/de': 'Home',
    '/de/plants': 'Pflanzen auflisten',
    '/cn': 'Home',
    '/api-reference/事件': '事件',
  });
});
