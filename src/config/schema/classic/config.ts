import * as z from 'zod';
import { anchors, topAnchor } from './anchors.js';
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
} from './appearance.js';
import { classicColors } from '../colors.js';
import { favicon } from '../favicon.js';
import { feedback } from '../feedback.js';
import { font } from './font.js';
import { socials } from '../footer.js';
import { footer } from './footer.js';
import { logo } from '../logo.js';
import { modeToggle } from './modeToggle.js';
import { classicNavigation } from './navigation.js';
import { redirects } from '../redirects.js';
import { metatags } from '../seo.js';
import { seo } from './seo.js';
import { analytics, classicIntegrations } from '../services.js';
import { primaryTab, tabs } from './tabs.js';
import { topbar, topbarCtaButton, topbarLinks } from './topbar.js';
import { trellisSettings } from '../trellis.js';
import { inert, optionalText, requiredText } from '../values.js';
import { versions } from './versions.js';

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
