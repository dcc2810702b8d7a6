import { givenFunction } from '../content/compile/authorFunctions.js';
import { known, knownFunction } from '../content/untrusted/write.js';
import { guardFunction, placeAttribute } from '../content/compile/guard.js';
import { reactModule } from '../content/interactivity.js';
import type { CompiledBody, ContentImport, ContentModule, ExpressionPlace } from './body.js';
import { elementFactory } from './createElement.js';
import { BuiltIn, builtIns, Fragment, type ElementFactory, type JsxElement, type Props } from './element.js';
import { Exhaustion, isExhaustion, maxElements } from './exhaustion.js';
import type { IslandCollector } from './islands.js';
import { createReact, needsBrowser } from './react.js';
import { withUniqueIds } from './uniqueIds.js';

type TextBody = Pick<CompiledBody, 'code' | 'imports' | 'needs' | 'places'>;
type Exports = Record<string, unknown>;
type Render = (props: Props) => unknown;

/** Context of an evaluation, which also collects its results. */
export interface EvaluationContext {
  islands: IslandCollector;
  /** Ids of the page's own text, which those of snippets must not have. */
  ids: Iterable<string>;
  /**
   * Takes note of what a part of the page threw, and gives what stands for it.
   *
   * @param content what stands between its tags, where only a browser could have made it.
   */
  lost(error: unknown, place: LostPlace, content: unknown): JsxElement;
}

/** Position of an error. */
export interface LostPlace extends Partial<ExpressionPlace> {
  /** Key of the file that is part of the page; undefined for the page itself. */
  module: string | undefined;
}

const lostKey = Symbol('lost');

/** Says what is wrong with a promise in the place of a value. */
export const unsettled = 'it is a promise, and a page is rendered without waiting';

const never = (): number => 0;
/** No time passes while a page is rendered; a clock that it starts would keep a build from its end. */
const clocks = { setTimeout: never, setInterval: never, setImmediate: never };

/** Value of an expression that threw: the element around it is dropped. */
class Lost {
  readonly node: unknown;
  /** Also when it is spread among the attributes of an element. */
  readonly [lostKey] = this;

  constructor(node: unknown) {
    this.node = node;
  }
}

/** Makes what stands for something that threw at a place of the text. */
type Losing = (error: unknown, index: number | undefined, content?: unknown) => Lost;

function lostAmong(props: Record<string | symbol, unknown>): Lost | undefined {
  if (props[lostKey] instanceof Lost) return props[lostKey];
  return Object.entries(props).find(
    (entry): entry is [string, Lost] => entry[0] !== 'children' && entry[1] instanceof Lost,
  )?.[1];
}

/** A page is evaluated at once: what is there later is of no use to it. */
function settled(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('then' in value) || typeof value.then !== 'function')
    return value;
  // A rejection of the promise needs no report of its own.
  void Promise.resolve(value).catch(() => undefined);
  throw new TypeError(unsettled);
}

function withNodes(children: unknown): unknown {
  if (Array.isArray(children)) return children.map(withNodes);
  return children instanceof Lost ? children.node : settled(children);
}

/** Evaluates one page and what it imports; each file once. */
class Evaluation {
  readonly #modules: ReadonlyMap<string, ContentModule>;
  readonly #surroundings: EvaluationContext;
  readonly #jsx: ElementFactory;
  readonly #snippetJsx: ElementFactory;
  readonly #scope: Readonly<Record<string, unknown>>;
  readonly #react: Exports;
  readonly #done = new Map<string, Exports>();
  #elements = 0;

  constructor(modules: ReadonlyMap<string, ContentModule>, surroundings: EvaluationContext) {
    const { islands, ids } = surroundings;
    this.#modules = modules;
    this.#surroundings = surroundings;
    this.#jsx = elementFactory(islands);
    this.#snippetJsx = withUniqueIds(this.#jsx, ids);
    this.#react = createReact(this.#element, Fragment, () => islands.note());
    // A component that nobody defines may have the name of one of React's.
    const ambient = Object.entries(this.#react).filter(([name]) => /^[a-z]/.test(name));
    const given = (name: string, value: unknown): unknown => {
      islands.learn(undefined, { [name]: value });
      return value;
    };
    this.#scope = {
      ...clocks,
      ...Object.fromEntries(ambient),
      React: this.#react,
      // Nobody is signed in to a static site.
      user: {},
      ...builtIns,
      [givenFunction]: given,
      [knownFunction]: known,
    };
  }

