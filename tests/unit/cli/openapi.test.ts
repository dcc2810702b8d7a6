import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { folderOf } from './folder.js';
import { run } from './run.js';

const head = 'openapi: 3.1.0\ninfo:\n  title: Garden\n  version: "1"\nservers:\n  - url: https://garden.example\n';
const garden = `${head}paths:
  /beds/{id}:
    get:
      summary: Read a bed
      tags: [Beds]
      parameters:
        - { name: id, in: path, required: true, schema: { type: string } }
      responses:
        "200": { description: It. }
    delete:
      summary: Clear a bed
      x-hidden: true
      responses: { "204": { description: Gone. } }
webhooks:
  bedDried:
    post:
      summary: A bed has dried
      responses: { "200": { description: Heard. } }
`;

it('Lists the pages of a valid specification, and writes no files', async () => {
  const folder = folderOf({ 'garden.yaml': garden });
  const { code, stdout, stderr } = await run('openapi', path.join(folder, 'garden.yaml'));
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^Garden makes 3 pages:\n/);
  expect(stdout).toMatch(/^ {2}GET \/beds\/\{id\} +Read a bed +\/api-reference\/beds\/read-a-bed$/m);
  expect(stdout).toMatch(/^ {2}webhook POST bedDried +A bed has dried +\/\S+$/m);
  expect(stdout).toMatch(/No problems found\.\n$/);
  expect(readdirSync(folder)).toEqual(['garden.yaml']);
});

it('Reports problems with their places, as text and as JSON', async () => {
  const folder = folderOf({ 'garden.yaml': garden.replace('type: string', '$ref: "#/components/schemas/Gone"') });
  const file = path.join(folder, 'garden.yaml');
  const told = await run('openapi', file);
  expect(told.code).toBe(0);
  expect(told.stderr).toMatch(/garden\.yaml\n {2}13:\d+ warning .*Gone.* openapi\/\S+/);
  expect((await run('openapi', file, '--strict')).code).toBe(1);
  const { code, stdout, stderr } = await run('openapi', file, '--json');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(JSON.parse(stdout)).toMatchObject({
    diagnostics: [{ file: 'garden.yaml', line: 13 }],
    pages: [
      {
        title: 'Read a bed',
        method: 'GET',
        path: '/beds/{id}',
        kind: 'operation',
        route: '/api-reference/beds/read-a-bed',
      },
      { title: 'Clear a bed', method: 'DELETE' },
      { title: 'A bed has dried', method: 'POST', path: 'bedDried', kind: 'webhook' },
    ],
  });
});

it('Exits with 1 for a file that is not a specification, and with 2 for a missing file', async () => {
  const folder = folderOf({ 'notes.yaml': 'a: [1\n' });
  const broken = await run('openapi', path.join(folder, 'notes.yaml'));
  expect(broken).toMatchObject({ code: 1, stdout: '' });
  expect(broken.stderr).toMatch(/\d+:\d+ .* openapi\/syntax/);
  for (const name of ['gone.yaml', '.']) {
    const file = path.join(folder, name);
    expect(await run('openapi', file)).toEqual({ code: 2, stdout: '', stderr: `There is no file ${file}.\n` });
  }
  expect((await run('openapi')).stderr).toBe(
    "Missing required argument 'spec'. Run `trellis-docs openapi --help` for help.\n",
  );
});
