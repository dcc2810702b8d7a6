import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RegexEngine } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { once } from '../shared/once.js';
import { remember } from '../shared/remember.js';

/** Loads the regular expression engine for grammars. The versions of a site share it, so that their patterns are compiled once. */
export const loadEngine = once(async (): Promise<RegexEngine> => {
  // The package's module contains the WebAssembly as base64 text, which takes several times as long to load.
  const file = createRequire(import.meta.url).resolve('shiki/onig.wasm');
  return shareScanners(await createOnigurumaEngine({ data: readFileSync(file) }));
});

/**
 * Compiles equal lists of patterns once. Otherwise they are compiled for every grammar that embeds them, and again for a grammar that Shiki loads anew
 * because a language that it may embed was added.
 */
export function shareScanners(engine: RegexEngine): RegexEngine {
  const shared = new Map<string, { scanner: ReturnType<RegexEngine['createScanner']>; users: number }>();
  return {
    ...engine,
    createScanner(patterns) {
      const key = patterns.join('\0');
      const entry = remember(shared, key, () => ({ scanner: engine.createScanner(patterns), users: 0 }));
      entry.users += 1;
      return {
        findNextMatchSync: (text, start, options) => entry.scanner.findNextMatchSync(text, start, options),
        // Patterns with text from the code, such as the word that ends a heredoc, are disposed of.
        dispose() {
          entry.users -= 1;
          if (entry.users > 0) return;
          shared.delete(key);
          entry.scanner.dispose?.();
        },
      };
    },
  };
}
