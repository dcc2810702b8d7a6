import { liveComponent } from '../mdx/interactivity.js';
import { BuiltIn, Fragment, islandType, JsxElement, type Props } from './element.js';
import { slotElement } from './contentNode.js';
import type { LostPlace } from './lost.js';
import { callComponent, needsBrowser } from './react.js';

/** Addresses of scripts with the author's components, and the collector of faults. */
export interface IslandScripts {
  /** Address of the script with the components of a module, or of the page for undefined. */
  scriptOf(module: string | undefined): string | undefined;
  /** Records properties of a component that cannot be sent to the browser, with the innermost place that is known. */
  noteLost(component: string, properties: readonly string[], place: LostPlace | undefined): void;
}

/**
 * Finds out during evaluation which of the author's components must be hydrated in the browser: those that use hooks or handle events. The outermost
 * of them becomes an island with its first HTML, its props and the address of its code.
 */
export class IslandCollector {
  readonly #scripts: IslandScripts;
  readonly #origins = new Map<unknown, { script: string; name: string }>();
  readonly #open: { needsBrowser: boolean }[] = [];
  readonly #places: LostPlace[] = [];
  #alive = 0;

  constructor(scripts: IslandScripts) {
    this.#scripts = scripts;
  }

  learn(module: string | undefined, exports: Readonly<Record<string, unknown>>): void {
    const script = this.#scripts.scriptOf(module);
    if (script === undefined) return;
    for (const [name, value] of Object.entries(exports))
      if ((typeof value === 'function' || this.#isObject(value)) && !this.#origins.has(value))
        this.#origins.set(value, { script, name });
  }

  /** Marks the component being called as one that needs the browser. */
  note(): void {
    const frame = this.#open.at(-1);
    if (frame) frame.needsBrowser = true;
  }

  /** Makes an element of a text. */
  at<T>(place: LostPlace, make: () => T): T {
    this.#places.push(place);
    try {
      return make();
    } finally {
      this.#places.pop();
    }
  }

  /** True if the current element is within an island. */
  get isAlive(): boolean {
    return this.#alive > 0;
  }

  /** Calls one of the author's components: once, and a second time with the browser's props if it needs the browser. */
  call(type: unknown, props: Props): unknown {
    const origin = this.#origins.get(type);
    if (!origin || this.isAlive) return callComponent(type, props);
    const frame = { needsBrowser: origin.name.startsWith(liveComponent) };
    this.#open.push(frame);
    try {
      const plain = frame.needsBrowser ? undefined : attempt(type, props, frame);
      return frame.needsBrowser ? this.#island(origin, type, props) : plain;
    } finally {
      this.#open.pop();
    }
  }

  #isObject(value: unknown): value is object {
    return typeof value === 'object' && value !== null && !(value instanceof JsxElement);
  }

  /** True if a value is, or contains, a function, component or element, which JSON cannot represent. */
  #isCode(value: unknown): boolean {
    if (typeof value === 'function' || value instanceof BuiltIn) return true;
    return (
      this.#isObject(value) && Object.values(value).some((part) => part instanceof JsxElement || this.#isCode(part))
    );
  }

  #island({ script, name }: { script: string; name: string }, type: unknown, props: Props): JsxElement {
    const slots: Props = {};
    const sent: Props = {};
    const code: Props = {};
    const lost: string[] = [];
    for (const [key, value] of Object.entries(props)) {
      const origin = this.#isCode(value) ? this.#origins.get(value) : undefined;
      const isContent =
        key === 'children' ? value !== undefined && typeof value !== 'function' : value instanceof JsxElement;
      if (origin) code[key] = origin;
      else if (isContent) slots[key] = new JsxElement(slotElement, { 'data-name': key, children: value });
      else if (this.#isCode(value)) lost.push(key);
      else sent[key] = value;
    }
    const outer = this.#open.at(-2);
    // If the outer component becomes the island, functions that it creates exist in the browser.
    if (lost.length > 0 && outer) {
      outer.needsBrowser = true;
      return new JsxElement(Fragment, {});
    }
    if (lost.length > 0) this.#scripts.noteLost(name, lost, this.#places.at(-1));
    this.#alive += 1;
    const look = { needsBrowser: false };
    try {
      const children = attempt(type, { ...props, ...slots }, look);
      const data = { props: sent, slots: Object.keys(slots), ...(Object.keys(code).length > 0 && { code }) };
      const content = look.needsBrowser ? props['children'] : undefined;
      return new JsxElement(islandType, { script, name, data: JSON.stringify(data), children, content });
    } finally {
      this.#alive -= 1;
    }
  }
}

function attempt(type: unknown, props: Props, frame: { needsBrowser: boolean }): unknown {
  try {
    return callComponent(type, props);
  } catch (error) {
    if (!needsBrowser(error)) throw error;
    frame.needsBrowser = true;
    return null;
  }
}
