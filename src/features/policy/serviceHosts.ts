/** A service and the sources that its script needs, as published by the service. */
export interface Service {
  /** The source of its script first, which identifies it in an author's script, then those that the script connects to. */
  hosts: readonly string[];
  /** Identifies its snippet instead of the first source. */
  snippet?: RegExp;
  /** True if it adds elements with their own styles to the page. */
  isVisible?: true;
  hasWorker?: true;
}

/** Services by name. docs.json can configure those whose name is a key of `integrations`. */
export const services = {
  adobe: {
    hosts: ['https://*.adobedtm.com', 'https://*.adobedc.net', 'https://*.demdex.net', 'https://*.omtrdc.net'],
  },
  amplitude: { hosts: ['https://*.amplitude.com'] },
  chatwoot: {
    hosts: ['https://*.chatwoot.com', 'wss://*.chatwoot.com'],
    snippet: /\bchatwoot(?:SDK|Settings)\b/,
    isVisible: true,
  },
  clarity: { hosts: ['https://*.clarity.ms', 'https://c.bing.com'] },
  clearbit: { hosts: ['https://*.clearbitscripts.com', 'https://*.clearbitjs.com', 'https://*.clearbit.com'] },
  cloudflare: { hosts: ['https://static.cloudflareinsights.com', 'https://cloudflareinsights.com'] },
  commonRoom: { hosts: ['https://*.cr-relay.com'] },
  crisp: {
    hosts: ['https://*.crisp.chat', 'wss://*.relay.crisp.chat'],
    snippet: /\bCRISP_WEBSITE_ID\b|\/\/client\.crisp\.chat\b/,
    isVisible: true,
  },
  drift: {
    hosts: ['https://*.driftt.com', 'https://*.drift.com', 'wss://*.drift.com', 'wss://*.driftt.com'],
    isVisible: true,
  },
  fathom: { hosts: ['https://*.usefathom.com'] },
  frontchat: {
    hosts: ['https://*.frontapp.com', 'https://*.frontapplication.com', 'wss://*.frontapplication.com'],
    isVisible: true,
  },
  fullstory: { hosts: ['https://*.fullstory.com'], snippet: /\b_fs_(?:script|host|org)\b/ },
  ga4: {
    hosts: ['https://*.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  },
  // Its tags are configured at Google and may load anything.
  gtm: { hosts: ['https:'], snippet: /\/\/www\.googletagmanager\.com\/(?:gtm\.js|ns\.html)/, isVisible: true },
  heap: { hosts: ['https://*.heapanalytics.com', 'https://heapanalytics.com', 'https://*.heap-api.com'] },
  helpScout: {
    hosts: [
      ...['https://*.helpscout.net', 'https://d3hb14vkzrxvla.cloudfront.net', 'https://*.pusher.com'],
      'wss://*.pusher.com',
    ],
    snippet: /\/\/beacon-v2\.helpscout\.net\b/,
    isVisible: true,
  },
  hightouch: { hosts: ['https://cdn.hightouch-events.com', 'https://us-east-1.hightouch-events.com'] },
  hotjar: { hosts: ['https://*.hotjar.com', 'https://*.hotjar.io', 'wss://*.hotjar.com'], isVisible: true },
  hubspot: {
    hosts: [
      ...['https://*.hs-scripts.com', 'https://*.hs-analytics.net', 'https://*.hs-banner.com'],
      ...['https://*.hscollectedforms.net', 'https://*.hsforms.net', 'https://*.hsforms.com'],
      ...['https://*.hsadspixel.net', 'https://*.usemessages.com', 'https://*.hubspot.com', 'https://*.hubapi.com'],
    ],
    snippet: /\/\/js[\w-]*\.(?:hs-scripts\.com|hsforms\.net)\b/,
    isVisible: true,
  },
  intercom: {
    hosts: [
      ...['https://*.intercom.io', 'https://*.intercomcdn.com', 'https://*.intercomassets.com'],
      'wss://*.intercom.io',
    ],
    isVisible: true,
  },
  kapa: {
    hosts: [
      ...['https://*.kapa.ai', 'https://kapa-widget-proxy-la7dkmplpq-uc.a.run.app', 'https://www.google.com'],
      ...['https://www.gstatic.com', 'https://hcaptcha.com', 'https://*.hcaptcha.com'],
    ],
    snippet: /\/\/widget\.kapa\.ai\b/,
    isVisible: true,
  },
  koala: { hosts: ['https://*.getkoala.com'] },
  linkedin: { hosts: ['https://snap.licdn.com', 'https://*.linkedin.com'] },
  logrocket: { hosts: ['https://*.logr-in.com', 'https://*.logrocket.io', 'https://*.lr-ingest.io'], hasWorker: true },
  meta: { hosts: ['https://connect.facebook.net', 'https://www.facebook.com'] },
  mixpanel: { hosts: ['https://cdn.mxpnl.com', 'https://*.mixpanel.com'] },
  osano: { hosts: ['https://*.osano.com'], isVisible: true },
  pendo: { hosts: ['https://*.pendo.io'], isVisible: true },
  pirsch: { hosts: ['https://api.pirsch.io'] },
  plausible: { hosts: ['https://plausible.io'] },
  posthog: {
    hosts: ['https://*.posthog.com'],
    snippet: /\bposthog\.init\(/,
    hasWorker: true,
  },
  reo: { hosts: ['https://*.reo.dev'] },
  rudderstack: { hosts: ['https://cdn.rudderlabs.com', 'https://*.rudderlabs.com', 'https://*.rudderstack.com'] },
  segment: { hosts: ['https://cdn.segment.com', 'https://*.segment.com', 'https://api.segment.io'] },
  tawk: {
    hosts: ['https://embed.tawk.to', 'https://*.tawk.to', 'wss://*.tawk.to', 'https://cdn.jsdelivr.net'],
    isVisible: true,
  },
  zendesk: {
    hosts: [
      ...['https://static.zdassets.com', 'https://*.zdassets.com', 'https://*.zendesk.com', 'https://*.zopim.com'],
      ...['wss://*.zendesk.com', 'wss://*.zopim.com'],
    ],
    isVisible: true,
  },
} satisfies Record<string, Service>;
