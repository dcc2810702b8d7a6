import { choice, each, type Move } from '../moves.js';
import { analytics } from '../schema/services.js';
import { impliedEntry, objectAt, scalarText } from '../treeBuilders.js';
import type { ObjectTree, JsonTree } from '../tree.js';
import { isRepositoryUrl } from '../../shared/url.js';
import { iconEntries } from './icon.js';

function oneMode(value: JsonTree): JsonTree | undefined {
  return value.type === 'object' ? (value.entries.get('light') ?? value.entries.get('dark'))?.value : value;
}

function codeColors(value: JsonTree): JsonTree | undefined {
  const theme = value.type === 'object' ? value.entries.get('theme')?.value : value;
  if (theme?.type !== 'scalar' || theme.value === 'system' || theme.value === 'dark') return theme;
  const both = { key: theme.span, value: theme };
  return objectAt(theme.span, { light: both, dark: both });
}

const platforms: ReadonlyMap<string | undefined, string> = new Map([
  ['github', 'GitHub'],
  ['discord', 'Discord'],
]);

/** The label for an icon without one: `discord` becomes Discord, `code-branch` becomes Code branch; undefined for an image. */
function iconLabel(icon: string | undefined): string | undefined {
  if (icon === undefined || !/^[a-z][a-z0-9-]*$/i.test(icon)) return undefined;
  const words = icon.replaceAll('-', ' ');
  return platforms.get(icon) ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** Converts a header link or button. A GitHub address that names no repository becomes an ordinary link. */
function headerButton({ span, entries }: ObjectTree): ObjectTree {
  const type = scalarText(entries.get('type'));
  const isRepository = type === 'github' && isRepositoryUrl(scalarText(entries.get('href')) ?? '');
  const label = platforms.get(type);
  return objectAt(span, {
    type: isRepository ? entries.get('type') : undefined,
    label: entries.get('label') ?? (label === undefined || isRepository ? undefined : impliedEntry(label)),
    href: entries.get('href'),
  });
}

/** A short label for an address: its host, if it has one. */
function hostOf(address: string): string {
  const host = URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '';
  return host === '' ? address : host;
}

/** Converts a header link. A link without label shows only its icon. */
function headerLink(link: ObjectTree): ObjectTree {
  const { span, entries } = headerButton(link);
  if (entries.has('type')) return objectAt(span, Object.fromEntries(entries));
  const { icon, ...style } = iconEntries(link);
  const type = link.entries.get('type');
  const isLabelled = Boolean(scalarText(link.entries.get('label'))?.trim());
  const label =
    platforms.get(scalarText(type)) ?? iconLabel(scalarText(icon)) ?? hostOf(scalarText(entries.get('href')) ?? '');
  return objectAt(span, {
    label: isLabelled ? entries.get('label') : impliedEntry(label),
    href: entries.get('href'),
    icon: icon ?? (type && impliedEntry(scalarText(type) ?? '')),
    ...style,
    isIconAlone: isLabelled || !icon ? undefined : impliedEntry(true),
  });
}

const same = (...paths: readonly string[]): Move[] => paths.map((path) => ({ from: path }));
const inside = (outer: string, names: readonly string[]): Move[] => names.map((name) => ({ from: `${outer}.${name}` }));

/** Where today's settings go in the model. Settings without effect are left out (FORMAT.md 1). */
export const todayMoves: readonly Move[] = [
  ...same(
    'name',
    'description',
    'logo',
    'favicon',
    'theme',
    'colors',
    'appearance',
    'fonts',
    'footer',
    'search',
    'seo',
  ),
  ...same(
    'redirects',
    'feedback',
    'trellis',
    'banner',
    'contextual',
    'errors',
    'thumbnails',
    'variables',
    'markdown',
    'interaction',
    'icons',
  ),
  { from: 'metadata.timestamp', to: 'trellis.lastUpdated' },
  ...inside('background', ['color', 'decoration']),
  { from: 'background.image', as: oneMode },
  { from: 'styling.eyebrows' },
  { from: 'styling.codeblocks', as: codeColors },
  { from: 'styling.codeblocks.languages.custom', to: 'styling.languages' },
  { from: 'navbar.links', as: each(headerLink) },
  { from: 'navbar.primary', as: (value) => (value.type === 'object' ? headerButton(value) : undefined) },
  {
    from: 'api.playground.display',
    as: choice({ interactive: 'interactive', auth: 'interactive', simple: 'simple', none: 'none' }),
  },
  ...inside('api', [
    'params.expanded',
    'examples.languages',
    'examples.defaults',
    'examples.prefill',
    'examples.autogenerate',
    'mdx.server',
    'mdx.auth.name',
  ]),
  { from: 'api.mdx.auth.method', as: choice({ bearer: 'bearer', basic: 'basic', key: 'key' }) },
  ...inside(
    'integrations',
    Object.keys(analytics.unwrap().shape).filter((name) => name !== 'posthog' && name !== 'hightouch'),
  ),
  { from: 'integrations.hightouch.writeKey', to: 'integrations.hightouch.apiKey' },
  ...inside('integrations', [
    'hightouch.apiKey',
    'hightouch.apiHost',
    'posthog.apiKey',
    'posthog.apiHost',
    'posthog.sessionRecording',
    'intercom',
    'frontchat',
    'osano',
    'cookies',
  ]),
];
