import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RegexEngine } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';

/** Creates the engine that grammars need. */
export function createEngine(): Promise<RegexEngine> {
  // The module of the same name has the code as text, which takes several times as long to read.
  const file = createRequire(import.meta.url).resolve('shiki/onig.wasm');
  return createOnigurumaEngine({ data: readFileSync(file) });
}
