import * as z from 'zod';
import { accents, favicon, feedback, logo, redirects } from '../common.js';
import { trellisSettings } from '../trellis.js';
import { inert, optionalText, requiredText } from '../values.js';
import { api } from './api.js';
import { appearance, background, icons, interaction, styling, theme, thumbnails, fonts } from './appearance.js';
import { banner, contextual, errors, footer, navbar } from './frame.js';
import { integrations } from './integrations.js';
import { navigation } from './navigation.js';
import { markdown, metadata, search, seo, variables } from './seo.js';

const colors = z
  .strictObject(accents)
  .describe('Theme colours, each as `#RGB` or `#RRGGBB`. Without them the theme is green.');

/**
 * Today's form of docs.json, whose `navigation` is an object. This schema defines what is valid and what it means; `config/today` converts the values
 * to the model in `model/model.ts`.
 */
export const todaySchema = z.strictObject({
  $schema: inert(z.string().optional(), 'Address of the JSON Schema; used by editors.'),
  name: requiredText.describe('Name of the project; part of every title.'),
  description: optionalText.describe('Description of the site, for pages that have none.'),
  navigation,
  logo: logo.optional(),
  favicon,
  theme,
  colors: colors.optional(),
  appearance: appearance.optional(),
  background: background.optional(),
  styling: styling.optional(),
  fonts: fonts.optional(),
  icons: icons.optional(),
  navbar: navbar.optional(),
  footer: footer.optional(),
  api: api.optional(),
  search: search.optional(),
  seo: seo.optional(),
  metadata: metadata.optional(),
  redirects: redirects.optional(),
  integrations: integrations.optional(),
  interaction: interaction.optional(),
  feedback,
  banner: banner.optional(),
  contextual: contextual.optional(),
  errors: errors.optional(),
  variables: variables.optional(),
  thumbnails: thumbnails.optional(),
  markdown: markdown.optional(),
  trellis: trellisSettings,
});
