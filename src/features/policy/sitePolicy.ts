import type { Site } from '../../site/site.js';
import { findHandlers } from './handlers.js';
import { hostOf, hostsOfScript, hostsOfStyles } from './hosts.js';
import { hashSource, unsafeInline, joinPolicies, type Directive, type Policy } from './policy.js';
import { speculationRules } from '../../browser/speculation.js';
import { servicePolicy, snippetPolicy } from './servicePolicy.js';
import { divisionsOf } from '../../site/navigation/viewDivisions.js';
import { iconsOf, viewsOf } from '../../site/sidebarIcons.js';

export interface PolicySources {
  /** Texts of the author's own style sheets and scripts for every page. */
  stylesheets: readonly string[];
  scripts: readonly string[];
  /** Sources for the author's parts, which are on every page. */
  parts: Policy;
}

const none = ["'none'"];
const own = ["'self'"];

/** The policy without further sources: only the site's own files, and no inline scripts. */
const strict: Policy = {
  'default-src': own,
  'script-src': own,
  'style-src': own,
  'style-src-attr': none,
  // The page's own scripts create blobs.
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

/** Further hosts from which some hosts' style sheets load fonts and other style sheets. */
const beside: Readonly<Record<string, string>> = {
  'fonts.googleapis.com': 'https://fonts.gstatic.com',
  'use.typekit.net': 'https://p.typekit.net',
};

/** Sources for a style sheet on another host. */
export function stylesheetPolicy(host: string): Policy {
  const hosts = [host, beside[host.replace(/^https?:\/\//, '')] ?? []].flat();
  return { 'style-src': hosts, 'font-src': hosts, 'img-src': [host] };
}

const reached: readonly Directive[] = ['connect-src', 'img-src', 'frame-src', 'media-src'];

/** Sources for requests, images, media and frames. */
export const policyForHosts = (hosts: readonly string[]): Policy =>
  Object.fromEntries(reached.map((directive) => [directive, hosts]));

/** Sources for the event handlers in the HTML that a script writes. */
function handlerHashes(text: string): string[] {
  const codes = findHandlers(text).flatMap(({ code }) => code ?? []);
  return codes.length > 0 ? ["'unsafe-hashes'", ...codes.map(hashSource)] : [];
}

/** Sources for an author's script: it may load from the hosts and services in its text, add styles, and write elements with event handlers. */
export function scriptPolicy(text: string): Policy {
  const hosts = hostsOfScript(text);
  return joinPolicies(
    policyForHosts(hosts),
    {
      'script-src': [...hosts, ...handlerHashes(text)],
      'style-src': [...hosts, unsafeInline],
      'style-src-attr': [unsafeInline],
      'font-src': hosts,
    },
    snippetPolicy(text),
  );
}

const hostsIn = (addresses: readonly (string | undefined)[]): string[] =>
  addresses.flatMap((address) => (address === undefined ? [] : (hostOf(address) ?? [])));

function everywherePolicy({ everywhere }: Site, { stylesheets, scripts, parts }: PolicySources): Policy {
  const styles = [...hostsIn(everywhere.stylesheets), ...stylesheets.flatMap(hostsOfStyles)];
  return joinPolicies(
    ...styles.map(stylesheetPolicy),
    parts,
    ...[...everywhere.scripts.map((address) => `"${address}"`), ...scripts].map(scriptPolicy),
  );
}

function searchHosts({ searchService }: Site['settings']): string[] {
  if (!searchService) return [];
  const { algolia, typesense } = searchService;
  if (typesense) return hostsIn([typesense.url].flat());
  if (algolia?.url !== undefined) return hostsIn([algolia.url].flat());
  return [`https://${algolia?.appId ?? '*'}-dsn.algolia.net`, 'https://*.algolianet.com'];
}

/**
 * The policy for all pages of a site (Content Security Policy Level 3): the site's own files, and the hosts that the author names in docs.json, style
 * sheets and scripts. A page adds those in its own text.
 */
export function sitePolicy(site: Site, sources: PolicySources): Policy {
  const { settings, identity, theme } = site;
  const { fonts, services, feedbackUrl, contentSecurityPolicy } = settings;
  // A page cannot restrict its own framing; `frame-ancestors` only works in headers.
  const { 'frame-ancestors': _, ...further } = typeof contentSecurityPolicy === 'object' ? contentSecurityPolicy : {};
  return joinPolicies(
    strict,
    {
      // The author's scripts must not run in a prerendered page before it is shown.
      'script-src': [hashSource(speculationRules(site.everywhere.scripts.length > 0 ? 'prefetch' : 'prerender'))],
    },
    services ? servicePolicy(services) : {},
    everywherePolicy(site, sources),
    {
      'connect-src': [...searchHosts(settings), ...hostsIn([feedbackUrl, services?.eventsUrl])],
      'font-src': hostsIn([fonts.body?.source, fonts.heading?.source]),
      'img-src': hostsIn([
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

/** Hosts of the icons in all navigations. */
function iconHosts(site: Pick<Site, 'routes'>): string[] {
  const icons = [...viewsOf(site)].flatMap((view) => [
    ...divisionsOf(view).flatMap(({ icon }) => icon ?? []),
    ...iconsOf(view.tree),
  ]);
  return [...new Set(icons.flatMap(({ name }) => hostOf(name) ?? []))];
}
