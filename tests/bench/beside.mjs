import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { generate } from './generate.mjs';
import { folderBytes, measure } from './measure.mjs';

const require = createRequire(import.meta.url);
const { version: astro } = require('astro/package.json');
const starlight = '0.42.4';
const rounds = 3;

const configuration = (sidebar) => `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({ integrations: [starlight({ title: 'Bench', sidebar: ${JSON.stringify(sidebar)} })] });
`;
const collection = `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

/** Makes a project of Starlight with the pages and the groups of a documentation folder. */
function writeStarlight(folder, documentation) {
  const { navigation } = JSON.parse(readFileSync(path.join(documentation, 'docs.json'), 'utf8'));
  const pages = path.join(folder, 'src/content/docs');
  mkdirSync(pages, { recursive: true });
  for (const { pages: ids } of navigation)
    for (const id of ids) cpSync(path.join(documentation, `${id}.mdx`), path.join(pages, `${id}.mdx`));
  const sidebar = navigation.map(({ group, pages: items }) => ({ label: group, items }));
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  writeFileSync(path.join(folder, 'astro.config.mjs'), configuration(sidebar));
  writeFileSync(path.join(folder, 'src/content.config.ts'), collection);
  const packages = [`astro@${astro}`, `@astrojs/starlight@${starlight}`];
  execFileSync('npm', ['install', '--no-audit', '--no-fund', ...packages], { cwd: folder, stdio: 'ignore' });
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/**
 * Builds the same pages with Trellis and with Starlight, in turns and without caches, and prints the medians.
 *
 * @param trellis path of the command line.
 */
export async function benchBeside(trellis, count) {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-bench-'));
  const [ours, theirs] = ['trellis', 'starlight'].map((name) => path.join(folder, name));
  const middle = `group-${Math.floor(count / 40)}/page-${Math.floor(count / 40) * 20}/index.html`;
  const tools = [
    { name: 'Trellis', cwd: ours, words: [trellis, 'build', ours], caches: ['.trellis', 'dist'] },
    {
      name: 'Starlight',
      cwd: theirs,
      words: [path.join(theirs, 'node_modules/astro/bin/astro.mjs'), 'build'],
      caches: ['.astro', 'dist', 'node_modules/.astro', 'node_modules/.vite'],
    },
  ].map((tool) => ({ ...tool, runs: [] }));
  try {
    mkdirSync(ours);
    generate(ours, count);
    writeStarlight(theirs, ours);
    for (let round = 0; round < rounds; round += 1) {
      for (const { name, cwd, words, caches, runs } of tools) {
        for (const cache of caches) rmSync(path.join(cwd, cache), { recursive: true, force: true });
        const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
        const run = await measure(process.execPath, words, { cwd, env });
        if (run.code !== 0) throw new Error(`The build of ${name} ended with ${run.code}:\n${run.errors}`);
        runs.push(run);
      }
    }
    console.log(`${count} pages, search included; medians of ${rounds} builds in turns`);
    for (const { name, cwd, runs } of tools) {
      const of = (key) => median(runs.map((run) => run[key]));
      const html = readFileSync(path.join(cwd, 'dist', middle));
      const cells = [
        `${of('wall').toFixed(1)} s`,
        `${of('cpu').toFixed(1)} CPU s`,
        `${Math.round(of('peak') / 1e6)} MB of memory`,
        `${(folderBytes(path.join(cwd, 'dist')) / 1e6).toFixed(1)} MB of output`,
        `HTML of a page ${(html.length / 1e3).toFixed(0)} KB, ${(gzipSync(html).length / 1e3).toFixed(1)} KB compressed`,
      ];
      console.log(`${name.padEnd(10)} ${cells.join(' · ')}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
