import type { ContentImport, ContentModule } from './compiled.js';

/** The author's import of React, for which Trellis supplies its own exports. */
export const reactModule = 'react';

/** Prefix of the components that `compile/live.ts` makes from parts of a text; authors do not use it. */
export const liveComponent = 'TrellisLive';

/** Names that only exist in a browser. */
export const browserNames =
  /\b(?:window|document|navigator|localStorage|sessionStorage|location|matchMedia|history|screen)\b/;

/** True for a name that only exists in a browser. */
export const isOfBrowser = (name: string): boolean => browserNames.exec(name)?.[0] === name;

const signs = /\bTrellisLive\d|\buse[A-Z]\w*\s*[(<]|\bon[A-Z]\w*\s*=\s*\{|\bextends\s+(?:React\.)?(?:Pure)?Component\b/;

/** True if a text's components may need the browser for state, effects or events. */
export function isInteractive(script: string): boolean {
  return signs.test(script);
}

/** Keys of the modules that imports load, directly or indirectly. */
export function reachable(
  imports: readonly ContentImport[],
  modules: ReadonlyMap<string, ContentModule>,
): ReadonlySet<string> {
  const paths = new Set<string>();
  const enter = (list: readonly ContentImport[]): void => {
    for (const { module } of list) {
      const imported = module === undefined || paths.has(module) ? undefined : modules.get(module);
      if (module === undefined || !imported) continue;
      paths.add(module);
      enter(imported.imports);
    }
  };
  enter(imports);
  return paths;
}
