import type { ViteDevServer } from 'vite';

/** Prefix of the modules in which Astro collects the styles of a page's imports. */
const pageStyles = '\0virtual:astro:dev-css:';

/** Makes a server generate a style sheet again that depends on more than its own file. */
export function forgetStyles({ environments }: ViteDevServer, stylesheet: string): void {
  for (const { moduleGraph } of Object.values(environments))
    for (const [id, module] of moduleGraph.idToModuleMap)
      if (id.startsWith(stylesheet) || id.startsWith(pageStyles)) moduleGraph.invalidateModule(module);
}
