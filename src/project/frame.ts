import type { Feature, FeatureOptions } from '../features/feature.js';
import { digest } from '../shared/digest.js';
import type { SiteState } from './siteState.js';
import { toolDigest } from './toolDigest.js';

/** What every page shows. */
export function frame({ site, files, languages }: SiteState, { base }: FeatureOptions): Feature {
  // The logo has its proportions.
  const logos = Object.values(site.identity.logo ?? {}).map((source) => files.imprintAt(source));
  const key = digest(base, toolDigest(), JSON.stringify(logos), languages.digest);
  return { name: 'frame', key: () => key };
}
