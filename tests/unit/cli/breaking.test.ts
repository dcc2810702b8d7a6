import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { folderOf } from './folder.js';
import { change, commit, git, repositoryOf } from './repository.js';
import { run } from './run.js';

beforeEach(() => vi.stubEnv('GITHUB_ACTIONS', ''));
afterEach(() => vi.unstubAllEnvs());

const site = (openapi: string): string =>
  JSON.stringify({ name: 'Fern', navigation: { pages: ['index'] }, api: { openapi } });

/** The plants API with lines of YAML in its list of parameters and in its schema. */
const plants = ({ parameters = '[]', fields = '{ name: { type: string }, height: { type: integer } }' } = {}): string =>
  `openapi: 3.1.0
info:
  title: Plants
  version: '1'
servers:
  - url: https://example.com
paths:
  /plants:
    get:
      summary: List plants
      parameters: ${parameters}
      responses:
        '200':
          description: Plants.
          content:
            application/json:
              schema:
                $ref: '#/components/schemas/Plant'
components:
  schemas:
    Plant:
      type: object
      properties: ${fields}
`;

const state = {
  'docs.json': site('plants.yaml'),
  'index.mdx': '---\ntitle: Home\n---\n\nText.\n',
  'plants.yaml': plants(),
};

interface Fault {
  code: string;
  severity: string;
  message: string;
  help?: string;
  file?: string;
  line?: number;
}

async function faultsOf(folder: string, ...words: string[]): Promise<{ code: number; faults: Fault[] }> {
  const { code, stdout } = await run('check', folder, '--breaking', 'main', '--json', ...words);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Fault[] };
  return {
    code,
    faults: diagnostics.filter(({ code: each }) => /^openapi\/(?:breaking|risky|unknown-state)/.test(each)),
  };
}

describe('check --breaking', () => {
  it('finds nothing in the same state, and leaves no copy behind', async () => {
    const folder = repositoryOf(state);
    const temporary = folderOf({});
    vi.stubEnv('TMPDIR', temporary);
    expect(await faultsOf(folder)).toEqual({ code: 0, faults: [] });
    expect(readdirSync(temporary)).toEqual([]);
    expect(git(folder, 'status', '--porcelain', '--', ':!.trellis')).toBe('');
  });

  it('fails on what breaks clients, with the line, the operation and the reason', async () => {
    const folder = repositoryOf(state);
    change(folder, {
      'plants.yaml': plants({
        parameters: '[{ name: size, in: query, required: true, schema: { type: integer } }]',
        fields: '{ name: { type: string } }',
      }),
    });
    const { code, faults } = await faultsOf(folder);
    expect(code).toBe(1);
    expect(faults).toMatchObject([
      {
        ...{ code: 'openapi/breaking-change', severity: 'warning', file: 'plants.yaml', line: 11 },
        message: 'The query parameter `size` was added and is required (sent to `GET /plants`).',
        help: 'Requests without it are refused.',
      },
      {
        ...{ code: 'openapi/breaking-change', severity: 'warning', file: 'plants.yaml', line: 21 },
        message: 'The field `height` of `Plant` was removed (received from `GET /plants`).',
        help: 'Clients that read it find nothing.',
      },
    ]);
    expect((await run('check', folder)).code).toBe(0);
  });

  it('warns of what may break some clients, which fails with --strict', async () => {
    const folder = repositoryOf({ ...state, 'plants.yaml': plants({ fields: '{ kind: { enum: [fern] } }' }) });
    change(folder, { 'plants.yaml': plants({ fields: '{ kind: { enum: [fern, moss] } }' }) });
    const { code, faults } = await faultsOf(folder);
    expect(code).toBe(0);
    expect(faults).toMatchObject([{ code: 'openapi/risky-change', severity: 'warning', line: 23 }]);
    expect((await faultsOf(folder, '--strict')).code).toBe(1);
  });

  it('says nothing of what is safe', async () => {
    const folder = repositoryOf(state);
    change(folder, { 'plants.yaml': plants({ parameters: '[{ name: size, in: query, schema: { type: integer } }]' }) });
    expect(await faultsOf(folder)).toEqual({ code: 0, faults: [] });
  });

  it('says that a specification could not be read before', async () => {
    const folder = repositoryOf({ ...state, 'plants.yaml': `${plants()} x: : y\n` });
    change(folder, { 'plants.yaml': plants() });
    const { code, faults } = await faultsOf(folder);
    expect(code).toBe(0);
    expect(faults).toMatchObject([
      {
        ...{ code: 'openapi/unknown-state', severity: 'warning' },
        message: '`plants.yaml` cannot be read at `main`, so changes that break clients are not found.',
      },
    ]);
    expect((await faultsOf(folder, '--strict')).code).toBe(1);
  });

  it('compares a file that was renamed, by the title of its API', async () => {
    const folder = repositoryOf(state);
    change(folder, { 'docs.json': site('api.yaml'), 'plants.yaml': undefined, 'api.yaml': plants() });
    expect(await faultsOf(folder)).toEqual({ code: 0, faults: [] });
  });

  it('fails if a specification is no longer part of the site', async () => {
    const folder = repositoryOf(state);
    change(folder, {
      'docs.json': '{ "name": "Fern", "navigation": { "pages": ["index"] } }',
      'plants.yaml': undefined,
    });
    expect(await faultsOf(folder)).toMatchObject({
      code: 1,
      faults: [
        { message: 'The specification plants.yaml with 1 operation is no longer part of the site.', file: 'docs.json' },
      ],
    });
  });

  it('reads a specification beside the folder, as the commit has it', async () => {
    const root = repositoryOf({
      'docs/docs.json': site('../api/plants.yaml'),
      'docs/index.mdx': state['index.mdx'],
      'api/plants.yaml': plants(),
    });
    change(root, { 'api/plants.yaml': plants({ fields: '{ name: { type: string } }' }) });
    commit(root);
    git(root, 'branch', '--force', 'old', 'HEAD~1');
    const { code, stdout } = await run('check', path.join(root, 'docs'), '--breaking', 'old', '--json');
    expect(code).toBe(1);
    expect(stdout).toContain('The field `height` of `Plant` was removed');
  });

  it('ends with one line for a name that is no commit, and outside of a repository', async () => {
    const folder = repositoryOf(state);
    const { code, stderr } = await run('check', folder, '--breaking', 'nowhere');
    expect(code).toBeGreaterThan(0);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toContain('nowhere');
    const outside = await run('check', folderOf(state), '--breaking', 'main');
    expect(outside.code).toBeGreaterThan(0);
    expect(outside.stderr).toContain('is not in a git repository');
  });
});