  /** The exports of a compiled text; `default` renders it. */
  text({ code, imports, needs, places = [] }: TextBody, module?: string): Exports & { default: Render } {
    const lost: Losing = (error, index, content) =>
      new Lost(this.#surroundings.lost(error, { module, ...places[index ?? -1] }, content));
    const jsx = this.#guarded(module === undefined ? this.#jsx : this.#snippetJsx, lost);
    const scope = this.#scopeWith(imports);
    Object.assign(scope, this.#standIns(needs, scope));
    scope[guardFunction] = (run: () => unknown, index: number): unknown => {
      try {
        return settled(run());
      } catch (error) {
        if (isExhaustion(error)) throw error;
        return lost(error, index);
      }
    };
    const [names, values] = parameters(scope);
    // Sloppy mode allows `with`: a snippet's text names its props without saying where they come from.
    const body = module === undefined ? code : snippetBody(code);
    const make = new Function('$runtime', ...names, `return (function () {\n${body}\n}).call(undefined, $runtime)`);
    const exports = make({ Fragment, jsx, jsxs: jsx }, ...values) as Exports & { default: Render };
    this.#surroundings.islands.learn(module, exports);
    const components = { ...scope, Fragment };
    return { ...exports, default: (props) => withNodes(exports.default({ ...props, components })) };
  }

  /** Makes elements; in the place of one that throws, or whose attributes did, stands what tells of it. */
  #guarded(jsx: ElementFactory, lost: Losing): ElementFactory {
    return (type, given, key) => {
      this.#elements += 1;
      if (this.#elements > maxElements) throw new Exhaustion(`it has more than ${maxElements} elements`);
      const { [placeAttribute]: index, ...props } = given ?? {};
      const among = lostAmong(props);
      if (among) return among.node;
      if ('children' in props) props['children'] = withNodes(props['children']);
      if (typeof index !== 'number') return jsx(type, props, key);
      try {
        return settled(jsx(type, props, key));
      } catch (error) {
        if (isExhaustion(error)) throw error;
        return lost(error, index, needsBrowser(error) ? props['children'] : undefined).node;
      }
    };
  }

  /** Makes what a text uses and nobody defines: components, and objects that have some. */
  #standIns(needs: readonly string[], scope: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const made: Record<string, unknown> = {};
    for (const name of needs) {
      const [object = '', member] = name.split(/\.(.*)/s);
      if (scope[object] !== undefined) continue;
      const missing = new BuiltIn(name, true);
      made[object] = member === undefined ? missing : { ...(made[object] as object | undefined), [member]: missing };
    }
    return made;
  }

  readonly #element = (type: unknown, props: Props | null, ...children: unknown[]): unknown =>
    this.#jsx(type, children.length > 0 ? { ...props, children: withNodes(children) } : { ...props });

  #scopeWith(imports: readonly ContentImport[]): Record<string, unknown> {
    const scope: Record<string, unknown> = { ...this.#scope };
    for (const { names, module } of imports) {
      const exports = module === undefined ? {} : this.#attempt(module);
      for (const [local, exported] of Object.entries(names))
        scope[local] = exported === '*' ? exports : (exports[exported] ?? Nothing);
    }
    return scope;
  }

  /** Exports of a file; if the file throws, components that throw the same error when they are used. */
  #attempt(key: string): Exports {
    try {
      return this.#module(key);
    } catch (error) {
      if (isExhaustion(error)) throw error;
      const fail = (): never => {
        throw error;
      };
      return new Proxy({}, { get: () => fail });
    }
  }

  #module(key: string): Exports {
    if (key === reactModule) return { ...this.#react, default: this.#react };
    const known = this.#done.get(key);
    if (known) return known;
    const exports: Exports = {};
    this.#done.set(key, exports);
    const module = this.#modules.get(key);
    if (!module) return exports;
    if (module.kind === 'data') Object.assign(exports, { default: JSON.parse(module.code) as unknown });
    else if (module.kind === 'text') Object.assign(exports, this.text(module, key));
    else this.#script(module, exports);
    if (module.kind === 'script') this.#surroundings.islands.learn(key, exports);
    return exports;
  }

  #script(module: ContentModule, exports: Exports): void {
    const [names, values] = parameters(this.#scopeWith(module.imports));
    const target = { exports };
    const make = new Function('module', 'exports', 'h', 'Fragment', ...names, `(function () {\n${module.code}\n})();`);
    make(target, exports, this.#element, Fragment, ...values);
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
 * Runs a compiled page and gives back what its author's code has made: elements, text, lists of them.
 *
 * @param body what `content/compile` made of the page.
 * @param modules the files that pages import.
 * @throws what the author's own expressions throw, and Exhaustion when there are too many elements.
 */
export function evaluateBody(
  body: CompiledBody,
  modules: ReadonlyMap<string, ContentModule>,
  surroundings: EvaluationContext,
): unknown {
  return new Evaluation(modules, surroundings).text(body).default({});
}
