import * as z from 'zod';
import { anchors, topAnchor, classicNavigation, primaryTab, tabs, versions } from './navigation.js';
import { classicApi, classicOpenapi } from './api.js';
import {
  classicBackground,
  backgroundImage,
  codeBlock,
  eyebrow,
  layout,
  rounded,
  classicSearch,
  sidebar,
  classicTheme,
  font,
  footer,
  modeToggle,
  seo,
  topbar,
  topbarCtaButton,
  topbarLinks,
} from './appearance.js';
import { classicColors, favicon, feedback, socials, logo, redirects, metatags } from '../common.js';
import { analytics, classicIntegrations } from '../services.js';
import { trellisSettings } from '../trellis.js';
import { inert, optionalText, requiredText } from '../values.js';

/** Every known key, in the order of the manual's reference. */
const settings = {
  $schema: inert(z.string().optional(), 'Address of the JSON Schema; used by editors.'),
  name: requiredText.describe('Name of the project; part of every title.'),
  description: optionalText.describe('Description of the site, for pages that have none.'),
  navigation: classicNavigation,
  logo: logo.optional(),
  favicon,
  colors: classicColors,
  topbarLinks,
  topbarCtaButton: topbarCtaButton.optional(),
  versions,
  anchors,
  topAnchor: topAnchor.optional(),
  tabs,
  primaryTab: primaryTab.optional(),
  api: classicApi,
  openapi: classicOpenapi,
  footerSocials: socials,
  footer,
  feedback,
  modeToggle,
  backgroundImage,
  background: classicBackground,
  theme: classicTheme,
  layout,
  rounded,
  sidebar,
  topbar,
  eyebrow,
  codeBlock,
  font,
  search: classicSearch,
  redirects,
  seo,
  metadata: metatags,
  analytics,
  integrations: classicIntegrations,
  trellis: trellisSettings,
  isWhiteLabeled: inert(z.boolean().default(false), 'No site carries a mark of its generator.'),
  backdrop: inert(z.unknown().optional(), 'Left over from early versions of the format.'),
};

/** The classic form of docs.json. Unknown keys are faults at every level, so that misspelt keys are noticed; `repair.ts` removes them. */
export const classicSchema = z.strictObject(settings);
