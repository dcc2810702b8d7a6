import { expect, it } from 'vitest';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.js';
import type { Feature } from '../../../src/features/feature.js';
import type { TrellisPlugin } from '../../../src/features/plugin.js';
import { guardPlugin, readingSlots } from '../../../src/project/plugins.js';
import type { Route } from '../../../src/site/site.js';
import { filesOf } from '../../stranger/manual.js';

const head = { site: { name: 'Fern', home: '/', base: '' }, language: 'en' };
const page = { title: 'A', path: '/a', href: '/a', file: 'a.mdx', frontmatter: {} };
const route = { path: '/a', source: { kind: 'content', page: { file: 'a.mdx' } } } as unknown as Route;
const fail = (): never => {
  throw new Error('out of water.');
};
/** Slots that their types do not allow, as a project without types may fill them. */
const wrong = (slots: object): TrellisPlugin => ({ name: 'fern', ...slots });

function guarded(plugin: TrellisPlugin): { feature: Feature; notes: Diagnostic[] } {
  const notes: Diagnostic[] = [];
  return { feature: guardPlugin(plugin, (fault) => notes.push(fault)), notes };
}

it('Plug-ins without a slot cost nothing while the folder is read, and one that returns nothing changes nothing', async () => {
  expect(readingSlots([{ name: 'fern' }])).toEqual({ config: undefined, page: undefined });
  const plugin = { name: 'fern', config: () => undefined, page: () => undefined };
  const { config, page: pageSlot } = readingSlots([plugin]);
  const nothing = { value: undefined, diagnostics: [] };
  expect(await config?.({}, 'docs.json')).toEqual(nothing);
  expect(pageSlot?.({ file: 'a.mdx', text: '' })).toEqual(nothing);
  const { feature, notes } = guarded(plugin);
  expect([feature.head?.(head), feature.nodes?.([], route), feature.key?.(route)]).toEqual([undefined, undefined, '']);
  expect(await feature.prepare?.()).toEqual([]);
  expect(notes).toEqual([]);
});

it('A plug-in receives a copy of the configuration, and its result is read as JSON', async () => {
  const written = { name: 'Fern', colors: { primary: '#123456' } };
  const { config } = readingSlots([
    {
      name: 'fern',
      config: (given) => {
        (given['colors'] as Record<string, unknown>)['primary'] = '#654321';
        return Promise.resolve({ ...given, when: new Date(0), nothing: undefined });
      },
    },
  ]);
  expect(await config?.(written, 'docs.json')).toEqual({
    value: { name: 'Fern', colors: { primary: '#654321' }, when: '1970-01-01T00:00:00.000Z' },
    diagnostics: [],
  });
  expect(written.colors.primary).toBe('#123456');
});

it('Each plug-in receives what the one before it has made', async () => {
  const append = (letter: string): TrellisPlugin => ({
    name: letter,
    config: (given) => ({ ...given, name: String(given['name']) + letter }),
    page: ({ text }) => text + letter,
  });
  const { config, page: pageSlot } = readingSlots([
    append('a'),
    { name: 'broken', config: fail, page: fail },
    append('b'),
  ]);
  const results = [await config?.({ name: '' }, 'docs.json'), pageSlot?.({ file: 'a.mdx', text: '' })];
  expect(results.map((result) => result?.value)).toEqual([{ name: 'ab' }, 'ab']);
  expect(results.map((result) => result?.diagnostics.length)).toEqual([1, 1]);
});

it('A slot that throws is a warning with the names of both, and changes nothing', async () => {
  const plugin: TrellisPlugin = {
    name: 'fern',
    ...{ config: fail, page: fail, head: fail, nodes: fail, key: fail, check: fail, prepare: fail },
  };
  const { config, page: pageSlot } = readingSlots([plugin]);
  const read = [await config?.({}, 'docs.json'), pageSlot?.({ file: 'a.mdx', text: '' })];
  expect(read.map((result) => result?.value)).toEqual([undefined, undefined]);
  const { feature, notes } = guarded(plugin);
  expect([feature.head?.({ ...head, page }), feature.nodes?.([], route), feature.key?.(route)]).toEqual([
    undefined,
    undefined,
    '',
  ]);
  const returned = [...(feature.check?.([route]) ?? []), ...((await feature.prepare?.()) ?? [])];
  const message = (slot: string): string => `\`${slot}\` of the plug-in \`fern\` fails: out of water.`;
  expect([...read.flatMap((result) => result?.diagnostics ?? []), ...notes, ...returned]).toMatchObject([
    { code: 'plugins/broken', message: message('config'), file: 'docs.json' },
    { message: message('page'), file: 'a.mdx' },
    { message: message('head'), file: 'a.mdx' },
    { message: message('nodes'), file: 'a.mdx' },
    { message: message('key'), file: 'a.mdx' },
    { message: message('check') },
    { message: message('prepare') },
  ]);
});

it('A result of a wrong type is a warning with the place in the result', async () => {
  const circle: Record<string, unknown> = {};
  circle['circle'] = circle;
  const broken = wrong({
    page: () => 3,
    head: () => [{ tag: 'meta' }, { tag: 'iframe' }],
    nodes: () => ['text', 4],
    config: () => ['name'],
  });
  const slots = readingSlots([broken]);
  const messageOf = (result: { diagnostics: { message: string }[] } | undefined): string | undefined =>
    result?.diagnostics[0]?.message;
  expect(messageOf(slots.page?.({ file: 'a.mdx', text: '' }))).toMatch(/^`page` of .* returns a wrong value: .*string/);
  expect(messageOf(await slots.config?.({}, 'docs.json'))).toMatch(/^`config` of .* returns a wrong value/);
  expect(messageOf(await readingSlots([wrong({ config: () => circle })]).config?.({}, 'docs.json'))).toMatch(/fails: /);
  const { feature, notes } = guarded(broken);
  feature.head?.(head);
  feature.nodes?.([], route);
  expect(notes.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^`head` of .* returns a wrong value: .*, at `\[1\]\.tag`/),
    expect.stringMatching(/^`nodes` of .* returns a wrong value: .*, at `\[1\]`/),
  ]);
});

it('Problems that a plug-in reports are warnings', () => {
  const { feature } = guarded({
    name: 'fern',
    check: (pages) => pages.map(({ path }) => ({ message: `${path} is dry.`, file: 'a.mdx' })),
  });
  expect(feature.check?.([route])).toEqual([
    { code: 'plugins/fault', severity: 'warning', message: '/a is dry.', file: 'a.mdx' },
  ]);
});

it('An error of `done` ends the build with one line', async () => {
  await expect(
    guarded({ name: 'fern', done: fail }).feature.done?.({ folder: '/', base: '', pages: [] }),
  ).rejects.toThrow('`done` of the plug-in `fern` fails: out of water.');
});

it('The plug-in of the manual adds a line to each page, and its option to the key', async () => {
  const [code = ''] = filesOf('content/astro.mdx').get('reading-time.mjs') ?? [];
  const { readingTime } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    readingTime: (options: { wordsPerMinute: number }) => TrellisPlugin;
  };
  const { feature, notes } = guarded(readingTime({ wordsPerMinute: 2 }));
  const nodes = [
    { kind: 'html' as const, html: '<p>One <b>two</b></p>' },
    { kind: 'element' as const, name: 'p', props: {}, children: ['three four'] },
  ];
  expect(feature.nodes?.(nodes, route)).toEqual([
    { kind: 'element', name: 'p', props: { class: 'reading-time' }, children: ['2 min read'] },
    ...nodes,
  ]);
  expect(feature.key?.(route)).toBe('2');
  expect(notes).toEqual([]);
});
