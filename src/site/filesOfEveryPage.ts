import { isExternal } from '../shared/url.js';
import type { SiteInput } from './input.js';
import type { Site } from './site.js';

/** The author's style sheets and scripts for every page: those that docs.json names, else those of the folder. */
export function filesOfEveryPage({
  config,
  everywhere = [],
}: Pick<SiteInput, 'config' | 'everywhere'>): Site['everywhere'] {
  const { stylesheets, scripts } = config.trellis;
  const found = (ending: RegExp): string[] => everywhere.filter((path) => ending.test(path));
  const addresses = (named: readonly string[]): string[] =>
    named.map((path) => (isExternal(path) ? path : `/${path.replace(/^(?:\.?\/)+/, '')}`));
  return {
    stylesheets: stylesheets ? addresses(stylesheets) : found(/\.css$/i),
    scripts: scripts ? addresses(scripts) : found(/\.js$/i),
  };
}
