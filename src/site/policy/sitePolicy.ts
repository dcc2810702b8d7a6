import type { Site } from '../site.js';
import { hashSource, hostOf, hostsIn, joined, type Directive, type Policy } from './policy.js';
import { speculationRules } from './speculation.js';
import { servicePolicy } from './serviceHosts.js';

/** What a policy is made from beside the model. */
export interface PolicySources {
  /** Scripts that stand in the page itself. */
  inline: readonly string[];
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
  'img-src': [...own, 'data:'],
  'font-src': own,
  'connect-src': own,
  'frame-src': own,
  'media-src': own,
  'worker-src': own,
  'object-src': none,
  'base-uri': none,
  'form-action': own,
};

/** Fonts of Google come from another host than the style sheet that names them. */
const fontHosts: Readonly<Record<string, string>> = { 'https://fonts.googleapis.com': 'https://fonts.gstatic.com' };

/** What a style sheet of another host needs. */
export function stylesheetPolicy(host: string): Policy {
  return { 'style-src': [host], 'font-src': [fontHosts[host] ?? host], 'img-src': [host] };
}

const named = (addresses: readonly (string | undefined)[]): string[] =>
  addresses.flatMap((address) => (address === undefined ? [] : (hostOf(address) ?? [])));

function everywherePolicy({ everywhere }: Site, { stylesheets, scripts, components }: PolicySources): Policy {
  const inScripts = [...named(everywhere.scripts), ...scripts.flatMap(hostsIn)];
  const inComponents = components.flatMap(hostsIn);
  const styles = [...named(everywhere.stylesheets), ...stylesheets.flatMap(hostsIn)];
  const reached: readonly Directive[] = ['connect-src', 'img-src', 'frame-src', 'media-src'];
  return joined(
    ...styles.map(stylesheetPolicy),
    Object.fromEntries(reached.map((directive) => [directive, [...inScripts, ...inComponents]])),
    // What a script draws can have styles of its own.
    everywhere.scripts.length === 0
      ? {}
      : {
          'script-src': inScripts,
          'style-src': [...inScripts, "'unsafe-inline'"],
          'style-src-attr': ["'unsafe-inline'"],
          'font-src': inScripts,
        },
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
  const { font, services, feedbackUrl, contentSecurityPolicy: further } = settings;
  return joined(
    strict,
    {
      'script-src': [
        ...sources.inline.map(hashSource),
        // Scripts of the author's may not run in a page before it is shown.
        hashSource(speculationRules(site.everywhere.scripts.length > 0 ? 'prefetch' : 'prerender')),
      ],
    },
    services ? servicePolicy(services) : {},
    everywherePolicy(site, sources),
    {
      'connect-src': [...searchHosts(settings), ...named([feedbackUrl])],
      'font-src': named([font.body?.url, font.headings?.url]),
      'img-src': named([
        ...Object.values(identity.logo ?? {}),
        ...Object.values(identity.favicon ?? {}),
        theme.backgroundImage,
        ...settings.imageHosts,
      ]),
    },
    typeof further === 'object' ? further : {},
  );
}
