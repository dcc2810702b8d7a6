// Compares the sites that two checkouts of Trellis build: pages, their texts, links and ids, and the reported faults.
//   tsx tests/differential/versions.ts <other checkout> <folder>...
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Parser } from 'htmlparser2';

const here = fileURLToPath(new URL('../..', import.meta.url));

/** Texts, links and ids of a page. */
interface Page {
  texts: string[];
  links: string[];
  ids: string[];
}

interface Built {
  faults: string[];
  files: string[];
  pages: Map<string, Page>;
}

const unread = new Set(['script', 'style']);
/** Bundled files are called after their content, and views after all that they hold. */
const stable = (address: string): string => address.replace(/_(?:astro|trellis)\/.*/s, '');

function pageOf(html: string): Page {
  const page: Page = { texts: [], links: [], ids: [] };
  let unreadDepth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (unread.has(name)) unreadDepth += 1;
      for (const key of ['href', 'src']) {
        const address = attributes[key];
        if (address !== undefined) page.links.push(stable(address));
      }
      if (attributes['id'] !== undefined) page.ids.push(attributes['id']);
    },
    onclosetag(name) {
      if (unread.has(name)) unreadDepth -= 1;
    },
    ontext(data) {
      const text = data.replace(/\s+/g, ' ').trim();
      if (unreadDepth === 0 && text !== '') page.texts.push(text);
    },
  });
  parser.end(html);
  return page;
}

/** Builds a copy of a folder, so that neither checkout finds what the other has kept. */
function built(checkout: string, folder: string): Built {
  const scratch = mkdtempSync(path.join(tmpdir(), 'trellis-versions-'));
  const copy = path.join(scratch, path.basename(folder));
  try {
    cpSync(folder, copy, {
      recursive: true,
      filter: (file) => !/(?:^|[/\\])(?:dist|\.trellis|node_modules)$/.test(file),
    });
    const { stderr } = spawnSync(
      process.execPath,
      [path.join(checkout, 'src/cli/trellis.mjs'), 'build', copy, '--no-og-images'],
      {
        encoding: 'utf8',
        maxBuffer: 2 ** 28,
        env: { ...process.env, TRELLIS_GITHUB_API: 'http://127.0.0.1:9' },
      },
    );
    const output = path.join(copy, 'dist');
    const names = existsSync(output) ? readdirSync(output, { recursive: true, encoding: 'utf8' }) : [];
    const files = names.map((name) => name.replaceAll('\\', '/')).filter((name) => !/^_(?:astro|trellis)\//.test(name));
    const pages = files.filter((name) => name.endsWith('.html'));
    return {
      faults: stderr.split('\n').filter((line) => line.trim() !== '' && !/\bBuilt \d+ pages/.test(line)),
      files: files.sort(),
      pages: new Map(pages.map((name) => [name, pageOf(readFileSync(path.join(output, name), 'utf8'))])),
    };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Entries that one list has more often than the other. */
function beyond(some: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const each of others) left.set(each, (left.get(each) ?? 0) + 1);
  return some.filter((each) => {
    const count = left.get(each) ?? 0;
    left.set(each, count - 1);
    return count <= 0;
  });
}

function differences(before: readonly string[], after: readonly string[]): string[] {
  return [...beyond(before, after).map((each) => `- ${each}`), ...beyond(after, before).map((each) => `+ ${each}`)];
}

const [other = '', ...folders] = process.argv.slice(2);
let found = 0;
for (const folder of folders) {
  const [before, after] = [built(other, folder), built(here, folder)];
  const told = [
    ...differences(before.files, after.files).map((line) => `file ${line}`),
    ...differences(before.faults, after.faults).map((line) => `fault ${line}`),
    ...[...before.pages].flatMap(([name, page]) => {
      const now = after.pages.get(name);
      if (!now) return [];
      return (['texts', 'links', 'ids'] as const).flatMap((kind) =>
        differences(page[kind], now[kind]).map((line) => `${name}, ${kind} ${line}`),
      );
    }),
  ];
  found += told.length;
  process.stdout.write(`${folder}: ${before.pages.size} pages, ${told.length} differences\n`);
  for (const line of told) process.stdout.write(`  ${line}\n`);
}
process.exitCode = found === 0 ? 0 : 1;
