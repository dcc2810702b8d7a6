import { configuredScheme } from '../../../formats/openapi/security.js';
import { serverOf } from '../../../formats/openapi/servers.js';
import { listOf, objectOf } from '../../../documents/json.js';
import { apiSettings } from '../../../formats/openapi/settings.js';
import type { ReferenceDocument } from '../../../formats/format.js';
import { isOpenapi } from '../../../formats/openapi/operation.js';
import type { ExplorerContent } from '../model.js';
import { messagesOf } from '../../../i18n/messagesOf.js';
import { escapeHtml } from '../../../shared/html.js';
import { once } from '../../../shared/once.js';
import { operationList } from './operationList.js';
import { themeProperties } from '../theme.js';
import { ownGroup } from '../../../i18n/compiledMessages.js';
import { languageOf } from '../../../site/language.js';
import type { Site } from '../../../site/site.js';
import { withMock, type Mocks } from './mocks.js';
import { withoutRemote } from './withoutRemote.js';

/** What the page of a specification shows before its data. */
interface ExplorerFrame extends Pick<Site, 'theme' | 'appearance'> {
  title: string;
  /** Name of the documentation site, for the link back. */
  siteName: string;
  /** Root-relative, including the base. */
  home: string;
  /** Language tag of the interface. */
  language: string;
  /** Label of the button that shows the whole specification. */
  label: string;
}

/** The page of a whole specification, as text. */
export interface Explorer {
  /** Root-relative address of the page without base, and of its data. */
  address: string;
  contentAddress: string;
  title: string;
  /** All operations as HTML. */
  operations(): string;
  frame: ExplorerFrame;
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
  const settings = apiSettings(api);
  const scheme = settings.auth && configuredScheme(settings.auth);
  const described = specifications.filter(isOpenapi);
  return described.map((specification) => {
    const { id, title, document, location } = specification;
    const mock = mocks.get(id);
    const own = listOf(document['servers']).map((server) => serverOf(objectOf(server), location));
    const configured = settings.baseUrl.map((url) => serverOf({ url }, location));
    const language = languageOf(site, routes.get(home)?.view.version);
    const messages = ownGroup(language, 'playground', site.messages);
    const label = messagesOf(language, site.messages).reference.explorer;
    const content: ExplorerContent = {
      language,
      ...(messages && { messages }),
      document: withoutRemote(document),
      ...((mock ?? configured.length > 0) && { servers: withMock(configured.length > 0 ? configured : own, mock) }),
      ...(scheme && { scheme }),
      sendsRequests: api.playground.display === 'interactive',
      maintainOrder: settings.maintainOrder,
    };
    const siteName = identity.name;
    return {
      address: explorerAddress(id),
      contentAddress: `/_trellis/explorer/${id}/specification.json`,
      title: `${title} - ${siteName}`,
      operations: () => operationList(site, specification, base),
      frame: { title, siteName, home: base + (routes.has('/') ? '/' : home), language, theme, appearance, label },
      text: once(() => JSON.stringify(content)),
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
export function explorerPage(template: string, explorer: Explorer, base: string): string {
  const { title, contentAddress, frame } = explorer;
  const { length } = explorer.text();
  const { language, home, siteName, theme, appearance, label } = frame;
  const size = new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  const button = `<p><button type="button">${escapeHtml(label)} <small>${size.format(length / 1_000_000)}</small></button></p>`;
  const values: Readonly<Record<string, string>> = {
    LANGUAGE: escapeHtml(language),
    TITLE: escapeHtml(title),
    BAR: `<a href="${escapeHtml(home)}"><span aria-hidden="true">← </span>${escapeHtml(siteName)}</a><strong>${escapeHtml(frame.title)}</strong>`,
    CONTENT: escapeHtml(base + encodedPath(contentAddress)),
    STYLE: escapeHtml(styleOf(theme)),
    APPEARANCE: escapeHtml(JSON.stringify(appearance)),
    OPERATIONS: `<h1>${escapeHtml(frame.title)}</h1>${length > longestAtOnce ? button : ''}${explorer.operations()}`,
  };
  return template
    .replace(/%([A-Z]+)%/g, (placeholder, name: string) => values[name] ?? placeholder)
    .replaceAll('"./assets/', `"${base}/_trellis/playground/assets/`);
}

function styleOf(theme: Site['theme']): string {
  return Object.entries(themeProperties(theme))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

function encodedPath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
