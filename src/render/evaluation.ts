import { givenFunction } from '../mdx/compile/authorFunctions.js';
import { knownMember, knownFunction, namesFunction } from '../mdx/untrusted/write.js';
import { guardFunction, placeAttribute } from '../mdx/compile/guard.js';
import { reactModule } from '../mdx/interactivity.js';
import type { CompiledBody, ContentImport, ContentModule } from '../mdx/compiled.js';
import { elementFactory } from './createElement.js';
import { BuiltIn, builtIns, Fragment, type ElementFactory, type JsxElement, type Props } from './element.js';
import { Exhaustion, isExhaustion, maxElements } from './exhaustion.js';
import type { IslandCollector } from './islands.js';
import { createReact, needsBrowser } from './react.js';
import { withUniqueIds } from './uniqueIds.js';
import { Lost, lostAmong, withNodes, withoutObject, withoutPromise, type LostPlace } from './lost.js';
import { runCode, type Names } from './runCode.js';

type TextBody = Pick<CompiledBody, 'code' | 'imports' | 'needs' | 'places'>;
type Exports = Record<string, unknown>;
type Render = (props: Props) => unknown;

export interface EvaluationContext {
  islands: IslandCollector;
  /** Ids of the page's own text, which snippets must not reuse. */
  ids: Iterable<string>;
  /**
   * Records an error that a part of the page threw, and returns a placeholder.
   *
   * @param content content between the part's tags, if only a browser could have rendered it.
   */
  lost(error: unknown, place: LostPlace, content: unknown): JsxElement;
}

const never = (): number => 0;
/** Pages are rendered synchronously; a timer would only keep a build from ending. */
const clocks = { setTimeout: never, setInterval: never, setImmediate: never };

/** Creates the placeholder for an error at a position in the text. */
type Losing = (error: unknown, index: number | undefined, content?: unknown) => Lost;

/** Evaluates one page and its imports. Each file is evaluated once. */
class Evaluation {
  readonly #modules: ReadonlyMap<string, ContentModule>;
  readonly #surroundings: EvaluationContext;
  readonly #jsx: ElementFactory;
  readonly #snippetJsx: ElementFactory;
  /** Names that every file can use without importing them. */
  readonly #ambient: Names;
  readonly #react: Exports;
  readonly #done = new Map<string, Exports>();
  /** Names of the files that are being evaluated; each one uses the next. */
  readonly #running: Names[] = [];
  /** Names of the file that exports a component, by component. */
  readonly #names = new Map<unknown, Names>();
  #elements = 0;

