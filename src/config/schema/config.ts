import * as z from 'zod';
import { anchors, topAnchor } from './anchors.js';
import { api, openapi } from './api.js';
import {
  background,
  backgroundImage,
  codeBlock,
  eyebrow,
  layout,
  rounded,
  search,
  sidebar,
  theme,
} from './appearance.js';
import { colors } from './colors.js';
import { favicon } from './favicon.js';
import { feedback } from './feedback.js';
import { font } from './font.js';
import { footer, footerSocials } from './footer.js';
import { logo } from './logo.js';
import { modeToggle } from './modeToggle.js';
import { navigation } from './navigation.js';
import { redirects } from './redirects.js';
import { metadata, seo } from './seo.js';
import { analytics, integrations } from './services.js';
import { primaryTab, tabs } from './tabs.js';
import { topbar, topbarCtaButton, topbarLinks } from './topbar.js';
import { trellis } from './trellis.js';
import { inert, optionalText, text } from './values.js';
import { versions } from './versions.js';

/** Every key that is known, in the order of the manual's reference. */
const settings = {
  $schema: inert(z.string().optional(), 'Address of the JSON Schema; meant for editors.'),
  name: text.describe('Name of the project; part of every title.'),
  description: optionalText.describe('Description of the site, for pages that have none.'),
  navigation,
  logo: logo.optional(),
  favicon,
  colors,
  topbarLinks,
  topbarCtaButton: topbarCtaButton.optional(),
  versions,
  anchors,
  topAnchor: topAnchor.optional(),
  tabs,
  primaryTab: primaryTab.optional(),
  api,
  openapi,
  footerSocials,
  footer,
  feedback,
  modeToggle,
  backgroundImage,
  background,
  theme,
  layout,
  rounded,
  sidebar,
  topbar,
  eyebrow,
  codeBlock,
  font,
  search,
  redirects,
  seo,
  metadata,
  analytics,
  integrations,
  trellis,
  isWhiteLabeled: inert(z.boolean().default(false), 'No site carries a mark of its generator.'),
  backdrop: inert(z.unknown().optional(), 'Left over from early versions of the format.'),
};

/**
 * docs.json in the classic schema. Unknown keys are problems at every level, so that a misspelt one does not go unnoticed;
 * `repair.ts` takes them out again.
 */
export const configSchema = z.strictObject(settings);
