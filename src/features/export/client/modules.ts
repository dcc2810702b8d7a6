import { addressOfPath, pathOf, root } from './addresses.js';
import { runScript } from './scripts.js';

/** A module in CommonJS form, with replacements for `import()`, `import.meta` and the site's root. */
export type Factory = (
  require: (specifier: string) => unknown,
  module: { exports: object },
  exports: object,
  load: (specifier: string) => Promise<unknown>,
  meta: { url: string },
  root: string,
) => void;

interface Definition {
  needs: readonly string[];
  factory: Factory;
  /** Its exports, once it has run. */
  module?: { exports: object };
}

const definitions = new Map<string, Definition>();

/**
 * Registers a module.
 *
 * @param needs paths of its static imports.
 */
export function define(file: string, needs: readonly string[], factory: Factory): void {
  definitions.set(file, { needs, factory });
}

async function loadAll(file: string, seen = new Set<string>()): Promise<void> {
  if (seen.has(file)) return;
  seen.add(file);
  if (!definitions.has(file)) await runScript(file);
  await Promise.all((definitions.get(file)?.needs ?? []).map((need) => loadAll(need, seen)));
}

function resolved(specifier: string, from: string): string {
  if (specifier.startsWith('/')) return specifier.slice(1);
  return pathOf(new URL(specifier, addressOfPath(from)).href) ?? specifier;
}

function exportsOf(file: string): object {
  const definition = definitions.get(file);
  if (!definition) throw new Error(`${file} is not a module.`);
  if (definition.module) return definition.module.exports;
  const module = (definition.module = { exports: {} });
  definition.factory(
    (specifier) => exportsOf(resolved(specifier, file)),
    module,
    module.exports,
    (specifier) => load(specifier, file),
    { url: addressOfPath(file) },
    root,
  );
  return module.exports;
}

/** Replaces `import()`. */
export async function load(specifier: string, from = ''): Promise<unknown> {
  const file = resolved(specifier, from);
  if (/^https?:/.test(file)) return import(file) as Promise<unknown>;
  await loadAll(file);
  return exportsOf(file);
}
