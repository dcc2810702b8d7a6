import { listAt, objectAt, objectsIn, scalarAt, scalarText } from '../treeBuilders.js';
import { choice, each, type Move } from '../moves.js';
import { analytics } from '../schema/services.js';
import type { JsonEntry, ObjectTree, JsonTree } from '../tree.js';

/** A header link or button. Only links to repositories have a `type`. */
function headerLink({ span, entries }: ObjectTree): ObjectTree {
  return objectAt(span, {
    type: scalarText(entries.get('type')) === 'github' ? entries.get('type') : undefined,
    label: entries.get('name'),
    href: entries.get('url'),
    style: entries.get('style'),
    arrow: entries.get('arrow'),
  });
}

function footerColumn({ span, entries }: ObjectTree): ObjectTree {
  const links = entries.get('links');
  const items = objectsIn(links).map((link) =>
    objectAt(link.span, { label: link.entries.get('label'), href: link.entries.get('url') }),
  );
  return objectAt(span, {
    header: entries.get('title'),
    items: links && { key: links.key, value: listAt(links.value.span, items) },
  });
}

/** Converts social accounts, an object or a list, to a list. */
function accountsIn(entry: JsonEntry): ObjectTree[] {
  if (entry.value.type !== 'object') return objectsIn(entry);
  return [...entry.value.entries].map(([platform, { key, value }]) =>
    objectAt(value.span, { type: { key, value: scalarAt(key, platform) }, url: { key: value.span, value } }),
  );
}

/** Joins the two settings for social accounts. Those at the top level come first. */
function joinAccounts(value: JsonTree, root: ObjectTree): JsonTree {
  const topLevel = root.entries.get('footerSocials');
  if (!topLevel) return value;
  const first = accountsIn(topLevel);
  const platformOf = ({ entries }: ObjectTree): string | undefined => scalarText(entries.get('type'))?.trim();
  const platforms = new Set(first.map(platformOf));
  const further = accountsIn({ key: value.span, value }).filter((account) => !platforms.has(platformOf(account)));
  return listAt(value.span, [...first, ...further]);
}

function fontFace(value: JsonTree): JsonTree {
  if (value.type !== 'object') return value;
  const { url, ...rest } = Object.fromEntries(value.entries);
  return objectAt(value.span, { ...rest, source: url });
}

const chats = { intercom: 'appId', frontchat: 'snippetId', osano: 'scriptSource' };

/** Where the classic schema's settings go in the model (FORMAT.md 2). */
export const classicMoves: readonly Move[] = [
  ...['name', 'description', 'logo', 'favicon', 'redirects', 'feedback', 'trellis'].map((name) => ({ from: name })),
  ...['primary', 'light', 'dark', 'anchors'].map((name) => ({ from: `colors.${name}` })),
  { from: 'colors.background', to: 'background.color' },
  { from: 'backgroundImage', to: 'background.image' },
  { from: 'background.style', to: 'background.decoration' },
  { from: 'modeToggle.default', to: 'appearance.default' },
  { from: 'modeToggle.isHidden', to: 'appearance.strict' },
  { from: 'layout', to: 'theme', as: choice({ sidenav: 'maple', solidSidenav: 'willow' }) },
  { from: 'rounded', to: 'styling.rounded' },
  { from: 'sidebar.items', to: 'styling.sidebar' },
  { from: 'topbar.style', to: 'styling.navbar' },
  { from: 'eyebrow.display', to: 'styling.eyebrows' },
  { from: 'codeBlock.mode', to: 'styling.codeblocks', as: choice({ dark: 'dark', auto: 'system' }) },
  ...['family', 'weight', 'format'].map((name) => ({ from: `font.${name}`, to: `fonts.${name}` })),
  { from: 'font.url', to: 'fonts.source' },
  { from: 'font.headings', to: 'fonts.heading', as: fontFace },
  { from: 'font.body', to: 'fonts.body', as: fontFace },
  { from: 'topbarLinks', to: 'navbar.links', as: each(headerLink) },
  {
    from: 'topbarCtaButton',
    to: 'navbar.primary',
    as: (value) => (value.type === 'object' ? headerLink(value) : undefined),
  },
  { from: 'footerSocials', to: 'footer.socials' },
  { from: 'footer.socials', as: joinAccounts },
  { from: 'footer.links', as: each(footerColumn) },
  { from: 'search.prompt' },
  { from: 'metadata', to: 'seo.metatags' },
  { from: 'seo.organization' },
  { from: 'seo.indexHiddenPages', to: 'seo.indexing', as: choice({ true: 'all', false: 'navigable' }) },
  { from: 'openapi', to: 'api.openapi' },
  { from: 'api.baseUrl', to: 'api.mdx.server' },
  { from: 'api.auth', to: 'api.mdx.auth' },
  { from: 'api.maintainOrder' },
  {
    from: 'api.playground.mode',
    to: 'api.playground.display',
    as: choice({ show: 'interactive', simple: 'simple', hide: 'none' }),
  },
  { from: 'api.request.example.languages', to: 'api.examples.languages' },
  {
    from: 'api.request.example.showOptionalParams',
    to: 'api.examples.defaults',
    as: choice({ true: 'all', false: 'required' }),
  },
  {
    from: 'api.paramFields.expanded',
    to: 'api.params.expanded',
    as: choice({ all: 'all', topLevel: 'topLevel', topLevelOneOfs: 'topLevelOneOfs', none: 'closed' }),
  },
  ...Object.keys(analytics.unwrap().shape)
    .filter((name) => name !== 'hightouch')
    .map((name) => ({ from: `analytics.${name}`, to: `integrations.${name}` })),
  { from: 'analytics.hightouch.writeKey', to: 'integrations.hightouch.apiKey' },
  { from: 'analytics.hightouch.apiHost', to: 'integrations.hightouch.apiHost' },
  ...Object.entries(chats).map(([name, id]) => ({ from: `integrations.${name}`, to: `integrations.${name}.${id}` })),
  { from: 'integrations.cookies' },
];
