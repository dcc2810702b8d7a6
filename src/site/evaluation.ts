import type { CompiledBody, ContentImport, ContentModule } from './body.js';

type Exports = Record<string, unknown>;
type Draw = (props: Record<string, unknown>) => unknown;

/** What a page's elements become: nodes of one kind for HTML, of another for Markdown. */
export interface Drawing {
  /** Makes a node of an element; `type` is an element's name, a component or `Fragment`. */
  jsx(type: unknown, props: Record<string, unknown> | null, key?: unknown): unknown;
  Fragment: unknown;
  /** What authors can use without an import, by name. */
  components: Readonly<Record<string, unknown>>;
  /** Stands in for a component that nobody defines. */
  missing(name: string): unknown;
}

/** Names that component files use without importing them: what they return on the first render. */
const hooks = {
  useState: <T>(initial: T | (() => T)) => [
    typeof initial === 'function' ? (initial as () => T)() : initial,
    () => undefined,
  ],
  useEffect: () => undefined,
  useLayoutEffect: () => undefined,
  useRef: <T>(current: T) => ({ current }),
  useMemo: <T>(make: () => T) => make(),
  useCallback: <T>(callback: T) => callback,
};

/** Evaluates one page and what it imports; each file once. */
class Evaluation {
  readonly #modules: ReadonlyMap<string, ContentModule>;
  readonly #drawing: Drawing;
  readonly #scope: Readonly<Record<string, unknown>>;
  readonly #done = new Map<string, Exports>();

  constructor(modules: ReadonlyMap<string, ContentModule>, drawing: Drawing) {
    this.#modules = modules;
    this.#drawing = drawing;
    this.#scope = { ...hooks, React: { ...hooks, Fragment: drawing.Fragment }, ...drawing.components };
  }

  /** The exports of a compiled text; `default` draws it. */
  text({ code, imports, needs }: CompiledBody, isSnippet: boolean): Exports & { default: Draw } {
    const { Fragment, jsx, missing } = this.#drawing;
    const scope = this.#scopeWith(imports);
    for (const name of needs) scope[name] ??= missing(name);
    const [names, values] = parameters(scope);
    // Sloppy mode allows `with`: a snippet's text names its props without saying where they come from.
    const body = isSnippet ? snippetBody(code) : code;
    const make = new Function('$runtime', ...names, `return (function () {\n${body}\n}).call(undefined, $runtime)`);
    const exports = make({ Fragment, jsx, jsxs: jsx }, ...values) as Exports & { default: Draw };
    const components = { ...scope, Fragment };
    return { ...exports, default: (props) => exports.default({ ...props, components }) };
  }

  #scopeWith(imports: readonly ContentImport[]): Record<string, unknown> {
    const scope: Record<string, unknown> = { ...this.#scope };
    for (const { names, module } of imports) {
      const exports = module === undefined ? {} : this.#module(module);
      for (const [local, exported] of Object.entries(names))
        scope[local] = exported === '*' ? exports : (exports[exported] ?? Nothing);
    }
    return scope;
  }

  #module(key: string): Exports {
    const known = this.#done.get(key);
    if (known) return known;
    const exports: Exports = {};
    this.#done.set(key, exports);
    const module = this.#modules.get(key);
    if (!module) return exports;
    if (module.kind === 'data') Object.assign(exports, { default: JSON.parse(module.code) as unknown });
    else if (module.kind === 'text') Object.assign(exports, this.text(module, true));
    else this.#script(module, exports);
    return exports;
  }

  #script(module: ContentModule, exports: Exports): void {
    const { Fragment, jsx } = this.#drawing;
    const [names, values] = parameters(this.#scopeWith(module.imports));
    const h = (type: unknown, props: Record<string, unknown> | null, ...children: unknown[]): unknown =>
      jsx(type, children.length > 0 ? { ...props, children } : { ...props });
    const target = { exports };
    const make = new Function('module', 'exports', 'h', 'Fragment', ...names, `(function () {\n${module.code}\n})();`);
    make(target, exports, h, Fragment, ...values);
    if (target.exports !== exports) Object.assign(exports, target.exports);
  }
}

function parameters(scope: Readonly<Record<string, unknown>>): [names: string[], values: unknown[]] {
  const usable = Object.entries(scope).filter(([name]) => /^[\p{L}$_][\p{L}\p{N}$_]*$/u.test(name));
  return [usable.map(([name]) => name), usable.map(([, value]) => value)];
}

function snippetBody(code: string): string {
  return code
    .replace(/^"use strict";/, '')
    .replace('function _createMdxContent(props) {', 'function _createMdxContent(props) { with (props) {')
    .replace(/\n\}\nfunction MDXContent\(/, '\n}}\nfunction MDXContent(');
}

const Nothing = (): null => null;

/**
 * Runs a compiled page and gives back what `drawing.jsx` made of it.
 *
 * @param body what `content/compile` made of the page.
 * @param modules the files that pages import.
 * @throws what the author's own expressions throw.
 */
export function evaluateBody(
  body: CompiledBody,
  modules: ReadonlyMap<string, ContentModule>,
  drawing: Drawing,
): unknown {
  return new Evaluation(modules, drawing).text(body, false).default({});
}
