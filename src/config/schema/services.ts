import * as z from 'zod';
import { absoluteUrl, identifier, requiredText } from './values.js';

/** Some services use numbers as ids. */
const id = z.union([identifier(/^[\w.-]+$/), z.number()]).transform((value) => String(value));

/** A host name; a scheme in front of it is removed. */
const host = identifier(/^(?:https?:\/\/)?[\w.-]+(?::\d+)?\/?$/).transform((value) =>
  value.replace(/^https?:\/\//, '').replace(/\/$/, ''),
);

export const anyName = /^[\w.:/-]+$/;

function service<Shape extends z.core.$ZodLooseShape>(
  name: string,
  shape: Shape,
): z.ZodOptional<z.ZodObject<Shape, z.core.$strict>> {
  return z.strictObject(shape).optional().describe(`Settings of ${name}.`);
}

export const analytics = z
  .strictObject({
    adobe: service('Adobe Analytics', { launchUrl: absoluteUrl.describe('Address of the launch script.') }),
    amplitude: service('Amplitude', { apiKey: identifier(anyName).describe('API key.') }),
    clarity: service('Microsoft Clarity', { projectId: identifier(anyName).describe('Project.') }),
    clearbit: service('Clearbit', { publicApiKey: identifier(anyName).describe('Public API key.') }),
    fathom: service('Fathom', { siteId: identifier(anyName).describe('Site.') }),
    ga4: service('Google Analytics 4', {
      measurementId: identifier(/^[Gg]-\w+$/).describe('Measurement ID, such as `G-ABCDEF`.'),
    }),
    gtm: service('Google Tag Manager', {
      tagId: identifier(/^[Gg][Tt][Mm]-\w+$/).describe('Container ID, such as `GTM-ABCDEF`.'),
    }),
    heap: service('Heap', { appId: id.describe('Application.') }),
    hightouch: service('Hightouch', {
      writeKey: identifier(anyName).describe('Write key.'),
      apiHost: host.optional().describe('Host that events are sent to.'),
    }),
    hotjar: service('Hotjar', { hjid: id.describe('Site.'), hjsv: id.describe('Version of the snippet.') }),
    koala: service('Koala', { publicApiKey: identifier(anyName).describe('Public API key.') }),
    logrocket: service('LogRocket', { appId: identifier(anyName).describe('Application.') }),
    mixpanel: service('Mixpanel', { projectToken: identifier(anyName).describe('Project token.') }),
    pirsch: service('Pirsch', { id: identifier(anyName).describe('Identification code.') }),
    plausible: service('Plausible', {
      domain: identifier(/^[\w.-]+(?:[/,][\w./,-]*)?$/).describe(
        'Domain of the site without scheme, such as `docs.example.com`.',
      ),
      server: host.optional().describe('Host of a self-hosted instance.'),
    }),
    posthog: service('PostHog', {
      apiKey: identifier(/^phc_\w+$/).describe('Project API key, such as `phc_ABCDEF`.'),
      apiHost: absoluteUrl.optional().describe('Address that events are sent to.'),
    }),
    segment: service('Segment', { key: identifier(anyName).describe('Write key.') }),
  })
  .prefault({})
  .describe('Analytics services, which every page loads after it is shown.');

/** Browser storage item that records the reader's consent. */
export const cookies = z
  .strictObject({
    key: requiredText.describe('Key in the local storage of the browser.'),
    value: requiredText.optional().describe('Value that means consent; otherwise any does.'),
  })
  .describe('Services wait for the consent of the reader, which the local storage of the browser records.');

export const classicIntegrations = z
  .strictObject({
    intercom: identifier(anyName).optional().describe('Application ID of the Intercom chat.'),
    frontchat: identifier(anyName).optional().describe('Chat ID of the Front chat.'),
    osano: absoluteUrl.optional().describe('Address of the script of Osano, which asks readers for consent.'),
    cookies: cookies.optional(),
  })
  .prefault({})
  .describe('Chats and consent.');
