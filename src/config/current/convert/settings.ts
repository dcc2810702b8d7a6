import { analytics } from '../../schema/services.js';
import { nowhere, type JsonObject, type JsonTree } from '../../tree.js';
import { isRepositoryUrl } from '../../url.js';
import { listAt, madeUp, objectAt, objectsIn, scalarAt, textOf } from './graft.js';

/** One line of the table from today's schema to the model: where a setting is, where it goes, and what becomes of it. */
export interface Move {
  from: string;
  to: string;
  /** Undefined where the value says nothing that the model could hold. */
  as?: (value: JsonTree) => JsonTree | undefined;
}

type Choices = Readonly<Record<string, string | boolean>>;

/** Other words for a choice; those that are not listed say nothing. */
function words(choices: Choices): NonNullable<Move['as']> {
  return (value) => {
    const chosen = value.type === 'scalar' && typeof value.value === 'string' ? value.value : '';
    const word = Object.hasOwn(choices, chosen) ? choices[chosen] : undefined;
    return word === undefined ? undefined : scalarAt(value.span, word);
  };
}

/** One value for both modes. */
function oneMode(value: JsonTree): JsonTree | undefined {
  return value.type === 'object' ? (value.entries.get('light') ?? value.entries.get('dark'))?.value : value;
}

/** Every object of a list with other keys. */
function eachOf(convert: (item: JsonObject) => JsonObject): NonNullable<Move['as']> {
  return (value) => listAt(value.span, objectsIn({ key: value.span, value }).map(convert));
}

const platforms: ReadonlyMap<string | undefined, string> = new Map([
  ['github', 'GitHub'],
  ['discord', 'Discord'],
]);

/** The name of an icon as a label: `discord` is Discord, `code-branch` is Code branch; undefined for an image. */
function iconLabel(icon: string | undefined): string | undefined {
  if (icon === undefined || !/^[a-z][a-z0-9-]*$/i.test(icon)) return undefined;
  const words = icon.replaceAll('-', ' ');
  return platforms.get(icon) ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** A link or button of the header. Only repositories can be shown as such; what else is on GitHub is a link. */
function headerLink({ span, entries }: JsonObject): JsonObject {
  const type = textOf(entries.get('type'));
  const isRepository = type === 'github' && isRepositoryUrl(textOf(entries.get('href')) ?? '');
  const label = platforms.get(type) ?? iconLabel(textOf(entries.get('icon')));
  return objectAt(span, {
    type: isRepository ? entries.get('type') : undefined,
    name: entries.get('label') ?? (label === undefined || isRepository ? undefined : madeUp(label)),
    url: entries.get('href'),
  });
}

const footerColumn = ({ span, entries }: JsonObject): JsonObject => {
  const items = entries.get('items');
  const links = objectsIn(items).map((item) =>
    objectAt(item.span, { label: item.entries.get('label'), url: item.entries.get('href') }),
  );
  return objectAt(span, {
    title: entries.get('header'),
    links: items && { key: items.key, value: listAt(items.value.span, links) },
  });
};

const same = (...names: readonly string[]): Move[] => names.map((name) => ({ from: name, to: name }));
const into = (outer: string, target: string, names: readonly string[]): Move[] =>
  names.map((name) => ({ from: `${outer}.${name}`, to: `${target}.${name}` }));

function face(from: string, to: string): Move[] {
  return [...into(from, to, ['family', 'weight', 'format']), { from: `${from}.source`, to: `${to}.url` }];
}

/** Today's settings and what they are in the model (FORMAT.md 2). */
export const moves: readonly Move[] = [
  ...same('$schema', 'name', 'description', 'logo', 'favicon', 'colors', 'redirects', 'feedback', 'trellis'),
  ...same('banner', 'contextual', 'errors', 'thumbnails', 'variables'),
  { from: 'metadata.timestamp', to: 'trellis.lastUpdated' },
  { from: 'theme', to: 'theme', as: words({ palm: 'venus', willow: 'quill' }) },
  { from: 'theme', to: 'layout', as: words({ maple: 'sidenav', willow: 'solidSidenav' }) },
  { from: 'appearance.default', to: 'modeToggle.default', as: words({ light: 'light', dark: 'dark' }) },
  { from: 'appearance.strict', to: 'modeToggle.isHidden' },
  { from: 'background.color', to: 'colors.background' },
  { from: 'background.image', to: 'backgroundImage', as: oneMode },
  { from: 'background.decoration', to: 'background.style' },
  { from: 'styling.eyebrows', to: 'eyebrow.display' },
  {
    from: 'styling.codeblocks',
    to: 'codeBlock.mode',
    as: (value) => words({ dark: 'dark' })(value) ?? scalarAt(value.span, 'auto'),
  },
  ...face('fonts', 'font'),
  ...face('fonts.heading', 'font.headings'),
  ...face('fonts.body', 'font.body'),
  { from: 'navbar.links', to: 'topbarLinks', as: eachOf(headerLink) },
  {
    from: 'navbar.primary',
    to: 'topbarCtaButton',
    as: (value) => (value.type === 'object' ? headerLink(value) : undefined),
  },
  { from: 'footer.socials', to: 'footer.socials' },
  { from: 'footer.links', to: 'footer.links', as: eachOf(footerColumn) },
  { from: 'search.prompt', to: 'search.prompt' },
  { from: 'seo.metatags', to: 'metadata' },
  { from: 'seo.organization', to: 'seo.organization' },
  { from: 'seo.indexing', to: 'seo.indexHiddenPages', as: words({ all: true, navigable: false }) },
  {
    from: 'api.playground.display',
    to: 'api.playground.mode',
    as: words({ interactive: 'show', auth: 'show', simple: 'simple', none: 'hide' }),
  },
  { from: 'api.params.expanded', to: 'api.paramFields.expanded', as: words({ all: 'all', closed: 'none' }) },
  { from: 'api.params.post', to: 'api.paramFields.post' },
  { from: 'api.examples.languages', to: 'api.request.example.languages' },
  {
    from: 'api.examples.defaults',
    to: 'api.request.example.showOptionalParams',
    as: words({ all: true, required: false }),
  },
  { from: 'api.mdx.server', to: 'api.baseUrl' },
  {
    from: 'api.mdx.auth.method',
    to: 'api.auth.method',
    as: words({ bearer: 'bearer', basic: 'basic', key: 'key' }),
  },
  { from: 'api.mdx.auth.name', to: 'api.auth.name' },
  ...into(
    'integrations',
    'analytics',
    Object.keys(analytics.unwrap().shape).filter((name) => name !== 'posthog' && name !== 'hightouch'),
  ),
  ...into('integrations.posthog', 'analytics.posthog', ['apiKey', 'apiHost']),
  { from: 'integrations.hightouch.apiKey', to: 'analytics.hightouch.writeKey' },
  { from: 'integrations.hightouch.apiHost', to: 'analytics.hightouch.apiHost' },
  { from: 'integrations.intercom.appId', to: 'integrations.intercom' },
  { from: 'integrations.frontchat.snippetId', to: 'integrations.frontchat' },
  { from: 'integrations.osano.scriptSource', to: 'integrations.osano' },
  { from: 'integrations.cookies', to: 'integrations.cookies' },
];

/** What today's schema means where it says nothing, and the classic one means something else. */
export const unsaid: readonly { to: string; value: JsonTree }[] = [
  { to: 'codeBlock.mode', value: scalarAt(nowhere, 'auto') },
];
