import { isExternal } from '../shared/url.js';
import type { SiteInput } from './input.js';
import type { Site } from './site.js';

/** The author's style sheets and scripts for every page: those that docs.json names, else those of the folder. */
export function filesOfEveryPage({
  config,
  everywhere = [],
}: Pick<SiteInput, 'config' | 'everywhere'>): Site['everywhere'] {
  const { stylesheets, scripts } = config.trellis;
  const filesWith = (ending: RegExp): string[] => everywhere.filter((path) => ending.test(path));
  const addresses = (paths: readonly string[]): string[] =>
    paths.map((path) => (isExternal(path) ? path : `/${path.replace(/^(?:\.?\/)+/, '')}`));
  return {
    stylesheets: stylesheets ? addresses(stylesheets) : filesWith(/\.css$/i),
    scripts: scripts ? addresses(scripts) : filesWith(/\.js$/i),
  };
}
