import { badAddress } from './address.js';
import type { PlainValue } from './value.js';

/** Returns a member of a known value. No author would use this name. */
export const knownFunction = 'trellisKnown';

/** Returns the props of a snippet and the names of the texts that use it. */
export const namesFunction = 'trellisNames';

/** Names that a text may use. */
export interface Scope {
  /** Imports and exports of the text. */
  names: ReadonlySet<string>;
  /** True if other names are props from the page, or the page's own names. */
  isSnippet: boolean;
}

const keyOf = (key: string | number): string => JSON.stringify(String(key));

/** True if the browser would run a value as an address. */
function isBad({ kind, ...rest }: PlainValue): boolean {
  return kind === 'literal' && 'value' in rest && typeof rest.value === 'string' && badAddress(rest.value);
}

/**
 * Writes a value as code that contains only texts, numbers and known names from the author.
 *
 * @returns undefined for a value with an unknown name, or an address that would run code.
 */
export function codeOf(value: PlainValue, scope: Scope): string | undefined {
  if (isBad(value)) return undefined;
  switch (value.kind) {
    case 'literal':
      return value.value === undefined ? 'undefined' : JSON.stringify(value.value);
    case 'list':
      return joined(value.items, scope, (items) => `[${items.join(',')}]`);
    case 'object':
      return joined(
        value.entries.map(([, inner]) => inner),
        scope,
        (codes) => `({${codes.map((code, index) => `[${keyOf(value.entries[index]?.[0] ?? '')}]:${code}`).join(',')}})`,
      );
    case 'template':
      return joined(value.parts, scope, (parts) => `${knownFunction}([${parts.join(',')}].join(""))`);
    case 'member': {
      const { name, path } = value;
      if (name === 'props' || name === 'user') return called(name, path);
      if (scope.names.has(name)) return called(name, path);
      return scope.isSnippet ? called(`${namesFunction}(props)`, [name, ...path]) : undefined;
    }
  }
}

const called = (root: string, path: readonly (string | number)[]): string =>
  `${knownFunction}(${[root, ...path.map(keyOf)].join(',')})`;

function joined(values: readonly PlainValue[], scope: Scope, join: (codes: string[]) => string): string | undefined {
  const codes = values.map((each) => codeOf(each, scope));
  return codes.every((code) => code !== undefined) ? join(codes) : undefined;
}

/** A member of a value: never a function, never inherited, never an address that would run code. */
export function knownMember(root: unknown, ...path: readonly string[]): unknown {
  let value = root;
  for (const key of path) {
    if (typeof value !== 'object' && typeof value !== 'string') return undefined;
    if (value === null || !Object.hasOwn(value as object, key)) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[key];
  }
  if (typeof value === 'function' || typeof value === 'symbol') return undefined;
  return typeof value === 'string' && badAddress(value) ? '' : value;
}
