import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { Project } from '../../../src/project/project.js';

it('An operation is described once, however many others are described in between', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-reference-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const paths = Object.fromEntries(
    ['/plants', '/seeds', '/pots'].map((each) => [each, { get: { responses: { 200: { description: each } } } }]),
  );
  const openapi = { openapi: '3.1.0', info: { title: 'Garden', version: '1' }, paths };
  const docs = {
    name: 'Reed',
    colors: { primary: '#0f766e' },
    openapi: 'openapi.json',
    navigation: [{ group: 'Start', pages: ['a'] }],
  };
  writeFileSync(path.join(folder, 'openapi.json'), JSON.stringify(openapi));
  writeFileSync(path.join(folder, 'docs.json'), JSON.stringify(docs));
  writeFileSync(path.join(folder, 'a.mdx'), '---\ntitle: A\n---\n');
  const { site, reference } = await (await Project.open(folder, { base: '', skip: [] })).load();
  const routes = [...site.routes.values()].filter(({ source }) => source.kind === 'operation');
  const details = routes.map((route) => reference.describe(route));
  expect(details.map((each) => each?.responses[0]?.description)).toEqual(['/plants', '/seeds', '/pots']);
  for (const [index, route] of routes.entries()) expect(reference.describe(route)).toBe(details[index]);
});
