import type { Feature } from '../feature.js';
import type { SiteTypes } from './typeReader.js';

/** Shows types in code blocks that request them. */
export function types({ types: site }: { types: SiteTypes }): Feature {
  return {
    name: 'types',
    key: ({ source: { page } }) => (page ? site.digestOf(page) : ''),
  };
}
