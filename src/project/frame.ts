import type { Feature, FeatureOptions } from '../features/feature.js';
import { digest } from '../shared/digest.js';
import { once } from '../shared/once.js';
import type { SiteState } from './siteState.js';
import { toolDigest } from './toolDigest.js';

/** Everything on which all pages depend. */
export function frame({ site, files, languages }: SiteState, { base }: FeatureOptions): Feature {
  // Computed on demand: a check renders no page, so it need not read Trellis' files.
  const key = once(() => {
    // Logos are shown in their own proportions.
    const logos = Object.values(site.identity.logo ?? {}).map((source) => files.imprintAt(source));
    return digest(base, toolDigest(), JSON.stringify(logos), languages.digest);
  });
  return { name: 'frame', key };
}
