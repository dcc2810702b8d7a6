import type { Feature } from '../../features/feature.js';
import { digestOf } from '../../shared/digest.js';
import type { Site } from '../../site/site.js';
import type { Parts } from './parts.js';

/** Replaces parts of the frame with the author's. */
export function parts({ parts: { used, digest, diagnostics }, site }: { parts: Parts; site: Site }): Feature {
  const { identity, header, url } = site;
  return {
    name: 'parts',
    // Parts receive more data than Trellis' own components show.
    key: ({ view }) => digest + (used.length > 0 ? digestOf(view.digest, identity, header, url) : ''),
    check: () => diagnostics,
  };
}
