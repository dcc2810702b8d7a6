import type { Site } from '../site/site.js';
import { hostOf, hostsIn, hostsOfStyles } from './hosts.js';
import { iconHosts } from './iconHosts.js';
import { hashSource, inline, joined, type Directive, type Policy } from './policy.js';
import { speculationRules } from './speculation.js';
import { servicePolicy } from './serviceHosts.js';

/** What a policy is made from beside the model. */
export interface PolicySources {
  /** Texts of the author's own style sheets and scripts for every page. */
  stylesheets: readonly string[];
  scripts: readonly string[];
  /** Texts of the author's components that run in the browser. */
  components: readonly string[];
}

const none = ["'none'"];
const own = ["'self'"];

/** Where nobody names more: the site's own files, and nothing that stands in the text of a page. */
const strict: Policy = {
  'default-src': own,
  'script-src': own,
  'style-src': own,
  'style-src-attr': none,
  // What a script has made in the browser is of the page itself.
  'img-src': [...own, 'data:', 'blob:'],
  'font-src': [...own, 'data:'],
  'connect-src': own,
  'frame-src': own,
  'media-src': [...own, 'blob:'],
  'worker-src': own,
  'object-src': none,
  'base-uri': none,
  'form-action': own,
};

/** What style sheets of some hosts load from others: fonts, and further style sheets. */
const beside: Readonly<Record<string, string>> = {
  'fonts.googleapis.com': 'https://fonts.gstatic.com',
  'use.typekit.net': 'https://p.typekit.net',
};

/** What a style sheet of another host needs. */
export function stylesheetPolicy(host: string): Policy {
  const hosts = [host, beside[host.replace(/^https?:\/\//, '')] ?? []].flat();
  return { 'style-src': hosts, 'font-src': hosts, 'img-src': [host] };
}

const reached: readonly Directive[] = ['connect-src', 'img-src', 'frame-src', 'media-src'];

const reaching = (hosts: readonly string[]): Policy =>
  Object.fromEntries(reached.map((directive) => [directive, hosts]));

/** What a script of the author's needs that names some hosts: it may load from them, and render with styles of its own. */
export function scriptPolicy(hosts: readonly string[]): Policy {
  return joined(reaching(hosts), {
    'script-src': hosts,
    'style-src': [...hosts, inline],
    'style-src-attr': [inline],
    'font-src': hosts,
  });
}

const named = (addresses: readonly (string | undefined)[]): string[] =>
  addresses.flatMap((address) => (address === undefined ? [] : (hostOf(address) ?? [])));

function everywherePolicy({ everywhere }: Site, { stylesheets, scripts, components }: PolicySources): Policy {
  const inScripts = [...named(everywhere.scripts), ...scripts.flatMap(hostsIn)];
  const styles = [...named(everywhere.stylesheets), ...stylesheets.flatMap(hostsOfStyles)];
  return joined(
    ...styles.map(stylesheetPolicy),
    reaching(components.flatMap(hostsIn)),
    everywhere.scripts.length === 0 ? {} : scriptPolicy(inScripts),
  );
}

function searchHosts({ searchService }: Site['settings']): string[] {
  if (!searchService) return [];
  const { algolia, typesense } = searchService;
  if (typesense) return named([typesense.url].flat());
  if (algolia?.url !== undefined) return named([algolia.url].flat());
  return [`https://${algolia?.appId ?? '*'}-dsn.algolia.net`, 'https://*.algolianet.com'];
}

/**
 * What all pages of a site may load (Content Security Policy Level 3): what the site itself consists of, and what the author
 * names in docs.json, in style sheets and in scripts. A page adds what its own text names.
 */
export function sitePolicy(site: Site, sources: PolicySources): Policy {
  const { settings, identity, theme } = site;
  const { fonts, services, feedbackUrl, contentSecurityPolicy } = settings;
  // Who may show a page in a frame is not for the page to say.
  const { 'frame-ancestors': _, ...further } = typeof contentSecurityPolicy === 'object' ? contentSecurityPolicy : {};
  return joined(
    strict,
    {
      // Scripts of the author's may not run in a page before it is shown.
      'script-src': [hashSource(speculationRules(site.everywhere.scripts.length > 0 ? 'prefetch' : 'prerender'))],
    },
    services ? servicePolicy(services) : {},
    everywherePolicy(site, sources),
    {
      'connect-src': [...searchHosts(settings), ...named([feedbackUrl])],
      'font-src': named([fonts.body?.source, fonts.heading?.source]),
      'img-src': named([
        ...Object.values(identity.logo ?? {}),
        ...Object.values(identity.favicon ?? {}),
        theme.backgroundImage,
        ...settings.imageHosts,
        ...iconHosts(site),
      ]),
    },
    further,
  );
}
