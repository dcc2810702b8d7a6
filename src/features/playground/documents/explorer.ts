import { configuredScheme } from '../../../formats/openapi/security.js';
import { serverOf } from '../../../formats/openapi/servers.js';
import { listOf, objectOf } from '../../../documents/json.js';
import { apiSettings } from '../../../formats/openapi/settings.js';
import type { ReferenceDocument } from '../../../formats/format.js';
import { isOpenapi, type Specification } from '../../../formats/openapi/operation.js';
import type { ExplorerContent } from '../model.js';
import { messagesOf } from '../../../i18n/messagesOf.js';
import { escapeHtml } from '../../../shared/html.js';
import { once } from '../../../shared/once.js';
import { encodePath } from '../../../shared/url.js';
import { operationList } from './operationList.js';
import { themeProperties } from '../theme.js';
import { ownGroup } from '../../../i18n/compiledMessages.js';
import { languageOf } from '../../../site/language.js';
import type { Site } from '../../../site/site.js';
import { withMock, type MockAddress, type Mocks } from './mocks.js';
import { withoutRemote } from './withoutRemote.js';

/** The page of a whole specification, as text. */
export interface Explorer {
  /** Root-relative address of the page without base, and of its data. */
  address: string;
  contentAddress: string;
  /** @param template `explorer.html` of the bundle. */
  page(template: string): string;
  /** The page's data. */
  text(): string;
}

/**
 * Maximum number of characters of a specification whose reference the page shows at once. A longer one takes browsers seconds, so the page
 * first lists the operations.
 */
const longestAtOnce = 500_000;

/** The explorers of a site: one per OpenAPI document, unless docs.json hides the playground. */
export function explorersOf(
  site: Site,
  specifications: readonly ReferenceDocument[],
  base: string,
  mocks: Mocks,
): Explorer[] {
  const { api, identity, theme, appearance, routes, home } = site;
  if (api.playground.display === 'none') return [];
  return specifications.filter(isOpenapi).map((specification) => {
    const { id, title } = specification;
    const content = contentOf(site, specification, mocks.get(id));
    const { language } = content;
    const label = messagesOf(language, site.messages).reference.explorer;
    const text = once(() => JSON.stringify(content));
    const contentAddress = `/_trellis/explorer/${id}/specification.json`;
    const page = (template: string): string => {
      const { length } = text();
      const size = new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
      const button = `<p><button type="button">${escapeHtml(label)} <small>${size.format(length / 1_000_000)}</small></button></p>`;
      const start = base + (routes.has('/') ? '/' : home);
      const values: Readonly<Record<string, string>> = {
        LANGUAGE: escapeHtml(language),
        TITLE: escapeHtml(`${title} - ${identity.name}`),
        BAR: `<a href="${escapeHtml(start)}"><span aria-hidden="true">← </span>${escapeHtml(identity.name)}</a><strong>${escapeHtml(title)}</strong>`,
        CONTENT: escapeHtml(base + encodePath(contentAddress)),
        STYLE: escapeHtml(styleOf(theme)),
        APPEARANCE: escapeHtml(JSON.stringify(appearance)),
        OPERATIONS: `<h1>${escapeHtml(title)}</h1>${length > longestAtOnce ? button : ''}${operationList(site, specification, base)}`,
      };
      return template
        .replace(/%([A-Z]+)%/g, (placeholder, name: string) => values[name] ?? placeholder)
        .replaceAll('"./assets/', `"${base}/_trellis/playground/assets/`);
    };
    return { address: explorerAddress(id), contentAddress, page, text };
  });
}

function contentOf(site: Site, { document, location }: Specification, mock: MockAddress | undefined): ExplorerContent {
  const { api, routes, home } = site;
  const settings = apiSettings(api);
  const scheme = settings.auth && configuredScheme(settings.auth);
  const own = listOf(document['servers']).map((server) => serverOf(objectOf(server), location));
  const configured = settings.baseUrl.map((url) => serverOf({ url }, location));
  const language = languageOf(site, routes.get(home)?.view.version);
  const messages = ownGroup(language, 'playground', site.messages);
  return {
    language,
    ...(messages && { messages }),
    document: withoutRemote(document),
    ...((mock ?? configured.length > 0) && { servers: withMock(configured.length > 0 ? configured : own, mock) }),
    ...(scheme && { scheme }),
    sendsRequests: api.playground.display === 'interactive',
    maintainOrder: settings.maintainOrder,
  };
}

/** Address of a specification's explorer, root-relative without base. */
export function explorerAddress(specification: string): string {
  return `/_trellis/explorer/${specification}/`;
}

function styleOf(theme: Site['theme']): string {
  return Object.entries(themeProperties(theme))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}
