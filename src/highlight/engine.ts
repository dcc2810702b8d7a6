import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RegexEngine } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';

/** Creates the regular expression engine for grammars. */
export function createEngine(): Promise<RegexEngine> {
  // The package's module contains the WebAssembly as base64 text, which takes several times as long to load.
  const file = createRequire(import.meta.url).resolve('shiki/onig.wasm');
  return createOnigurumaEngine({ data: readFileSync(file) });
}
