import * as z from 'zod';
import { absoluteUrl, inert, text } from './values.js';

const id = z.union([text, z.number()]).transform((value) => String(value));

function service<Shape extends z.core.$ZodLooseShape>(
  name: string,
  shape: Shape,
): z.ZodOptional<z.ZodObject<Shape, z.core.$strict>> {
  return z.strictObject(shape).optional().describe(`Settings of ${name}.`);
}

const services = z
  .strictObject({
    adobe: service('Adobe Analytics', { launchUrl: absoluteUrl.describe('Address of the launch script.') }),
    amplitude: service('Amplitude', { apiKey: text.describe('API key.') }),
    clarity: service('Microsoft Clarity', { projectId: text.describe('Project.') }),
    clearbit: service('Clearbit', { publicApiKey: text.describe('Public API key.') }),
    fathom: service('Fathom', { siteId: text.describe('Site.') }),
    ga4: service('Google Analytics 4', { measurementId: text.describe('Measurement ID, such as `G-ABCDEF`.') }),
    gtm: service('Google Tag Manager', { tagId: text.describe('Container ID, such as `GTM-ABCDEF`.') }),
    heap: service('Heap', { appId: id.describe('Application.') }),
    hightouch: service('Hightouch', {
      writeKey: text.describe('Write key.'),
      apiHost: text.optional().describe('Host that events are sent to.'),
    }),
    hotjar: service('Hotjar', { hjid: id.describe('Site.'), hjsv: id.describe('Version of the snippet.') }),
    koala: service('Koala', { publicApiKey: text.describe('Public API key.') }),
    logrocket: service('LogRocket', { appId: text.describe('Application.') }),
    mixpanel: service('Mixpanel', { projectToken: text.describe('Project token.') }),
    pirsch: service('Pirsch', { id: text.describe('Identification code.') }),
    plausible: service('Plausible', {
      domain: text.describe('Domain of the site, without scheme.'),
      server: text.optional().describe('Host of a self-hosted instance.'),
    }),
    posthog: service('PostHog', {
      apiKey: text.describe('Project API key.'),
      apiHost: absoluteUrl.optional().describe('Address that events are sent to.'),
    }),
    segment: service('Segment', { key: text.describe('Write key.') }),
  })
  .prefault({});

export const analytics = inert(services, 'No script of an analytics service is loaded yet.');

const chats = z
  .strictObject({
    intercom: text.optional().describe('Application ID of the Intercom chat.'),
    frontchat: text.optional().describe('Chat ID of the Front chat.'),
  })
  .prefault({});

export const integrations = inert(chats, 'No script of a chat service is loaded yet.');
