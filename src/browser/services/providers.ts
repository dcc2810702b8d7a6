import { commandsInto } from './commands.js';
import type { Providers } from './provider.js';

const globals = window as unknown as Record<string, unknown>;
const part = encodeURIComponent;

/** Defines a function that queues its calls until a script is loaded. */
function keep(name: string): void {
  const q: unknown[] = [];
  globals[name] ??= Object.assign((...args: unknown[]) => q.push(args), { q });
}

function say(name: string, ...args: unknown[]): void {
  const value = globals[name];
  if (typeof value === 'function') value(...args);
}

/** Calls a method of an object. Until its script is loaded, an array stands for the object and queues calls. */
function tell(name: string, method: string, ...args: unknown[]): void {
  const object = globals[name] as Record<string, unknown> | unknown[] | undefined;
  if (Array.isArray(object)) object.push([method, ...args]);
  else if (typeof object?.[method] === 'function') object[method](...args);
}

function useDataLayer(): unknown[] {
  const layer = (globals['dataLayer'] ??= []) as unknown[];
  globals['gtag'] ??= commandsInto(layer);
  return layer;
}

/** For projects hosted by PostHog, its scripts are on a separate host. */
const assetsOf = (host: string): string => host.replace('.i.posthog.com', '-assets.i.posthog.com').replace(/\/$/, '');

/** The snippets that services give their customers, as data. */
export const providers: Providers = {
  adobe: ({ launchUrl }) => ({
    source: launchUrl,
    tracksViews: true,
    track: (event, properties) => tell('_satellite', 'track', event, properties),
  }),
  amplitude: ({ apiKey }) => ({
    source: `https://cdn.amplitude.com/script/${part(apiKey)}.js`,
    after: () => tell('amplitude', 'init', apiKey, { fetchRemoteConfig: true, autocapture: true }),
    track: (event, properties) => tell('amplitude', 'track', event, properties),
  }),
  clarity: ({ projectId }) => ({
    source: `https://www.clarity.ms/tag/${part(projectId)}`,
    before: () => keep('clarity'),
    track: (event) => say('clarity', 'event', event),
  }),
  clearbit: ({ publicApiKey }) => ({
    source: `https://tag.clearbitscripts.com/v1/${part(publicApiKey)}/tags.js`,
    attributes: { referrerpolicy: 'strict-origin-when-cross-origin' },
  }),
  fathom: ({ siteId }) => ({
    source: 'https://cdn.usefathom.com/script.js',
    attributes: { 'data-site': siteId },
    track: (event) => tell('fathom', 'trackEvent', event),
  }),
  ga4: ({ measurementId }) => ({
    source: `https://www.googletagmanager.com/gtag/js?id=${part(measurementId)}`,
    before: () => {
      useDataLayer();
      say('gtag', 'js', new Date());
      say('gtag', 'config', measurementId);
    },
    track: (event, properties) => say('gtag', 'event', event.replaceAll('.', '_'), properties),
  }),
  gtm: ({ tagId }) => ({
    source: `https://www.googletagmanager.com/gtm.js?id=${part(tagId)}`,
    before: () => useDataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' }),
    track: (event, properties) => useDataLayer().push({ event, ...properties }),
  }),
  heap: ({ appId }) => ({
    source: `https://cdn.heapanalytics.com/js/heap-${part(appId)}.js`,
    before: () => (globals['heap'] = Object.assign([], { appid: appId, config: {} })),
    track: (event, properties) => tell('heap', 'track', event, properties),
  }),
  hightouch: ({ apiKey, apiHost = 'us-east-1.hightouch-events.com' }) => ({
    source: 'https://cdn.hightouch-events.com/browser/release/v1-latest/events.min.js',
    before: () =>
      (globals['htevents'] = Object.assign([['page']], {
        _writeKey: apiKey,
        _loadOptions: { apiHost },
        SNIPPET_VERSION: '0.0.1',
      })),
    track: (event, properties) => tell('htevents', 'track', event, properties),
  }),
  hotjar: ({ hjid, hjsv }) => ({
    source: `https://static.hotjar.com/c/hotjar-${part(hjid)}.js?sv=${part(hjsv)}`,
    before: () => {
      keep('hj');
      globals['_hjSettings'] = { hjid: Number(hjid), hjsv: Number(hjsv) };
    },
    track: (event) => say('hj', 'event', event),
  }),
  koala: ({ publicApiKey }) => ({
    source: `https://cdn.getkoala.com/v1/${part(publicApiKey)}/sdk.js`,
    before: () => (globals['ko'] = []),
    track: (event, properties) => tell('ko', 'track', event, properties),
  }),
  logrocket: ({ appId }) => ({
    source: 'https://cdn.logr-in.com/LogRocket.min.js',
    attributes: { crossorigin: 'anonymous' },
    after: () => tell('LogRocket', 'init', appId),
    track: (event, properties) => tell('LogRocket', 'track', event, properties),
  }),
  mixpanel: ({ projectToken }) => ({
    source: 'https://cdn.mxpnl.com/libs/mixpanel-2-latest.min.js',
    before: () =>
      (globals['mixpanel'] = Object.assign([], {
        _i: [[projectToken, { track_pageview: true }, 'mixpanel']],
        people: [],
        __SV: 1.2,
      })),
    track: (event, properties) => tell('mixpanel', 'track', event, properties),
  }),
  pirsch: ({ id }) => ({
    source: 'https://api.pirsch.io/pa.js',
    attributes: { id: 'pianjs', 'data-code': id },
    track: (event, properties) => say('pirsch', event, { meta: properties }),
  }),
  plausible: ({ domain, server = 'plausible.io' }) => ({
    source: `https://${server}/js/script.js`,
    attributes: { 'data-domain': domain },
    before: () => keep('plausible'),
    track: (event, properties) => say('plausible', event, { props: properties }),
  }),
  posthog: ({ apiKey, apiHost = 'https://us.i.posthog.com', sessionRecording: records }) => ({
    source: `${assetsOf(apiHost)}/static/array.js`,
    attributes: { crossorigin: 'anonymous' },
    before: () =>
      (globals['posthog'] = Object.assign([], {
        _i: [
          [
            apiKey,
            { api_host: apiHost, ...(records === undefined ? {} : { disable_session_recording: !records }) },
            'posthog',
          ],
        ],
        people: [],
        __SV: 1,
      })),
    track: (event, properties) => tell('posthog', 'capture', event, properties),
  }),
  segment: ({ key }) => ({
    source: `https://cdn.segment.com/analytics.js/v1/${part(key)}/analytics.min.js`,
    before: () => (globals['analytics'] = Object.assign([['page']], { _writeKey: key, SNIPPET_VERSION: '5.2.1' })),
    track: (event, properties) => tell('analytics', 'track', event, properties),
  }),
  intercom: ({ appId }) => ({
    source: `https://widget.intercom.io/widget/${part(appId)}`,
    before: () => {
      keep('Intercom');
      globals['intercomSettings'] = { api_base: 'https://api-iam.intercom.io', app_id: appId };
    },
  }),
  frontchat: ({ snippetId }) => ({
    source: 'https://chat-assets.frontapp.com/v1/chat.bundle.js',
    after: () => say('FrontChat', 'init', { chatId: snippetId, useDefaultLauncher: true }),
  }),
};
