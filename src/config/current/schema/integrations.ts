import * as z from 'zod';
import { analytics } from '../../schema/services.js';
import { inert, text } from '../../schema/values.js';

const services = analytics.unwrap().shape;

const unloaded = (name: string) => inert(z.unknown().optional(), `${name} is not loaded.`);

export const integrations = z
  .strictObject({
    ...services,
    posthog: services.posthog
      .unwrap()
      .extend({ sessionRecording: inert(z.boolean().optional(), 'The project at PostHog decides about recordings.') })
      .optional()
      .describe('Settings of PostHog.'),
    intercom: z
      .strictObject({ appId: text.describe('Application ID.') })
      .optional()
      .describe('Settings of the Intercom chat.'),
    frontchat: z
      .strictObject({ snippetId: text.describe('Chat ID.') })
      .optional()
      .describe('Settings of the Front chat.'),
    cookies: inert(z.unknown().optional(), 'Services ask for consent themselves.'),
    telemetry: inert(z.unknown().optional(), 'Nothing is sent home.'),
    osano: unloaded('Osano'),
  })
  .describe('Analytics and chat services; no script of theirs is loaded yet.');
