import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as playwright } from 'playwright/test';
import { previewHandler } from '../../src/astro/preview.js';

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

/** A page of a generated site. */
export interface GeneratedPage {
  path: string;
  title: string;
}

/** Pages whose titles and texts are put together from a few words, so that every word stands on many of them. */
interface Vocabulary {
  /** Puts a title together. */
  title(action: string, thing: string, place: string): string;
  sentence(action: string, thing: string, place: string): string;
  actions: readonly string[];
  things: readonly string[];
  places: readonly string[];
}

export const vocabularies = {
  en: {
    title: (action, thing, place) => `${action} ${thing} ${place}`,
    sentence: (action, thing, place) => `Before you ${action.toLowerCase()} ${thing} ${place}, read what follows.`,
    actions:
      'Rotate Create Delete Export Import Rename Archive Restore Review Share Audit Encrypt Validate Schedule Monitor Publish Revoke Migrate Throttle Replicate'.split(
        ' ',
      ),
    things:
      'signing keys,access tokens,webhooks,invoices,workspaces,dashboards,audit logs,user roles,data sets,deployments'.split(
        ',',
      ),
    places:
      'for tenants,in the console,with the command line,behind a proxy,on Kubernetes,across regions,by schedule,through the interface,during maintenance,without downtime'.split(
        ',',
      ),
  },
  de: {
    title: (action, thing, place) => `${thing} ${place} ${action}`,
    sentence: (action, thing, place) =>
      `Wer ${thing} ${place} ${action} möchte, liest zuerst diesen Abschnitt über Größe und Schlüssel.`,
    actions: 'ändern löschen prüfen anlegen übertragen verschlüsseln'.split(' '),
    things: 'Zugriffsschlüssel,Benutzerkonten,Rechnungen,Übersichten,Prüfprotokolle'.split(','),
    places: 'für Mandanten,in der Oberfläche,mit der Befehlszeile,über Regionen hinweg,während der Wartung'.split(','),
  },
  zh: {
    title: (action, thing, place) => `${place}${action}${thing}`,
    sentence: (action, thing, place) => `如果您需要${place}${action}${thing}，请先阅读以下说明。`,
    actions: '创建 删除 导出 更新 恢复 审核'.split(' '),
    things: '访问密钥,用户账户,电子发票,数据仪表板,审计日志'.split(','),
    places: '在控制台,通过命令行,在集群中,跨地区,在维护期间'.split(','),
  },
  ja: {
    title: (action, thing, place) => `${place}${thing}を${action}`,
    sentence: (action, thing, place) => `${place}${thing}を${action}前に、次の説明をお読みください。`,
    actions: '作成する 削除する 書き出す 更新する 復元する'.split(' '),
    things: 'アクセスキー,利用者アカウント,電子請求書,監査ログ'.split(','),
    places: '管理画面で,コマンドラインから,クラスター内で,保守作業中に'.split(','),
  },
} satisfies Record<string, Vocabulary>;

/** All pages that a vocabulary can make, in groups of twenty. */
export function pagesOf({ title, actions, things, places }: Vocabulary): GeneratedPage[] {
  const titles = actions.flatMap((action) =>
    things.flatMap((thing) => places.map((place) => title(action, thing, place))),
  );
  return titles.map((each, index) => ({ path: `/g${Math.floor(index / 20)}/p${index}`, title: each }));
}

interface Generated {
  /** Group by group, the paths of its pages. */
  navigation: { group: string; pages: string[] }[];
}

/** @param below folder of the pages, with a slash at its end. */
function writePages(folder: string, vocabulary: Vocabulary, below = ''): Generated {
  const pages = pagesOf(vocabulary);
  const { actions, things, places, sentence } = vocabulary;
  const pick = (list: readonly string[], seed: number): string => list[(seed * 7919) % list.length] ?? '';
  const groups = new Map<string, string[]>();
  pages.forEach(({ path: url, title }, index) => {
    const id = below + url.slice(1);
    const group = path.dirname(id);
    groups.set(group, [...(groups.get(group) ?? []), id]);
    mkdirSync(path.join(folder, group), { recursive: true });
    const sentences = [1, 2, 3, 4, 5].map((step) =>
      sentence(pick(actions, index + step), pick(things, index * 3 + step), pick(places, index * 5 + step)),
    );
    const text = sentences
      .map((line, number) => (number % 2 === 0 ? `## ${pick(things, index + number)}\n\n${line}` : line))
      .join('\n\n');
    writeFileSync(path.join(folder, `${id}.md`), `---\ntitle: ${title}\n---\n\n${text}\n`);
  });
  return { navigation: [...groups].map(([group, ids]) => ({ group, pages: ids })) };
}

function writeGenerated(folder: string, vocabulary: Vocabulary, language: string | undefined): void {
  const settings = { name: 'Generated', trellis: language ? { language } : undefined };
  writeFileSync(path.join(folder, 'docs.json'), JSON.stringify({ ...settings, ...writePages(folder, vocabulary) }));
}

/** A site in English, Chinese and Japanese: `/zh/g0/p0`. */
function writeLanguages(folder: string): void {
  const languages = (['en', 'zh', 'ja'] as const).map((language) => {
    const { navigation } = writePages(
      folder,
      language === 'en' ? vocabularies.de : vocabularies[language],
      `${language}/`,
    );
    return { language: language === 'zh' ? 'zh-Hans' : language, groups: navigation };
  });
  const colors = { primary: '#16735A' };
  writeFileSync(
    path.join(folder, 'docs.json'),
    JSON.stringify({ name: 'Languages', colors, theme: 'mint', navigation: { languages } }),
  );
}

interface Sites {
  /** A copy of `tests/sites/search`, under `/docs`. */
  searched: ServedSite;
  english: ServedSite;
  german: ServedSite;
  chinese: ServedSite;
  languages: ServedSite;
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
      serve('/docs', (folder) => cpSync(path.join(root, 'tests/sites/search'), folder, { recursive: true }), use),
    options,
  ],
  // eslint-disable-next-line no-empty-pattern
  english: [({}, use) => generated('en')({}, use), options],
  // eslint-disable-next-line no-empty-pattern
  german: [({}, use) => generated('de', 'de')({}, use), options],
  // eslint-disable-next-line no-empty-pattern
  chinese: [({}, use) => generated('zh')({}, use), options],
  // eslint-disable-next-line no-empty-pattern
  languages: [({}, use) => serve('', writeLanguages, use), options],
});

export { expect } from 'playwright/test';
