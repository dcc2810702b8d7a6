import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { nearest } from '../../diagnostics/nearest.js';
import { socialPlatforms } from '../schema/footer.js';
import type { CheckContext } from './context.js';

/** Platforms without an icon of their own (format spec 1.16); they are shown with a plain one. */
export function checkSocials({ config, source }: CheckContext): Diagnostic[] {
  const known = new Set<string>(socialPlatforms);
  return config.footerSocials.flatMap(({ platform }, index) => {
    if (known.has(platform)) return [];
    const meant = nearest(platform, socialPlatforms);
    const span =
      source.spanOf(['footerSocials', platform], 'key') ??
      source.spanOf(['footerSocials', index, 'type']) ??
      source.spanOf(['footer', 'socials', platform], 'key') ??
      source.spanOf(['footer', 'socials'], 'key');
    return diagnostic('config/unknown-social', {
      message: `There is no icon for the platform ${JSON.stringify(platform)}; a plain link icon is shown.`,
      help: meant === undefined ? `Known platforms: ${socialPlatforms.join(', ')}.` : `Did you mean "${meant}"?`,
      file: source.file,
      span,
    });
  });
}
