import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Project, type ProjectState } from '../../../src/project/project.js';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.js';
import { untoldSettings, type Attempt, type Reach } from '../../untrusted/attempts.js';
import { layOutHome, layOutSite } from '../../untrusted/folder.js';

const home = mkdtempSync(path.join(tmpdir(), 'trellis-strangers-'));
let reach: Reach;
let all: Attempt[];
let state: ProjectState;

beforeAll(async () => {
  vi.stubEnv('TRELLIS_SECRET', 'secret-of-the-environment');
  vi.stubGlobal('fetch', () => {
    throw new Error('No server is asked.');
  });
  reach = layOutHome(home, 'http://127.0.0.1:9');
  const folder = path.join(home, 'docs');
  all = layOutSite(folder, reach);
  const project = await Project.open(folder, {
    base: '',
    skip: [],
    asksGithub: true,
    asksHistory: true,
    isUntrusted: true,
  });
  state = await project.load();
});

afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  rmSync(home, { recursive: true, force: true });
});

const toldOf = (file: string): Diagnostic[] => state.diagnostics.filter((each) => each.file === file);

it('Renders every page of an untrusted author without running its code', () => {
  expect(state.content.pages.length).toBeGreaterThan(70);
  for (const page of state.content.pages) {
    const { id, body } = page;
    const drawn = JSON.stringify(state.evaluate(page).nodes);
    expect(drawn, id).not.toMatch(/secret-of/);
    expect(body?.code ?? '', id).not.toMatch(/process\.(?:env|exit)|constructor\b[^"]|require\(|=>\s*process/);
  }
  expect(readdirSync(path.join(home, 'canaries'))).toEqual([]);
});

it('Reports every attempt of an untrusted author', () => {
  const silent = all.flatMap(({ name, files, told = Object.keys(files)[0] ?? '' }) =>
    told === 'none' || toldOf(told).length > 0 ? [] : [name],
  );
  expect(silent).toEqual([]);
  const placed = toldOf('docs.json').filter(({ span }) => span !== undefined);
  expect(
    untoldSettings(
      reach,
      placed.map(({ message }) => message),
    ),
  ).toEqual([]);
});

it('Publishes no file of an untrusted author that runs code', () => {
  const kept = [...state.content.assets.keys()].filter((url) => /\.(?:m?js|html|css|svg)$|^\/_/.test(url));
  expect(kept).toEqual([]);
  expect(state.site.everywhere.scripts).toEqual([]);
  expect(state.islands.files.size).toBe(0);
});

it('Shows plain values and the properties of snippets', () => {
  const page = state.content.pages.find(({ id }) => id === 'introduction');
  expect(page?.diagnostics).toEqual([]);
  const drawn = JSON.stringify(page && state.evaluate(page).nodes);
  expect(drawn).toMatch(/Fern.*water.*Own/);
});
