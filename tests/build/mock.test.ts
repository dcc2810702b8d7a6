import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { runHere } from '../command.js';
import { serve } from './serving.js';
import { copyOf, filesOf } from './trellis.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A folder with the plant store. */
function plantStore(): string {
  const folder = copyOf('address');
  copyFileSync(path.join(root, 'openapi.yaml'), path.join(folder, 'openapi.yaml'));
  return folder;
}

const create = (address: string, token: Record<string, string>): Promise<Response> =>
  fetch(`${address}/plants`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...token },
    body: JSON.stringify({ id: 1, name: 'Fern', tag: 'shade' }),
  });

it('`mock` answers API requests at the address that it prints', async () => {
  const { url, stop } = await serve(['mock', plantStore()], { env: { PORT: '0' } });
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/plant-store$/);
  const answer = await create(url, { authorization: 'Bearer abc' });
  expect([answer.status, await answer.json()]).toEqual([200, { name: 'Fern', tag: 'shade' }]);
  expect((await create(url, {})).status).toBe(400);
  expect((await fetch(url)).status).toBe(404);
  expect(await stop()).toBe(0);
});

it('`mock` answers the first requests that somebody sends from a new folder', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-new-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect((await runHere('new', folder, '--yes')).code).toBe(0);
  const { url } = await serve(['mock', folder], { env: { PORT: '0' } });
  for (const operation of ['/plants', '/plants/plant_1']) expect((await fetch(url + operation)).status).toBe(200);
  expect((await create(url, {})).status).toBe(401);
  expect(await (await fetch(new URL('/plants', url))).json()).toEqual({
    message: 'No operation answers GET /plants. Paths begin with /_trellis/mock/openapi.',
  });
});

it('`mock` reports a folder without a specification', async () => {
  const folder = copyOf('minimal');
  const { code, stderr } = await runHere('mock', folder, '--port', '0');
  expect(code).toBe(1);
  expect(stderr).toContain('openapi');
});

it('`dev --mock` serves the mock API beside the pages, and the playground uses it', async () => {
  const { url } = await serve(['dev', plantStore(), '--port', '0', '--mock']);
  const html = await (await fetch(`${url}/create`)).text();
  const [, frame = '', operation = ''] = /data-playground="([^"]+)" data-operation="([^"]+)"/.exec(html) ?? [];
  expect(await (await fetch(url + operation)).json()).toMatchObject({
    method: 'POST',
    servers: [{ url: '/plant-store', isMock: true }],
  });
  expect((await create(`${url}/plant-store`, { authorization: 'Bearer abc' })).status).toBe(200);
  expect(await (await fetch(url + frame)).text()).toContain('Content-Security-Policy');
  const explorer = await (await fetch(`${url}/_trellis/explorer/openapi/`)).text();
  expect(explorer).toContain('data-content="/_trellis/explorer/openapi/specification.json"');
});

it('`dev` without --mock keeps the API’s own address', async () => {
  const { url } = await serve(['dev', plantStore(), '--port', '0']);
  const html = await (await fetch(`${url}/create`)).text();
  const [, operation = ''] = /data-operation="([^"]+)"/.exec(html) ?? [];
  expect(await (await fetch(url + operation)).json()).toMatchObject({
    servers: [{ url: '{base_url}', absolute: true }],
  });
  expect((await create(`${url}/plant-store`, { authorization: 'Bearer abc' })).status).toBe(404);
});

it.each(['show', 'hide'])('`build` writes the playground only if its mode is not hide (mode: %s)', async (mode) => {
  const folder = plantStore();
  const config = path.join(folder, 'docs.json');
  const docs = JSON.parse(readFileSync(config, 'utf8')) as object;
  writeFileSync(config, JSON.stringify({ ...docs, api: { playground: { mode } } }));
  const out = path.join(folder, 'out');
  expect((await runHere('build', folder, '--out', out)).code).toBe(0);
  const ours = filesOf(out).filter((file) => /^_trellis\/(playground|operations|explorer)\//.test(file));
  if (mode === 'hide') return expect(ours).toEqual([]);
  expect(ours).toContain('_trellis/playground/index.html');
  expect(ours).not.toContain('_trellis/playground/explorer.html');
  expect(ours).toContain('_trellis/explorer/openapi/index.html');
  expect(ours.filter((file) => file.startsWith('_trellis/operations/'))).toHaveLength(1);
});
