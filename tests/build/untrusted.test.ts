import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Parser } from 'htmlparser2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { untoldSettings, type Attempt, type Reach } from '../untrusted/attempts.js';
import { layOutHome, layOutSite } from '../untrusted/folder.js';
import { filesOf } from './trellis.js';

const command = fileURLToPath(new URL('../../src/cli/trellis.mjs', import.meta.url));
const home = mkdtempSync(path.join(tmpdir(), 'trellis-untrusted-'));
const folder = path.join(home, 'docs');
const output = path.join(home, 'site');
const canaries = path.join(home, 'canaries');
const requests: string[] = [];
const secrets = /secret-of-a-file|secret-of-the-environment/;
const marks = /evil-mark|as-text|classmark/;
let server: Server;
let reach: Reach;
let all: Attempt[];
let told: readonly { code: string; message: string; file?: string; line?: number }[];
let built: { code: number | null; stderr: string };

/** Runs the command line while this process can answer requests. */
function trellis(...words: string[]): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const env = { ...process.env, VITEST: '', NODE_ENV: '', TRELLIS_SECRET: 'secret-of-the-environment' };
  const child = spawn(process.execPath, [command, ...words], { env, cwd: folder, timeout: 300_000 });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (text: Buffer) => (stdout += text.toString()));
  child.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, stdout, stderr })));
}

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  reach = layOutHome(home, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  all = layOutSite(folder, reach);
  built = await trellis('build', '.', '--out', output, '--untrusted');
  const { stdout } = await trellis('check', '.', '--json', '--untrusted');
  told = (JSON.parse(stdout) as { diagnostics: typeof told }).diagnostics;
}, 400_000);

afterAll(() => {
  server.close();
  rmSync(home, { recursive: true, force: true });
});

describe('The build of an untrusted folder', () => {
  it('The site is built and shows everything that is allowed', () => {
    expect(built.code, built.stderr).toBe(0);
    const page = readFileSync(path.join(output, 'introduction/index.html'), 'utf8');
    expect(page).toContain('A Fern needs water.');
    expect(page).toContain('Own');
    expect(existsSync(path.join(output, 'api-reference/list/index.html'))).toBe(true);
  });

  it('The folder holds at least 100 attacks', () => {
    expect(all.length).toBeGreaterThanOrEqual(100);
  });

  it('The build runs no code, sends no request and writes nothing outside of its output', () => {
    expect(readdirSync(canaries)).toEqual([]);
    expect(requests).toEqual([]);
    expect(readdirSync(`${reach.secret}-folder`)).toEqual(['thesis.tex']);
    expect(readdirSync(home).sort()).toEqual([
      'above.mdx',
      'above.svg',
      'above.yaml',
      'canaries',
      'docs',
      'secret.mdx',
      'secret.mdx-folder',
      'site',
    ]);
  });

  it('The site and the reports contain no secret and no code of the author', () => {
    const found = filesOf(output).flatMap((file) => {
      const text = readFileSync(path.join(output, file), 'latin1');
      return [...(secrets.test(text) ? ['a secret'] : []), ...programsIn(file, text)].map((what) => `${file}: ${what}`);
    });
    expect(found).toEqual([]);
    expect(`${built.stderr}${JSON.stringify(told)}`).not.toMatch(/secret-of/);
  });

  it('Pages allow no scripts except those of the site', () => {
    const pages = filesOf(output).filter((file) => file.endsWith('index.html') && !file.startsWith('_trellis/'));
    const policies = pages.map(
      (file) => / script-src ([^;]*);/.exec(readFileSync(path.join(output, file), 'utf8'))?.[1],
    );
    expect([...new Set(policies.map((policy) => policy?.replace(/'sha256-[^']+'/g, '#')))]).toEqual(["'self' # #"]);
  });

  it('Everything left out of a file is reported with the file', () => {
    const silent = all.flatMap(({ name, files, told: wanted = Object.keys(files)[0] }) =>
      wanted === 'none' || told.some(({ file }) => file === wanted) ? [] : [name],
    );
    expect(silent).toEqual([]);
  });

  it('Everything left out of docs.json is reported with its place', () => {
    const placed = told.filter(({ file, line }) => file === 'docs.json' && line !== undefined);
    expect(
      untoldSettings(
        reach,
        placed.map(({ message }) => message),
      ),
    ).toEqual([]);
  });
});

/** Places in which a browser would run or load code of an attempt: text that only names it does no harm. */
function programsIn(file: string, text: string): string[] {
  if (/\.(?:m?js|css|svg|wasm)$|^_headers$|^_worker/.test(file)) return marks.test(text) ? ['a mark'] : [];
  if (!file.endsWith('.html')) return [];
  const found: string[] = [];
  let inside = '';
  const parser = new Parser({
    onopentag(name, attributes) {
      // Data for search engines is no program.
      inside = attributes['type'] === 'application/ld+json' ? '' : name;
      for (const [attribute, value] of Object.entries(attributes)) {
        if (attribute === 'class' || attribute === 'alt' || attribute === 'title' || attribute.startsWith('aria-'))
          continue;
        const isRefresh = name === 'meta' && attributes['http-equiv'] !== undefined;
        if (name === 'meta' && !isRefresh) continue;
        if (marks.test(value)) found.push(`<${name} ${attribute}="${value.slice(0, 80)}">`);
      }
    },
    ontext(data) {
      const isRun = inside === 'script' || (inside === 'style' && /url\(|@import/.test(data));
      if (isRun && marks.test(data)) found.push(`<${inside}>: ${data.slice(0, 80)}`);
    },
    onclosetag: () => (inside = ''),
  });
  parser.end(text);
  return found;
}
