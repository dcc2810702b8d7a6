import * as z from 'zod';
import { analytics, anyName, cookies } from '../services.js';
import { absoluteUrl, identifier, inert, needsOneOf, reportedAs } from '../values.js';

const services = analytics.unwrap().shape;

export const integrations = z
  .strictObject({
    ...services,
    posthog: services.posthog
      .unwrap()
      .extend({
        sessionRecording: z
          .boolean()
          .optional()
          .describe('Whether visits are recorded; otherwise the project at PostHog decides.'),
      })
      .optional()
      .describe('Settings of PostHog.'),
    hightouch: z
      .strictObject({
        writeKey: identifier(anyName).optional().describe('Write key.'),
        apiKey: identifier(anyName).optional().describe('Another name of `writeKey`.'),
        apiHost: services.hightouch.unwrap().shape.apiHost,
      })
      .refine(({ writeKey, apiKey }) => (writeKey ?? apiKey) !== undefined, {
        path: ['writeKey'],
        ...reportedAs('config/missing-field'),
      })
      .meta(needsOneOf(['writeKey', 'apiKey']))
      .optional()
      .describe('Settings of Hightouch.'),
    intercom: z
      .strictObject({ appId: identifier(anyName).describe('Application ID.') })
      .optional()
      .describe('Settings of the Intercom chat.'),
    frontchat: z
      .strictObject({ snippetId: identifier(anyName).describe('Chat ID.') })
      .optional()
      .describe('Settings of the Front chat.'),
    cookies: cookies.optional(),
    telemetry: inert(z.unknown().optional(), 'Nothing is sent home.'),
    osano: z
      .strictObject({ scriptSource: absoluteUrl.describe('Address of the script.') })
      .optional()
      .describe('Settings of Osano, which asks readers for consent.'),
  })
  .describe('Analytics and chat services, which every page loads after it is shown.');
