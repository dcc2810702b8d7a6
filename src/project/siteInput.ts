import type { Config } from '../config/config.js';
import { inBase } from '../config/inBase.js';
import type { ParsedConfig } from '../config/load.js';
import { withOwnSpecifications } from '../config/ownSpecifications.js';
import { listedPages } from '../config/paths.js';
import type { ContentLoader } from '../content/load.js';
import { changelogPage } from '../features/changelog/page.js';
import type { Content } from '../content/page.js';
import { sdkSources } from '../formats/typedoc/find.js';
import { defined } from '../shared/object.js';
import type { SiteInput } from '../site/input.js';
import { listAll } from '../site/listAll.js';
import { serveSpecifications } from './servedSpecifications.js';
import type { SpecificationReader } from './specifications.js';
import { isExternal } from '../shared/url.js';

/** A usable configuration and its text. */
export interface UsableConfig {
  config: Config;
  source: ParsedConfig['source'];
}

/**
 * Reads the pages of a folder and the files beside them.
 *
 * @param config undefined if docs.json cannot be read.
 * @param url address at which the site is served.
 * @param texts texts of changelogs, by page. A page without text has only a title.
 * @param changed absolute paths of the changed pages, if nothing else has changed since the last call.
 */
export async function loadContent(
  loader: ContentLoader,
  config: Config | undefined,
  url?: string,
  texts: ReadonlyMap<string, string> = new Map(),
  changed?: ReadonlySet<string>,
): Promise<Content> {
  if (!config) return loader.load(new Set());
  const generated = new Map(
    config.trellis.changelogs.map((changelog) => [
      `${changelog.page}.mdx`,
      texts.get(changelog.page) ?? changelogPage(changelog, []),
    ]),
  );
  const sources = { beside: namedFiles(config), values: config, generated, ...defined({ url }) };
  return loader.load(new Set(listedPages(config.navigation)), sources, config.variables, changed);
}

/**
 * Combines docs.json, pages and specifications to the input of the site's model. Runs no code of the folder.
 *
 * @param base URL prefix of the site, without trailing slash.
 */
export async function readSiteInput(
  { config, source }: UsableConfig,
  content: Content,
  { specifications: reader, base }: { specifications: SpecificationReader; base: string },
) {
  const isThere = new Set([...content.pages.map(({ route }) => route), ...content.files.keys()]);
  const readable = new Map([...content.files, ...content.readable]);
  const pages = content.pages.map(({ id }) => id);
  const based = inBase(listAll(config, pages), base, (at) => isThere.has(at));
  const used = withOwnSpecifications(based, (at) => readable.has(at));
  const specifications = await reader.read(used, readable, sdkSources(content.pages));
  const served = serveSpecifications(specifications.documents, used, content.files, reader.folder);
  const input = {
    config: used,
    configSource: source,
    pages: content.pages,
    modules: [...content.modules.values()],
    assets: served.files,
    base,
    moved: content.moved,
    exclusionAt: (path: string) => content.exclusionAt(path),
    everywhere: content.everywhere,
    specifications: specifications.documents,
    unread: specifications.unread,
  } satisfies SiteInput;
  return { input, specifications, served, readable };
}

/** Local files that docs.json names, as written. */
function namedFiles({ logo, favicon, background, api, trellis }: Config): string[] {
  const { stylesheets = [], scripts = [] } = trellis;
  const files = [
    logo?.light,
    logo?.dark,
    favicon?.light,
    favicon?.dark,
    background.image,
    ...api.openapi,
    ...stylesheets,
    ...scripts,
  ];
  return files.filter((file) => file !== undefined).filter((file) => !isExternal(file));
}
