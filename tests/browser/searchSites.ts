import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as playwright } from 'playwright/test';
import { previewHandler } from '../../src/astro/preview.js';
import { vocabularies, writeGenerated, writeLanguages } from './generatedSites.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const trellis = path.join(root, 'src/cli/trellis.mjs');

/** A built site that is served. */
export interface ServedSite {
  /** Address with base, without trailing slash. */
  url: string;
  /** Folder of the built files. */
  output: string;
}

/** Builds the folder that `write` fills, serves it under a base, and takes everything away afterwards. */
export async function serve(
  base: string,
  write: (folder: string) => void,
  use: (site: ServedSite) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-search-'));
  write(folder);
  const output = path.join(folder, 'dist');
  execFileSync(process.execPath, [trellis, 'build', folder, '--out', output, '--base', base || '/'], { stdio: 'pipe' });
  const server = createServer(previewHandler(output, base)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  await use({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`, output });
  server.close();
  rmSync(folder, { recursive: true });
}

interface Sites {
  /** A copy of `tests/sites/search`, under `/docs`. */
  searched: ServedSite;
  english: ServedSite;
  german: ServedSite;
  chinese: ServedSite;
  languages: ServedSite;
}

/** More operations under the same path than the search looks at for one query. */
function addOperations(folder: string): void {
  const names = Array.from({ length: 40 }, (_, index) => `part-${index}`);
  const operation = { summary: 'A part', responses: { 200: { description: 'Found.' } } };
  const paths = Object.fromEntries(names.map((name) => [`/plants/{plantId}/${name}`, { get: operation }]));
  const info = { title: 'Parts', version: '1' };
  writeFileSync(path.join(folder, 'parts.json'), JSON.stringify({ openapi: '3.1.0', info, paths }));
  mkdirSync(path.join(folder, 'parts'));
  for (const name of names) {
    const text = `---\ntitle: Plants, ${name}\nopenapi: parts.json GET /plants/{plantId}/${name}\n---\n`;
    writeFileSync(path.join(folder, `parts/${name}.mdx`), text);
  }
  const file = path.join(folder, 'docs.json');
  const config = JSON.parse(readFileSync(file, 'utf8')) as { navigation: object[] };
  const navigation = [...config.navigation, { group: 'Parts', pages: names.map((name) => `parts/${name}`) }];
  writeFileSync(file, JSON.stringify({ ...config, navigation }));
}

type Fixture = (context: object, use: (site: ServedSite) => Promise<void>) => Promise<void>;

const generated =
  (name: keyof typeof vocabularies, locale?: string): Fixture =>
  (_context, use) =>
    serve('', (folder) => writeGenerated(folder, vocabularies[name], locale), use);

const options = { scope: 'worker', timeout: 240_000 } as const;

/** Tests that get sites to search, each built once for a worker, when it is first asked for. */
export const test = playwright.extend<object, Sites>({
  searched: [
    // eslint-disable-next-line no-empty-pattern
    ({}, use) =>
      serve(
        '/docs',
        (folder) => {
          cpSync(path.join(root, 'tests/sites/search'), folder, { recursive: true });
          addOperations(folder);
        },
        use,
      ),
    options,
  ],
  // eslint-disable-next-line no-empty-pattern
  english: [({}, use) => generated('en')({}, use), options],
  // eslint-disable-next-line no-empty-pattern
  german: [({}, use) => generated('de', 'de')({}, use), options],
  // eslint-disable-next-line no-empty-pattern
  chinese: [({}, use) => generated('zh', 'zh')({}, use), options],
  // eslint-disable-next-line no-empty-pattern
  languages: [({}, use) => serve('', writeLanguages, use), options],
});

export { expect } from 'playwright/test';
