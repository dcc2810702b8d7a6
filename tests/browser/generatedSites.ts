import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const searched = fileURLToPath(new URL('../sites/search', import.meta.url));

/** A page of a generated site. */
export interface GeneratedPage {
  path: string;
  title: string;
}

/** Pages whose titles and texts are put together from a few words, so that every word stands on many of them. */
export interface Vocabulary {
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
    actions: 'ändern löschen prüfen anlegen übertragen verschlüsseln freigeben überwachen'.split(' '),
    things:
      'Zugriffsschlüssel,Benutzerkonten,Rechnungen,Übersichten,Prüfprotokolle,Datensätze,Arbeitsbereiche,Großaufträge'.split(
        ',',
      ),
    places:
      'für Mandanten,in der Oberfläche,mit der Befehlszeile,über Regionen hinweg,während der Wartung,ohne Ausfall,nach Zeitplan,hinter einem Stellvertreter'.split(
        ',',
      ),
  },
  zh: {
    title: (action, thing, place) => `${place}${action}${thing}`,
    sentence: (action, thing, place) => `如果您需要${place}${action}${thing}，请先阅读以下说明。`,
    actions: '创建 删除 导出 更新 恢复 审核 共享 加密'.split(' '),
    things: '访问密钥,用户账户,电子发票,数据仪表板,审计日志,工作区,部署环境,消息队列'.split(','),
    places: '在控制台,通过命令行,在集群中,跨地区,在维护期间,为租户,按计划,在代理后'.split(','),
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

/** Group by group, the paths of the pages of a site. */
type Groups = { group: string; pages: string[] }[];

/** @param below folder of the pages, with a slash at its end. */
function writePages(folder: string, vocabulary: Vocabulary, below = ''): Groups {
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
  return [...groups].map(([group, ids]) => ({ group, pages: ids }));
}

/** A site of all pages that a vocabulary can make, with a language of its own if one is given. */
export function writeGenerated(folder: string, vocabulary: Vocabulary, language?: string): void {
  const settings = {
    name: 'Generated',
    trellis: language ? { language } : undefined,
    navigation: writePages(folder, vocabulary),
  };
  writeFileSync(path.join(folder, 'docs.json'), JSON.stringify(settings));
}

/** Fewer pages than a vocabulary can make. */
function few(vocabulary: Vocabulary): Vocabulary {
  return { ...vocabulary, places: vocabulary.places.slice(0, 3) };
}

/** The pages of each language of `writeLanguages`. */
export const spoken = { en: few(vocabularies.de), zh: few(vocabularies.zh), ja: vocabularies.ja } as const;

/** A site in English, Chinese and Japanese: `/zh/g0/p0`. */
export function writeLanguages(folder: string): void {
  const languages = (['en', 'zh', 'ja'] as const).map((language) => ({
    language: language === 'zh' ? 'zh-Hans' : language,
    groups: writePages(folder, spoken[language], `${language}/`),
  }));
  const colors = { primary: '#16735A' };
  writeFileSync(
    path.join(folder, 'docs.json'),
    JSON.stringify({ name: 'Languages', colors, theme: 'mint', navigation: { languages } }),
  );
}

/** Twenty groups of twenty pages, `/g0/p0` to `/g19/p19`, titled `Page 0 of 0` and so on: too large for every page to carry the tree. */
export function writeLarge(folder: string): void {
  const numbers = [...Array(20).keys()];
  const navigation = numbers.map((group) => ({
    group: `Group ${group}`,
    pages: numbers.map((page) => `g${group}/p${page}`),
  }));
  writeFileSync(path.join(folder, 'docs.json'), JSON.stringify({ name: 'Large', navigation }));
  for (const group of numbers) {
    mkdirSync(path.join(folder, `g${group}`));
    for (const page of numbers) {
      const tag = group === 3 && page === 0 ? '\ntag: New' : '';
      writeFileSync(
        path.join(folder, `g${group}/p${page}.md`),
        `---\ntitle: Page ${page} of ${group}${tag}\n---\n\nText.\n`,
      );
    }
  }
}

/** A channel with a hundred messages, each with a part of the specification as its payload. */
function writeChannel(folder: string, schemas: Readonly<Record<string, object>>): void {
  const names = Array.from({ length: 100 }, (_, index) => `event${index}`);
  const part = (index: number): object => ({ $ref: `#/components/schemas/Part${index % Object.keys(schemas).length}` });
  const level = { type: 'integer', enum: [1, 1000], 'x-enum-varnames': ['Dry', 'Wet'] };
  const fields = (index: number): object => ({ [`kind${index}`]: { type: 'string' }, level, part: part(index) });
  const long = { name: 'garden.plants.fertilizer_schedule_changed', title: 'Schedule of the fertilizer changed' };
  const about = (index: number): object => (index === 2 ? long : {});
  const messages = Object.fromEntries(
    names.map((name, index) => [name, { ...about(index), payload: { type: 'object', properties: fields(index) } }]),
  );
  const channels = { events: { address: '/events', title: 'Events', messages } };
  const operations = { onEvent: { action: 'send', channel: { $ref: '#/channels/events' } } };
  const info = { title: 'Deep', version: '1' };
  const document = { asyncapi: '3.0.0', info, channels, operations, components: { schemas } };
  writeFileSync(path.join(folder, 'events.json'), JSON.stringify(document));
}

/** An operation whose body and responses have hundreds of fields, several levels deep, and a channel with as many. */
export function writeDeep(folder: string): void {
  const size = 30;
  const ref = (index: number): object => ({ $ref: `#/components/schemas/Part${index % size}` });
  const schemas = Object.fromEntries(
    Array.from({ length: size }, (_, index) => {
      const texts = Array.from({ length: 9 }, (_, field) => [`text${index}_${field}`, { type: 'string' }] as const);
      const parts = [1, 2, 3].map((step) => [`part${index}_${step}`, ref(index * 3 + step)] as const);
      const properties = Object.fromEntries([...texts, ...parts]);
      return [`Part${index}`, { type: 'object', description: `Part number ${index}.`, properties }];
    }),
  );
  const content = { 'application/json': { schema: ref(0) }, 'multipart/form-data': { schema: { allOf: [ref(0)] } } };
  const responses = Object.fromEntries(
    ['200', '202', '400'].map((status, index) => [
      status,
      { description: 'Done.', content: { 'application/json': { schema: ref(index) } } },
    ]),
  );
  // The page loads the wide part, which is the first to show a schema of its own that the narrow one has, too.
  const texts = Object.fromEntries(Array.from({ length: 110 }, (_, field) => [`wide${field}`, { type: 'string' }]));
  const own = { own: { $ref: '#/components/schemas/Own' }, other: { $ref: '#/components/schemas/Other' } };
  const fault = { wide: { type: 'object', properties: { ...texts, ...own } }, narrow: { properties: own } };
  const leaves = (name: string): object =>
    Object.fromEntries([0, 1, 2, 3, 4].map((field) => [`${name}${field}`, { type: 'string' }]));
  const owned = { Own: { properties: leaves('own') }, Other: { properties: leaves('other') } };
  responses['500'] = { description: 'Failed.', content: { 'application/json': { schema: { properties: fault } } } };
  const paths = {
    '/nurseries/{nursery-id}/spare-parts': { post: { summary: 'Add parts', requestBody: { content }, responses } },
  };
  const info = { title: 'Deep', version: '1' };
  // Its reference as a whole takes a browser seconds.
  const unused = { type: 'string', description: 'A long text. '.repeat(50_000) };
  writeFileSync(
    path.join(folder, 'deep.json'),
    JSON.stringify({
      openapi: '3.1.0',
      info,
      paths,
      components: { schemas: { ...schemas, ...owned, Unused: unused } },
    }),
  );
  writeChannel(folder, schemas);
  const groups = [
    { group: 'API', openapi: 'deep.json' },
    { group: 'Events', asyncapi: { source: 'events.json', directory: 'events' } },
  ];
  const settings = { name: 'Deep', theme: 'mint', colors: { primary: '#16735A' }, navigation: { groups } };
  writeFileSync(path.join(folder, 'docs.json'), JSON.stringify(settings));
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

/** A copy of `tests/sites/search` with many operations under one path. */
export function writeSearched(folder: string): void {
  cpSync(searched, folder, { recursive: true });
  addOperations(folder);
}

export type Service = 'algolia' | 'typesense';

/** Addresses of the services in the sites of `writeSearchedBy`; the browser maps them to the running servers. */
export const serviceAddresses: Readonly<Record<Service, string>> = {
  algolia: 'http://127.0.0.1:4491',
  typesense: 'http://127.0.0.1:4492',
};

/** Address without a server: the next address has to be tried. */
const dead = 'http://127.0.0.1:9';

/** A copy of `tests/sites/search` that is searched by a service. */
export function writeSearchedBy(service: Service, folder: string): void {
  cpSync(searched, folder, { recursive: true });
  const url = serviceAddresses[service];
  const settings = {
    algolia: { appId: 'APP', apiKey: 'search-only', indexName: 'plants', url: [dead, url] },
    typesense: { url: [dead, `${url}/`], apiKey: 'search-only', collectionName: 'plants' },
  };
  const file = path.join(folder, 'docs.json');
  const config = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...config, trellis: { search: { [service]: settings[service] } } }));
}
