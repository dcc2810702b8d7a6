import path from 'node:path';
import type { Plugin } from 'vite';
import { packageRoot } from '../shared/packageRoot.js';

/** The style sheet for code blocks. */
export const codeStylesheet = path.join(packageRoot, 'src/theme/components/code/tokens.css');

/**
 * Replaces the site's code colours with those of the themes that the author names.
 *
 * @param styles returns the style sheet; undefined if the author names no theme.
 */
export function codeStylesPlugin(styles: () => string | undefined): Plugin {
  return {
    name: 'trellis:code-styles',
    enforce: 'pre',
    load: (id) => (id === codeStylesheet ? styles() : undefined),
  };
}
