import type { Config } from '../config/config.js';
import { digestOf } from '../shared/digest.js';
import type { Banner } from './site.js';
import { textOn } from './theme.js';

/** The banner in docs.json; undefined if there is none. */
export function bannerOf({ banner }: Pick<Config, 'banner'>): Banner | undefined {
  if (!banner) return undefined;
  const { content, dismissible, type, color } = banner;
  return {
    id: digestOf(content),
    content,
    dismissible,
    type,
    ...(color && { colors: { fill: color, text: { light: textOn(color.light), dark: textOn(color.dark) } } }),
  };
}
