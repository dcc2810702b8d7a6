import type { Config } from '../config/config.js';
import { isExternal } from '../shared/url.js';

/** Local files that docs.json names, as written. */
export function namedFiles({ logo, favicon, background, api, trellis }: Config): string[] {
  const { stylesheets = [], scripts = [] } = trellis;
  const files = [
    logo?.light,
    logo?.dark,
    favicon?.light,
    favicon?.dark,
    background.image,
    ...api.openapi,
    ...stylesheets,
    ...scripts,
  ];
  return files.filter((file) => file !== undefined).filter((file) => !isExternal(file));
}
