import { badAddress } from './address.js';
import type { PlainValue } from './value.js';

/** Gives a part of a value that is known; a name that no author can have in mind. */
export const knownFunction = 'trellisKnown';

/** Gives the properties of a snippet and the names of the texts that use it. */
export const namesFunction = 'trellisNames';

/** Names that a text may use. */
export interface Scope {
  /** Imports and exports of the text. */
  names: ReadonlySet<string>;
  /** Other names are props that the text is given by the page, or names of the page. */
  isSnippet: boolean;
}

const keyOf = (key: string | number): string => JSON.stringify(String(key));

/** True if the browser would run a value as an address. */
function isBad({ kind, ...rest }: PlainValue): boolean {
  return kind === 'literal' && 'value' in rest && typeof rest.value === 'string' && badAddress(rest.value);
}

/**
 * A value as code: nothing of what its author wrote is in it but texts, numbers and names that are known.
 *
 * @returns undefined for one with a name that is not known, or an address that would run code.
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

/** A part of a value that has been read: never a function, nothing that is inherited, no address that would run code. */
export function known(root: unknown, ...path: readonly string[]): unknown {
  let value = root;
  for (const key of path) {
    if (typeof value !== 'object' && typeof value !== 'string') return undefined;
    if (value === null || !Object.hasOwn(value as object, key)) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[key];
  }
  if (typeof value === 'function' || typeof value === 'symbol') return undefined;
  return typeof value === 'string' && badAddress(value) ? '' : value;
}
