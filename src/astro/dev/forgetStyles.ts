import type { ViteDevServer } from 'vite';

/** Prefix of the modules in which Astro collects the styles of everything that a page imports. */
const pageStyles = '\0virtual:astro:dev-css:';

/** Lets a server make a style sheet anew, which consists of more than its file. */
export function forgetStyles({ environments }: ViteDevServer, stylesheet: string): void {
  for (const { moduleGraph } of Object.values(environments))
    for (const [id, module] of moduleGraph.idToModuleMap)
      if (id.startsWith(stylesheet) || id.startsWith(pageStyles)) moduleGraph.invalidateModule(module);
}
