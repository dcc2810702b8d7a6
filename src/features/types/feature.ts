import type { Feature } from '../feature.js';
import type { SiteTypes } from './typeReader.js';

/** Shows the types of code that asks for them. */
export function types({ types: site }: { types: SiteTypes }): Feature {
  return {
    name: 'types',
    key: ({ source: { page } }) => (page ? site.digestOf(page) : ''),
  };
}
