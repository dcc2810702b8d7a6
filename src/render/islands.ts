import type { Drawing } from './evaluation.js';
import { callComponent, needsBrowser } from './react.js';

type Props = Record<string, unknown>;

/** The kind of nodes that a page is drawn to. */
export interface Tree {
  isNode(value: unknown): boolean;
  createNode(type: unknown, props: Props): unknown;
}

/** Marks one of Trellis' components within an island: the browser takes its HTML from there. */
export const partElement = 'trellis-part';
/** Marks what stands between the tags of an island, or of a part of it. */
const slotElement = 'trellis-slot';

/** What the author's components that need the browser are put into. */
export interface IslandKind {
  /** A component of the tree; it gets `script`, `name`, the `props` as JSON, and the component's first look as its content. */
  component: unknown;
  /** Address of the script for the components of a module, or of the page for undefined. */
  scriptOf(module: string | undefined): string | undefined;
  /** Takes note of properties of a component that the browser cannot have. */
  noteLost(component: string, properties: readonly string[]): void;
}

/**
 * Finds out, while a page is drawn, which of the author's components have to be brought to life in the browser: those that
 * use hooks or answer events. The outermost of them becomes an island: its first look, its props and the address of its code.
 */
export class Islands {
  readonly #kind: IslandKind;
  readonly #tree: Tree;
  readonly #origins = new Map<unknown, { script: string; name: string }>();
  readonly #open: { needsBrowser: boolean }[] = [];
  #alive = 0;

  constructor(kind: IslandKind, tree: Tree) {
    this.#kind = kind;
    this.#tree = tree;
  }

  /** What an evaluation tells while a page is drawn. */
  get listeners(): Pick<Drawing, 'noteInteraction' | 'noteExports' | 'noteGiven'> {
    return {
      noteInteraction: () => this.note(),
      noteExports: (module, exports) => this.learn(module, exports),
      noteGiven: (name, value) => this.learn(undefined, { [name]: value }),
    };
  }

  /** Takes note of the components, and of other values, that a page or a file exports. */
  learn(module: string | undefined, exports: Readonly<Record<string, unknown>>): void {
    const script = this.#kind.scriptOf(module);
    if (script === undefined) return;
    for (const [name, value] of Object.entries(exports))
      if ((typeof value === 'function' || this.#isObject(value)) && !this.#origins.has(value))
        this.#origins.set(value, { script, name });
  }

  /** The component that is being drawn needs the browser. */
  note(): void {
    const frame = this.#open.at(-1);
    if (frame) frame.needsBrowser = true;
  }

  /** Whether what is drawn now stands within an island. */
  get isAlive(): boolean {
    return this.#alive > 0;
  }

  /** Draws one of the author's components. */
  draw(type: unknown, props: Props): unknown {
    const origin = this.#origins.get(type);
    if (!origin || this.isAlive) return callComponent(type, props);
    const frame = { needsBrowser: false };
    this.#open.push(frame);
    try {
      const plain = this.#attempt(type, props, frame);
      return frame.needsBrowser ? this.#island(origin, type, props) : plain;
    } finally {
      this.#open.pop();
    }
  }

  /** Puts a mark around one of Trellis' components, by which the browser finds it again. */
  part(name: string, props: Props, node: unknown): unknown {
    return this.#tree.createNode(partElement, { 'data-part': partKey(name, props), children: node });
  }

  /** The props of one of Trellis' components, with a mark around what stands in it. */
  marked(props: Props): Props {
    const { children } = props;
    return children === undefined ? props : { ...props, children: this.#tree.createNode(slotElement, { children }) };
  }

  #isObject(value: unknown): value is object {
    return typeof value === 'object' && value !== null && !this.#tree.isNode(value);
  }

  /** Whether a value is a function, or holds functions or elements: JSON cannot say it. */
  #isCode(value: unknown): boolean {
    if (typeof value === 'function') return true;
    return this.#isObject(value) && Object.values(value).some((part) => this.#tree.isNode(part) || this.#isCode(part));
  }

  #attempt(type: unknown, props: Props, frame: { needsBrowser: boolean }): unknown {
    try {
      return callComponent(type, props);
    } catch (error) {
      if (!needsBrowser(error)) throw error;
      frame.needsBrowser = true;
      return null;
    }
  }

  #island({ script, name }: { script: string; name: string }, type: unknown, props: Props): unknown {
    const slots: Props = {};
    const sent: Props = {};
    const code: Props = {};
    const lost: string[] = [];
    for (const [key, value] of Object.entries(props)) {
      const origin = this.#isCode(value) ? this.#origins.get(value) : undefined;
      const isContent =
        key === 'children' ? value !== undefined && typeof value !== 'function' : this.#tree.isNode(value);
      if (origin) code[key] = origin;
      else if (isContent) slots[key] = this.#tree.createNode(slotElement, { 'data-name': key, children: value });
      else if (this.#isCode(value)) lost.push(key);
      else sent[key] = value;
    }
    if (lost.length > 0) this.#kind.noteLost(name, lost);
    this.#alive += 1;
    try {
      const children = this.#attempt(type, { ...props, ...slots }, { needsBrowser: true });
      const data = { props: sent, slots: Object.keys(slots), ...(Object.keys(code).length > 0 && { code }) };
      return this.#tree.createNode(this.#kind.component, { script, name, data: JSON.stringify(data), children });
    } finally {
      this.#alive -= 1;
    }
  }
}

/** A name for one of Trellis' components with its props; the browser makes the same. */
export function partKey(name: string, props: Props): string {
  const plain = Object.entries(props).filter(([key, value]) => key !== 'children' && typeof value !== 'object');
  return `${name} ${JSON.stringify(Object.fromEntries(plain.sort(([a], [b]) => (a < b ? -1 : 1))))}`;
}
