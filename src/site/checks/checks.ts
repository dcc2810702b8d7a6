import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { checkAssets } from './assets.js';
import type { Check, CheckContext } from './context.js';
import { checkContrast } from './contrast.js';
import { checkDates } from './dates.js';
import { checkDescriptions } from './descriptions.js';
import { checkDirectories } from './directories.js';
import { checkDivisions } from './divisions.js';
import { checkEmpty } from './emptyPages.js';
import { checkIcons } from './icons.js';
import { checkLinks } from './links.js';
import { checkNavigationPages } from './navigationPages.js';
import { checkOperations } from './operations.js';
import { checkOrphans } from './orphans.js';
import { checkPageMenu } from './pageMenu.js';
import { checkPageVersions } from './pageVersions.js';
import { checkRating } from './rating.js';
import { checkRedirects } from './redirects.js';
import { checkRepeatedPages } from './repeatedPages.js';
import { checkRepository } from './repository.js';
import { checkSettingsLinks } from './settingsLinks.js';

const checks: readonly Check[] = [
  checkEmpty,
  checkNavigationPages,
  checkOperations,
  checkRepeatedPages,
  checkOrphans,
  checkDivisions,
  checkDirectories,
  checkPageVersions,
  checkLinks,
  checkDescriptions,
  checkSettingsLinks,
  checkAssets,
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
