import { changelog } from '../features/changelog/feature.js';
import { mock } from '../features/mock/feature.js';
import { leadingPicture, paintedImages, pictures } from '../features/pictures/feature.js';
import { types } from '../features/types/feature.js';
import { versions } from '../features/versions/feature.js';
import type { Feature, FeatureOptions } from '../features/feature.js';
import { diagrams } from './diagrams.js';
import { islands } from './islands.js';
import { parts } from './parts/feature.js';
import { playground } from './playground/feature.js';
import { policy } from './policy.js';
import { requests } from './requests.js';
import type { SiteState } from './siteState.js';
import { digest } from '../shared/digest.js';
import { once } from '../shared/once.js';
import { toolDigest } from './toolDigest.js';

/** Creates a feature for a site; undefined if it has nothing to do. */
type CreateFeature = (state: SiteState, options: FeatureOptions) => Feature | undefined;

const reference: CreateFeature = ({ reference: { digestFor } }) => ({ name: 'reference', key: digestFor });

/** All features. */
const list: readonly CreateFeature[] = [
  frame,
  parts,
  reference,
  requests,
  types,
  islands,
  diagrams,
  versions,
  changelog,
  mock,
  playground,
  () => leadingPicture,
  pictures,
  paintedImages,
  policy,
];

export function createFeatures(state: SiteState, options: FeatureOptions): Feature[] {
  return list.flatMap((create) => create(state, options) ?? []);
}

/** Everything on which all pages depend. */
function frame({ site, files, languages }: SiteState, { base }: FeatureOptions): Feature {
  // Computed on demand: a check renders no page, so it need not read Trellis' files.
  const key = once(() => {
    // Logos are shown in their own proportions.
    const logos = Object.values(site.identity.logo ?? {}).map((source) => files.imprintAt(source));
    return digest(base, toolDigest(), JSON.stringify(logos), languages.digest);
  });
  return { name: 'frame', key };
}
