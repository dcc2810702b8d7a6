import { isOfBrowser } from '../mdx/interactivity.js';

/** Names with their values. */
export type Names = Record<string, unknown>;

/** A file's code, and the names that it can use. */
interface Code {
  code: string;
  /** What the file defines or imports. */
  own: Names;
  /** Finds the innermost names that contain a name. */
  findDefiner: (name: string) => Names | undefined;
  isSnippet: boolean;
}

/**
 * Runs the code of a file. Names that it does not define are looked up where it is used. In a snippet, an unknown name is undefined, as if a property
 * had not been passed, unless it looks like a component.
 *
 * @param values arguments of the code.
 */
export function runCode({ code, own, findDefiner, isSnippet }: Code, ...values: unknown[]): unknown {
  const outer = new Proxy(
    {},
    {
      has: (_target, name) =>
        typeof name === 'string' && (findDefiner(name) !== undefined || (isSnippet && isProperty(name))),
      get: (_target, name) => (typeof name === 'string' ? findDefiner(name)?.[name] : undefined),
    },
  );
  const names = Object.keys(own).filter((name) => /^[\p{L}$_][\p{L}\p{N}$_]*$/u.test(name));
  const make = new Function(
    '$outer',
    `with ($outer) return function ($given, ${names.join()}) {
return (function () {
${code}
}).apply(undefined, $given);
};`,
  ) as (outer: object) => (...values: unknown[]) => unknown;
  return make(outer)(values, ...names.map((name) => own[name]));
}

/** True if an undefined name can be a property, because it is neither that of a component nor of a browser global. */
function isProperty(name: string): boolean {
  return !(name in globalThis) && !isOfBrowser(name) && !/^\p{Lu}.*\p{Ll}/u.test(name);
}
