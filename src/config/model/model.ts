import * as z from 'zod';
import { appearance, icons, interaction, theme, thumbnails } from '../schema/today/appearance.js';
import { banner, contextual, errors } from '../schema/today/frame.js';
import { markdown, variables, search } from '../schema/today/seo.js';
import { integrations } from '../schema/today/integrations.js';
import { favicon, feedback, logo, redirects } from '../schema/common.js';
import {
  modelApi,
  modelBackground,
  modelColors,
  modelFonts,
  modelFooter,
  modelNavbar,
  modelSeo,
  modelStyling,
} from './parts.js';
import { navigationTree } from './navigationTree.js';
import { trellisSettings } from '../schema/trellis.js';
import { optionalText, requiredText } from '../schema/values.js';

/** Overlays of a specification and the name under which docs.json refers to the two together. */
const overlays = z.strictObject({ source: requiredText, overlays: z.array(requiredText).optional(), as: optionalText });

/** A GraphQL schema and the addresses of its API. */
const schema = z.strictObject({ source: requiredText, endpoint: optionalText, subscriptionEndpoint: optionalText });

const library = z.strictObject({ source: requiredText });

/**
 * The model to which both forms of docs.json are converted: today's settings with defaults, and one navigation tree. It also has a few
 * settings that only classic files can set.
 */
export const modelSchema = z.strictObject({
  name: requiredText,
  description: optionalText,
  navigation: navigationTree.prefault({ children: [] }),
  logo: logo.optional(),
  favicon,
  theme,
  colors: modelColors,
  appearance: appearance.prefault({}),
  background: modelBackground,
  styling: modelStyling,
  fonts: modelFonts,
  navbar: modelNavbar,
  footer: modelFooter,
  api: modelApi,
  search: search.prefault({}),
  seo: modelSeo,
  redirects,
  integrations: integrations
    .omit({ telemetry: true })
    .extend({
      hightouch: z
        .strictObject({ apiKey: requiredText, apiHost: integrations.shape.hightouch.unwrap().shape.apiHost })
        .optional(),
    })
    .prefault({}),
  feedback,
  banner: banner.optional(),
  contextual: contextual.optional(),
  errors: errors.optional(),
  variables: variables.optional(),
  thumbnails: thumbnails.optional(),
  interaction: interaction.prefault({}),
  icons: icons.prefault({ library: 'fontawesome' }),
  markdown: markdown.prefault({}),
  overlays: z.array(overlays).optional(),
  schemas: z.array(schema).optional(),
  libraries: z.array(library).optional(),
  trellis: trellisSettings,
});
