import { configuredScheme } from '../../../formats/openapi/security.js';
import { serverOf } from '../../../formats/openapi/servers.js';
import { listOf, objectOf } from '../../../formats/openapi/json.js';
import { apiSettings } from '../../../formats/openapi/settings.js';
import type { ReferenceDocument } from '../../../formats/format.js';
import { isOpenapi } from '../../../formats/openapi/operation.js';
import type { ExplorerContent } from '../model.js';
import { ownGroup } from '../../../i18n/compiledMessages.js';
import { languageOf } from '../../../site/language.js';
import type { Site } from '../../../site/site.js';
import { withMock, type Mocks } from './mocks.js';
import { withoutRemote } from './withoutRemote.js';

/** The page of a whole specification, as text. */
export interface Explorer {
  /** Root-relative address of the page without base, and of its data. */
  address: string;
  contentAddress: string;
  title: string;
  text(): string;
}

/** The explorers of a site: one per OpenAPI document, unless docs.json hides the playground. */
export function explorersOf(
  site: Site,
  specifications: readonly ReferenceDocument[],
  base: string,
  mocks: Mocks,
): Explorer[] {
  const { api, identity, theme, appearance, routes, home } = site;
  if (api.playground.display === 'none') return [];
  const settings = apiSettings(api);
  const scheme = settings.auth && configuredScheme(settings.auth);
  const described = specifications.filter(isOpenapi);
  return described.map(({ id, title, document, location }) => {
    const mock = mocks.get(id);
    const own = listOf(document['servers']).map((server) => serverOf(objectOf(server), location));
    const configured = settings.baseUrl.map((url) => serverOf({ url }, location));
    const language = languageOf(site, routes.get(home)?.view.version);
    const messages = ownGroup(language, 'playground', site.messages);
    const content: ExplorerContent = {
      title,
      siteName: identity.name,
      home: base + (routes.has('/') ? '/' : home),
      language,
      ...(messages && { messages }),
      document: withoutRemote(document),
      ...((mock ?? configured.length > 0) && { servers: withMock(configured.length > 0 ? configured : own, mock) }),
      ...(scheme && { scheme }),
      sendsRequests: api.playground.display === 'interactive',
      maintainOrder: settings.maintainOrder,
      theme,
      appearance,
    };
    return {
      address: explorerAddress(id),
      contentAddress: `/_trellis/explorer/${id}/specification.json`,
      title: `${title} - ${identity.name}`,
      text: () => JSON.stringify(content),
    };
  });
}

/** Address of a specification's explorer, root-relative without base. */
export function explorerAddress(specification: string): string {
  return `/_trellis/explorer/${specification}/`;
}

/**
 * The explorer's page for one specification.
 *
 * @param template `explorer.html` of the bundle.
 */
export function explorerPage(template: string, { title, contentAddress }: Explorer, base: string): string {
  return template
    .replace('%TITLE%', () => escaped(title))
    .replace('%CONTENT%', () => escaped(base + encodedPath(contentAddress)))
    .replaceAll('"./assets/', `"${base}/_trellis/playground/assets/`);
}

function encodedPath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
