import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { checkAssets } from './assets.js';
import type { Check, CheckContext } from './context.js';
import {
  checkContrast,
  checkDates,
  checkEmpty,
  checkFeeds,
  checkOperations,
  checkPageVersions,
  checkRating,
  checkRepository,
} from './settings.js';
import { checkDescriptions } from './descriptions.js';
import { checkDirectories, checkDivisions, checkNavigationPages, checkRepeatedPages } from './navigation.js';
import { checkFonts } from './fonts.js';
import { checkIcons } from './icons.js';
import { checkLinks } from './links.js';
import { checkOrphans } from './orphans.js';
import { checkPageMenu } from './pageMenu.js';
import { checkRedirects } from './redirects.js';
import { checkSettingsLinks } from './settingsLinks.js';
import { checkTranslations } from './translations.js';

const checks: readonly Check[] = [
  checkEmpty,
  checkNavigationPages,
  checkOperations,
  checkRepeatedPages,
  checkTranslations,
  checkOrphans,
  checkDivisions,
  checkDirectories,
  checkPageVersions,
  checkFeeds,
  checkLinks,
  checkDescriptions,
  checkSettingsLinks,
  checkAssets,
  checkFonts,
  checkIcons,
  checkRedirects,
  checkPageMenu,
  checkRepository,
  checkDates,
  checkRating,
  checkContrast,
];

/** Runs all checks of how docs.json and the pages fit together. */
export function runChecks(context: CheckContext): Diagnostic[] {
  return checks.flatMap((check) => check(context));
}
