import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { packageRoot } from '../shared/packageRoot.js';

const stylesheet = path.join(packageRoot, 'src/components/code/tokens.css');
/** Prefix of the modules in which Astro collects the styles of everything that a page imports. */
const pageStyles = '\0virtual:astro:dev-css:';

/**
 * Puts the colours of the themes that the author names in the place of the site's own.
 *
 * @param styles gives the style sheet; undefined where the author names none.
 */
export function codeStylesPlugin(styles: () => string | undefined): Plugin {
  return {
    name: 'trellis:code-styles',
    enforce: 'pre',
    load: (id) => (id === stylesheet ? styles() : undefined),
  };
}

/** Lets a server make the style sheet anew. */
export function forgetCodeStyles({ environments }: ViteDevServer): void {
  for (const { moduleGraph } of Object.values(environments))
    for (const [id, module] of moduleGraph.idToModuleMap)
      if (id.startsWith(stylesheet) || id.startsWith(pageStyles)) moduleGraph.invalidateModule(module);
}
