import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { nearest } from '../../diagnostics/nearest.js';
import { socialPlatforms } from '../schema/footer.js';
import type { JsonPath } from '../tree.js';
import type { ConfigCheckContext } from './context.js';

/** Reports platforms without an icon of their own (FORMAT.md 1.16), which are shown with a generic one. */
export function checkSocials({ config, source }: ConfigCheckContext): Diagnostic[] {
  const known = new Set<string>(socialPlatforms);
  return config.footer.socials.flatMap(({ platform }, index) => {
    if (known.has(platform)) return [];
    const meant = nearest(platform, socialPlatforms);
    const places: [JsonPath, 'key' | 'value'][] = [
      [['footer', 'socials', platform], 'key'],
      [['footer', 'socials', index, 'type'], 'value'],
    ];
    const [path, part] = places.find((place) => source.spanOf(...place)) ?? [[]];
    return diagnostic('config/unknown-social', {
      message: `There is no icon for the platform ${JSON.stringify(platform)}; a plain link icon is shown.`,
      help: meant === undefined ? `Known platforms: ${socialPlatforms.join(', ')}.` : `Did you mean "${meant}"?`,
      ...source.placeOf(path, part),
    });
  });
}
