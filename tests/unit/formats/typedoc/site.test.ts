import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { Project } from '../../../../src/project/project.js';
import { project, reflection } from './support.js';

const library = (...names: string[]): string => JSON.stringify(project(names.map((name) => reflection(256, name))));
const typedoc = (source: string, more: object = {}): object => ({ format: 'typedoc', source, ...more });

/** Addresses in the order of the sidebar. */
async function siteOf(navigation: object, files: Readonly<Record<string, string>>): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-sdk-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const docs = { theme: 'mint', name: 'Plants', colors: { primary: '#15803d' }, favicon: '/icon.svg', navigation };
  for (const [file, text] of Object.entries({ 'docs.json': JSON.stringify(docs), 'icon.svg': '<svg/>', ...files }))
    writeFileSync(path.join(folder, file), text);
  const { site } = await (await Project.open(folder, { base: '', skip: [] })).load();
  const hasPrevious = new Set([...site.routes.values()].flatMap(({ next }) => next?.href ?? []));
  const order: string[] = [];
  for (const route of site.routes.values()) {
    if (hasPrevious.has(route.path)) continue;
    for (let at: typeof route | undefined = route; at; at = site.routes.get(at.next?.href ?? '')) order.push(at.path);
  }
  return order.filter((each) => each !== '/');
}

it('Pages that a group lists come before those of its library', async () => {
  const groups = [{ group: 'Lib', sdk: typedoc('a.json', { directory: 'lib' }), pages: ['start', 'end'] }];
  const files = { 'a.json': library('A', 'B'), 'start.mdx': '# Start', 'end.mdx': '# End' };
  expect(await siteOf({ tabs: [{ tab: 'SDK', groups }] }, files)).toEqual([
    '/start',
    '/end',
    '/lib/interfaces/a',
    '/lib/interfaces/b',
  ]);
});

it('A page for a symbol replaces the pages of the library in the part that lists it', async () => {
  const tabs = [{ tab: 'SDK', sdk: typedoc('a.json'), groups: [{ group: 'Own', pages: ['own'] }] }];
  const files = { 'a.json': library('A', 'B'), 'own.mdx': '---\nsdk: interface B\n---\n\nMine.' };
  expect(await siteOf({ tabs }, files)).toEqual(['/own']);
});

it('Versions of a library have addresses of their own without naming a folder', async () => {
  const versions = ['v2', 'v1'].map((version) => ({ version, sdk: typedoc(`${version}.json`) }));
  const order = await siteOf({ versions }, { 'v1.json': library('A'), 'v2.json': library('A', 'B') });
  expect([...order].sort()).toEqual([
    ...['/sdk-reference/v1/interfaces/a', '/sdk-reference/v2/interfaces/a', '/sdk-reference/v2/interfaces/b'],
  ]);
});

it('Two libraries in one part of the navigation have pages beside each other', async () => {
  const groups = ['a', 'b'].map((name) => ({ group: name, sdk: typedoc(`${name}.json`, { directory: name }) }));
  const order = await siteOf({ groups }, { 'a.json': library('A'), 'b.json': library('A') });
  expect(order).toEqual(['/a/interfaces/a', '/b/interfaces/a']);
});
