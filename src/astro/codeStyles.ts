import path from 'node:path';
import type { Plugin } from 'vite';
import { packageRoot } from '../shared/packageRoot.js';

/** The style sheet of code. */
export const codeStylesheet = path.join(packageRoot, 'src/theme/components/code/tokens.css');

/**
 * Puts the colours of the themes that the author names in the place of the site's own.
 *
 * @param styles gives the style sheet; undefined where the author names none.
 */
export function codeStylesPlugin(styles: () => string | undefined): Plugin {
  return {
    name: 'trellis:code-styles',
    enforce: 'pre',
    load: (id) => (id === codeStylesheet ? styles() : undefined),
  };
}
