import type { Services } from '../site/services.js';
import { hostOf } from './hosts.js';
import { unsafeInline, type Directive, type Policy } from './policy.js';

type Named = Services['named'];
type Settings = { [Name in keyof Named]-?: NonNullable<Named[Name]> };
type Hosts = { [Name in keyof Settings]: (settings: Settings[Name]) => readonly (string | undefined)[] };

/** Hosts of each service: that of its script, and those that the script speaks to, by what the services publish. */
const hosts: Hosts = {
  adobe: ({ launchUrl }) => [
    hostOf(launchUrl),
    'https://*.adobedtm.com',
    'https://*.adobedc.net',
    'https://*.demdex.net',
    'https://*.omtrdc.net',
  ],
  amplitude: () => ['https://*.amplitude.com'],
  clarity: () => ['https://*.clarity.ms', 'https://c.bing.com'],
  clearbit: () => ['https://*.clearbitscripts.com', 'https://*.clearbitjs.com', 'https://*.clearbit.com'],
  fathom: () => ['https://*.usefathom.com'],
  ga4: () => ['https://*.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  // Its tags are chosen at Google, and can be any.
  gtm: () => ['https:'],
  heap: () => ['https://*.heapanalytics.com', 'https://heapanalytics.com'],
  hightouch: ({ apiHost = 'us-east-1.hightouch-events.com' }) => [
    'https://cdn.hightouch-events.com',
    `https://${apiHost}`,
  ],
  hotjar: () => ['https://*.hotjar.com', 'https://*.hotjar.io', 'wss://*.hotjar.com'],
  koala: () => ['https://*.getkoala.com'],
  logrocket: () => ['https://*.logr-in.com', 'https://*.logrocket.io', 'https://*.lr-ingest.io'],
  mixpanel: () => ['https://cdn.mxpnl.com', 'https://*.mixpanel.com'],
  pirsch: () => ['https://api.pirsch.io'],
  plausible: ({ server = 'plausible.io' }) => [`https://${server}`],
  posthog: ({ apiHost = 'https://us.i.posthog.com' }) => [
    hostOf(apiHost),
    hostOf(apiHost)?.replace('.i.posthog.com', '-assets.i.posthog.com'),
  ],
  segment: () => ['https://cdn.segment.com', 'https://*.segment.com', 'https://api.segment.io'],
  intercom: () => [
    'https://*.intercom.io',
    'https://*.intercomcdn.com',
    'https://*.intercomassets.com',
    'wss://*.intercom.io',
  ],
  frontchat: () => ['https://*.frontapp.com', 'https://*.frontapplication.com', 'wss://*.frontapplication.com'],
};

/** Services whose scripts put something into the page, with styles of their own. */
const visible = new Set(['gtm', 'hotjar', 'intercom', 'frontchat']);

const reached: readonly Directive[] = ['script-src', 'connect-src', 'img-src', 'frame-src', 'font-src', 'media-src'];

function hostsOf<Name extends keyof Settings>(name: Name, settings: Settings[Name]): readonly (string | undefined)[] {
  return hosts[name](settings);
}

/** Sources for the services that docs.json names. */
export function servicePolicy({ named, osano }: Services): Policy {
  const names = (Object.keys(named) as (keyof Settings)[]).filter((name) => named[name] !== undefined);
  const all = names.flatMap((name) => hostsOf(name, named[name] as Settings[typeof name]));
  if (osano !== undefined) all.push(hostOf(osano), 'https://*.osano.com');
  const sources = [...new Set(all.filter((host) => host !== undefined))];
  const renders = osano !== undefined || names.some((name) => visible.has(name));
  return {
    ...Object.fromEntries(reached.map((directive) => [directive, sources])),
    ...(renders && { 'style-src': [...sources, unsafeInline], 'style-src-attr': [unsafeInline] }),
    ...(names.includes('logrocket') && { 'worker-src': ['blob:'] }),
  };
}
