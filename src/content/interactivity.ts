import type { ContentImport, ContentModule } from './page.js';

/** What stands for React's exports where a file is imported. */
export const reactModule = 'react';

const signs = /\buse[A-Z]\w*\s*[(<]|\bon[A-Z]\w*\s*=\s*\{|\bextends\s+(?:React\.)?(?:Pure)?Component\b/;

/** Whether the components of a text may do something in the browser: keep state, run effects, answer events. */
export function isInteractive(script: string): boolean {
  return signs.test(script);
}

/** Keys of the modules that imports bring in, directly or through others. */
export function reachable(
  imports: readonly ContentImport[],
  modules: ReadonlyMap<string, ContentModule>,
): ReadonlySet<string> {
  const found = new Set<string>();
  const enter = (list: readonly ContentImport[]): void => {
    for (const { module } of list) {
      const imported = module === undefined || found.has(module) ? undefined : modules.get(module);
      if (module === undefined || !imported) continue;
      found.add(module);
      enter(imported.imports);
    }
  };
  enter(imports);
  return found;
}
