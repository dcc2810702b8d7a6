import { Fragment, jsx as createVNode } from 'astro/jsx-runtime';
import { createComponent, renderJSX } from 'astro/runtime/server/index.js';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import type { CompiledBody, ContentImport, ContentModule, Diagnostic } from '../../site/body.js';
import Asides from '../example/Asides.astro';
import Fault from './Fault.astro';
import { elementFactory, hoistAsides, type ElementFactory } from './jsx.js';
import type { ComponentRegistry } from './registry.js';

type Exports = Record<string, unknown>;
type Draw = (props: Record<string, unknown>) => unknown;

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
  readonly #scope: Readonly<Record<string, unknown>>;
  readonly #jsx: ElementFactory;
  readonly #missing: (name: string) => Draw;
  readonly #done = new Map<string, Exports>();

  constructor(
    modules: ReadonlyMap<string, ContentModule>,
    components: Readonly<Record<string, AstroComponentFactory>>,
    jsx: ElementFactory,
    missing: (name: string) => Draw,
  ) {
    this.#modules = modules;
    this.#jsx = jsx;
    this.#missing = missing;
    this.#scope = { ...hooks, React: { ...hooks, Fragment }, ...components };
  }

  /** The exports of a compiled text; `default` draws it. */
  text({ code, imports, needs }: CompiledBody, isSnippet: boolean): Exports & { default: Draw } {
    const scope = this.#scopeWith(imports);
    for (const name of needs) scope[name] ??= this.#missing(name);
    const [names, values] = parameters(scope);
    // Sloppy mode allows `with`: a snippet's text names its props without saying where they come from.
    const body = isSnippet ? snippetBody(code) : code;
    const make = new Function('$runtime', ...names, `return (function () {\n${body}\n}).call(undefined, $runtime)`);
    const exports = make({ Fragment, jsx: this.#jsx, jsxs: this.#jsx }, ...values) as Exports & { default: Draw };
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
    const [names, values] = parameters(this.#scopeWith(module.imports));
    const h = (type: unknown, props: Record<string, unknown> | null, ...children: unknown[]): unknown =>
      this.#jsx(type, children.length > 0 ? { ...props, children } : { ...props });
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
 * Makes an Astro component of a compiled page. What the author's own expressions throw is shown in the page's place.
 *
 * @param body what `content/compile` made of the page.
 * @param modules the files that pages import.
 * @param registry what authors can use without an import.
 * @param Missing stands in for a component that nobody defines; it gets the name as `name`.
 * @param report makes a diagnostic of what was thrown.
 */
export function evaluate(
  body: CompiledBody,
  modules: ReadonlyMap<string, ContentModule>,
  registry: ComponentRegistry,
  Missing: AstroComponentFactory,
  report: (error: unknown) => Diagnostic,
): AstroComponentFactory {
  const components = Object.fromEntries(Object.entries(registry).map(([name, { component }]) => [name, component]));
  const missing = (name: string) => (props: Record<string, unknown>) => createVNode(Missing, { ...props, name });
  return createComponent(async (result) => {
    try {
      const evaluation = new Evaluation(modules, components, elementFactory(registry), missing);
      const { default: draw } = evaluation.text(body, false);
      return await renderJSX(result, hoistAsides(draw({}), registry, Asides));
    } catch (error) {
      return renderJSX(result, createVNode(Fault, { diagnostic: report(error) }));
    }
  });
}
