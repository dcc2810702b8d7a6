import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { create } from '../../../src/cli/new.js';
import { classicMoves } from '../../../src/config/classic/settings.js';
import { parseConfig } from '../../../src/config/load.js';
import { listFields } from '../../../src/config/reference.js';
import { vocabularies } from '../../../src/config/vocabulary.js';
import { manualPages, type ManualPage } from './pages.js';

type Values = Record<string, unknown>;

const forms = [
  { schema: 'today', title: /^docs\.json$/, minimal: { name: 'Fern', navigation: { pages: ['introduction'] } } },
  {
    schema: 'classic',
    title: /^mint\.json \(classic\)$/,
    minimal: { name: 'Fern', navigation: [{ group: 'Start', pages: ['introduction'] }] },
  },
] as const;

const today = new Set(listFields('today').map((field) => field.path));

const isSettings = (text: string): boolean => {
  const keys = Object.keys(JSON.parse(text) as object);
  return keys.length > 0 && keys.every((key) => today.has(key));
};

const samples = manualPages.flatMap(({ file, fences }) =>
  fences.filter(({ language }) => language === 'json').map((fence) => ({ file, ...fence })),
);

describe('Samples of docs.json in the manual', () => {
  it('Say which form they are in', () => {
    const untitled = samples.filter(({ title, code }) => {
      return (
        !forms.some((form) => form.title.test(title)) &&
        (/docs|mint|classic|today/i.test(title) || (title === '' && isSettings(code)))
      );
    });
    expect(untitled).toEqual([]);
  });

  it.each(forms)('Are valid in the form that they claim: $schema', ({ schema, title, minimal }) => {
    const claimed = samples.filter((sample) => title.test(sample.title));
    expect(claimed.length).toBeGreaterThan(15);
    for (const { file, code } of claimed) {
      const text = JSON.stringify({ ...minimal, ...(JSON.parse(code) as Values) });
      const read = parseConfig(text, 'docs.json', () => '{ "pages": ["introduction"] }');
      expect({ file, code, schema: read.schema, diagnostics: read.diagnostics.map(({ message }) => message) }).toEqual({
        ...{ file, code, schema, diagnostics: [] },
      });
    }
  });
});

/** An object with a text at a path such as `navbar.links[].label`. */
function objectWith(path: string): Values {
  const text: unknown = 'x';
  return path.split('.').reduceRight((value, step) => {
    return { [step.replace('[]', '')]: step.endsWith('[]') ? [value] : value };
  }, text) as Values;
}

/** Code in the first cells of tables of keys. */
function keysInTables(text: string): string[] {
  const tables = text.split(/\n{2,}/).filter((block) => /^\| Keys? /.test(block));
  const cells = tables.flatMap((table) => table.split('\n').slice(2)).map((row) => row.split('|')[1] ?? '');
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, key]) => key ?? ''));
}

/** Names of fields; on pages about pages, the ones without a dot are keys of frontmatter. */
function fieldNames(text: string): string[] {
  return [...text.matchAll(/<ResponseField name="([^"]+)"/g)].map(([, name]) => name ?? '');
}

const classicPage = 'content/reference/classic.mdx';

/** Keys of docs.json that the manual describes. */
function describedKeys({ file, text }: ManualPage): string[] {
  if (file === 'content/configuration/parts.mdx') return [];
  if (file.startsWith('content/configuration/')) return [...fieldNames(text), ...keysInTables(text)];
  if (file.startsWith('content/api-pages/')) return fieldNames(text).filter((name) => name.includes('.'));
  return [];
}

describe('Keys that the manual describes', () => {
  it('Are settings in a folder that `new` has written', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'trellis-manual-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    await create(folder, { yes: true, template: 'docs' });
    vi.restoreAllMocks();
    const written = JSON.parse(readFileSync(path.join(folder, 'docs.json'), 'utf8')) as Values;
    const isSetting = (key: string): boolean => {
      const { diagnostics, schema } = parseConfig(JSON.stringify({ ...written, ...objectWith(key) }), 'docs.json');
      expect(schema).toBe('today');
      return !diagnostics.some(({ code }) => code === 'config/unknown-key' || code === 'config/misplaced-key');
    };
    const keys = [...new Set(manualPages.flatMap(describedKeys))];
    expect(keys.length).toBeGreaterThan(100);
    expect(keys.filter((key) => !isSetting(key))).toEqual([]);
    // A misspelt key is found at the same places.
    expect(keys.filter((key) => isSetting(`${key}Qq`))).toEqual([]);
    expect(isSetting('modeToggle.default')).toBe(false);
  });

  it('Are in today’s form outside of the page on the classic one', () => {
    const older = [...vocabularies.today.counterparts.keys()].filter((key) => /[A-Z]/.test(key));
    const others = ['api.baseUrl', 'api.auth', 'api.playground.mode', 'api.request', 'seo.indexHiddenPages'];
    const mentions = manualPages
      .filter(({ file }) => file !== classicPage && !file.startsWith('content/snippets/'))
      .flatMap(({ file, text }) => [...older, ...others].filter((key) => text.includes(key)).map((key) => [file, key]));
    expect(mentions).toEqual([]);
  });
});

it('The page on the classic form lists every setting that has another name today', () => {
  const page = readFileSync(classicPage, 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| '));
  const inGroups = classicMoves.filter(({ from }) => !/^(?:analytics)\./.test(from) || from.includes('hightouch'));
  for (const { from, to = from } of inGroups) {
    if (from === to) continue;
    const row = rows.find((line) => line.split('|')[1]?.includes(`\`${from}\``) && line.split('|')[2]?.includes(to));
    const isSettingToday = today.has(to);
    expect({ from, to, isListed: row !== undefined || !isSettingToday }).toEqual({ from, to, isListed: true });
  }
});