  constructor(modules: ReadonlyMap<string, ContentModule>, surroundings: EvaluationContext) {
    const { islands, ids } = surroundings;
    this.#modules = modules;
    this.#surroundings = surroundings;
    const make = elementFactory(islands);
    this.#jsx = (type, props, key) => this.#within(this.#names.get(type), () => make(type, props, key));
    this.#snippetJsx = withUniqueIds(this.#jsx, ids);
    this.#react = createReact(this.#element, Fragment, () => islands.note());
    // An unknown component may have the name of a React export.
    const ofReact = Object.entries(this.#react).filter(([name]) => /^[a-z]/.test(name));
    this.#ambient = {
      ...clocks,
      ...Object.fromEntries(ofReact),
      React: this.#react,
      // Other sites of this format have React as a global, and components look for it there.
      globalThis: Object.create(globalThis, { React: { value: this.#react } }) as unknown,
      Fragment,
      // A static site has no signed-in user.
      user: {},
      ...builtIns,
      [knownFunction]: knownMember,
      [namesFunction]: (props: Props): Names => Object.assign({}, ...this.#running, props) as Names,
    };
  }

  /** The exports of a compiled text; `default` renders it. */
  text({ code, imports, needs, places = [] }: TextBody, module?: string): Exports & { default: Render } {
    const isSnippet = module !== undefined;
    const placeOf = (index = -1): LostPlace => ({ module, ...places[index] });
    const lost: Losing = (error, index, content) => new Lost(this.#surroundings.lost(error, placeOf(index), content));
    const jsx = this.#guarded(isSnippet ? this.#snippetJsx : this.#jsx, placeOf, lost);
    const guard = (run: () => unknown, index: number, isText = false): unknown => {
      try {
        const value = withoutPromise(this.#surroundings.islands.at(placeOf(index), run));
        return isText ? withoutObject(value) : value;
      } catch (error) {
        if (isExhaustion(error)) throw error;
        const stand = lost(error, index);
        return needsBrowser(error) ? undefined : stand;
      }
    };
    const given = (name: string, value: unknown, ...conditions: boolean[]): unknown => {
      if (conditions.every(Boolean)) this.#surroundings.islands.learn(module, { [name]: value });
      return value;
    };
    const own: Names = {};
    const runtime = { Fragment, jsx, jsxs: jsx, useMDXComponents: () => this.#components(needs) };
    const exports = this.#within(own, () => {
      this.#import(imports, own);
      const body = isSnippet ? snippetBody(code) : code;
      return this.#run(
        body,
        { ...own, [guardFunction]: guard, [givenFunction]: given },
        isSnippet,
        runtime,
      ) as Exports & { default: Render };
    });
    const { default: render, ...members } = exports;
    Object.assign(own, members);
    this.#surroundings.islands.learn(module, exports);
    this.#export(members, own);
    return { ...members, default: (props) => this.#within(own, () => withNodes(render(props))) };
  }

  #within<T>(names: Names | undefined, run: () => T): T {
    if (!names) return run();
    this.#running.push(names);
    try {
      return run();
    } finally {
      this.#running.pop();
    }
  }

  #export(exports: Exports, own: Names): void {
    for (const value of Object.values(exports))
      if (typeof value === 'function' && !this.#names.has(value)) this.#names.set(value, own);
  }

  /** The names of the innermost running file that defines a name, or the names available everywhere. */
  #definer(name: string): Names | undefined {
    const has = (names: Names): boolean => Object.hasOwn(names, name);
    return this.#running.findLast(has) ?? (has(this.#ambient) ? this.#ambient : undefined);
  }

  #run(code: string, own: Names, isSnippet: boolean, ...values: unknown[]): unknown {
    return runCode({ code, own, isSnippet, findDefiner: (name) => this.#definer(name) }, ...values);
  }

  /** Wraps the element factory so that an element that throws, or whose attributes did, is replaced by a placeholder. */
  #guarded(jsx: ElementFactory, placeOf: (index: number) => LostPlace, lost: Losing): ElementFactory {
    return (type, attributes, key) => {
      this.#elements += 1;
      if (this.#elements > maxElements) throw new Exhaustion(`it has more than ${maxElements} elements`);
      const { [placeAttribute]: index, ...props } = attributes ?? {};
      const among = lostAmong(props);
      if (among) return among.node;
      if ('children' in props) props['children'] = withNodes(props['children']);
      if (typeof index !== 'number') return jsx(type, props, key);
      try {
        return withoutPromise(this.#surroundings.islands.at(placeOf(index), () => jsx(type, props, key)));
      } catch (error) {
        if (isExhaustion(error)) throw error;
        return lost(error, index, needsBrowser(error) ? props['children'] : undefined).node;
      }
    };
  }

  /** The components that a text uses without defining them. Unknown ones are replaced by a placeholder. */
  #components(needs: readonly string[]): Names {
    const components: Names = { Fragment };
    const absent: Names = {};
    for (const name of needs) {
      const names = name.split('.');
      const [object = ''] = names;
      const definition = this.#definer(object)?.[object];
      if (definition !== undefined) components[object] = definition;
      else {
        // `<A.B.C>` needs `A` and `A.B` to have members and to be components themselves.
        let owner = absent;
        for (const [index, own] of names.entries())
          owner = (owner[own] ??= new BuiltIn(names.slice(0, index + 1).join('.'), true)) as Names;
      }
    }
    return { ...absent, ...components };
  }

  readonly #element = (type: unknown, props: Props | null, ...children: unknown[]): unknown =>
    this.#jsx(type, children.length > 0 ? { ...props, children: withNodes(children) } : { ...props });

  #import(imports: readonly ContentImport[], own: Names): void {
    for (const { names, module } of imports) {
      const exports = module === undefined ? {} : this.#attempt(module);
      for (const [local, exported] of Object.entries(names))
        own[local] = exported === '*' ? exports : (exports[exported] ?? standIn(local));
    }
  }

  /** Exports of a file. If the file throws, its components throw the same error when used. */
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
    const cachedExports = this.#done.get(key);
    if (cachedExports) return cachedExports;
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

  #script({ code, imports }: ContentModule, exports: Exports): void {
    const own: Names = {};
    const target = { exports };
    this.#within(own, () => {
      this.#import(imports, own);
      this.#run(code, { ...own, module: target, exports, h: this.#element }, false);
    });
    if (target.exports !== exports) Object.assign(exports, target.exports);
    Object.assign(own, exports);
    this.#export(exports, own);
  }
}

function snippetBody(code: string): string {
  return code
    .replace(/^"use strict";/, '')
    .replace('function _createMdxContent(props) {', 'function _createMdxContent(props) { with (props) {')
    .replace(/\n\}\nfunction MDXContent\(/, '\n}}\nfunction MDXContent(');
}

/**
 * Placeholder for a name that cannot be imported. If it looks like a component, it shows its content, or Trellis' component of that name.
 */
function standIn(name: string): unknown {
  if (!/^\p{Lu}/u.test(name)) return () => null;
  return builtIns[name] ?? new BuiltIn(name, true);
}

/**
 * Runs a compiled page and returns what its author's code produced: elements, text, lists of them.
 *
 * @param body output of `mdx/compile` for the page.
 * @param modules the files that pages import.
 * @throws errors of the author's own expressions, and Exhaustion if there are too many elements.
 */
export function evaluateBody(
  body: CompiledBody,
  modules: ReadonlyMap<string, ContentModule>,
  surroundings: EvaluationContext,
): unknown {
  return new Evaluation(modules, surroundings).text(body).default({});
}
