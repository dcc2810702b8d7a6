import type { CompiledBody, ContentModule } from '../body.js';
import { evaluateBody, type Drawing, type LostPlace } from '../evaluation.js';
import { bounded } from '../exhaustion.js';
import { Islands, type IslandKind, type Tree } from '../islands.js';
import { answersEvents, callComponent, needsBrowser } from '../react.js';
import { componentNames } from '../../content/componentNames.js';
import { parseHtml } from './html.js';
import type { TextNode } from './nodes.js';

/** Stands for a component until the tree is put into plain terms. */
class Component {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

const Fragment = Symbol('fragment');

const components: Readonly<Record<string, Component>> = {
  ...Object.fromEntries(componentNames.map((name) => [name, new Component(name)])),
  Tree: Object.assign(new Component('Tree'), {
    Folder: new Component('Tree.Folder'),
    File: new Component('Tree.File'),
  }),
  GitHub: Object.assign(new Component('GitHub'), { Repo: new Component('GitHub') }),
  Color: Object.assign(new Component('Color'), { Row: new Component('Color.Row'), Item: new Component('Color.Item') }),
};

/** What JSX can hold between tags, as nodes; numbers are texts, what is neither shows nothing. */
function nodesOf(value: unknown): TextNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value === 'number' || typeof value === 'bigint') return [String(value)];
  if (typeof value === 'object' && value !== null && 'name' in value && 'children' in value) return [value as TextNode];
  return [];
}

type ElementFactory = Drawing['jsx'];

/** Makes nodes. */
function elementFactory(draw: typeof callComponent, note?: () => void): ElementFactory {
  return (type, given) => {
    const { children: inside, 'set:html': html, dangerouslySetInnerHTML, ...attributes } = given ?? {};
    const raw = html ?? (dangerouslySetInnerHTML as { __html?: unknown } | undefined)?.__html;
    const children = raw === undefined ? nodesOf(inside) : parseHtml(String(raw));
    if (type === Fragment) return children;
    if (typeof type === 'string') {
      if (answersEvents(attributes)) note?.();
      return { name: type, attributes, children };
    }
    if (type instanceof Component) return { name: type.name, attributes, children };
    return typeof type === 'function' ? draw(type, given ?? {}) : children;
  };
}

/** What one of the author's components draws; what stands in it, when only a browser can say more. */
function drawnBy(type: unknown, given: Record<string, unknown>): unknown {
  try {
    return callComponent(type, given);
  } catch (error) {
    if (!needsBrowser(error)) throw error;
    return nodesOf(given['children']);
  }
}

const drawing = {
  jsx: elementFactory(drawnBy),
  Fragment,
  components,
  missing: (name: string) => new Component(name),
} satisfies Partial<Drawing>;

const isTextNode = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'name' in value && 'children' in value;

/** Finds out what the author's components are in a browser, as for the page's HTML; what it draws is the same. */
function alive(island: Pick<IslandKind, 'scriptOf' | 'noteLost'>): Partial<Drawing> {
  // Several nodes in the place of one: a list that an author makes is none.
  const lists = new WeakSet<object>();
  const tree: Tree = {
    isNode: (value) => isTextNode(value) || (Array.isArray(value) && lists.has(value)),
    createNode: (_type, { children }) => children,
  };
  const islands = new Islands({ component: undefined, ...island }, tree);
  const jsx = elementFactory(islands.draw.bind(islands), islands.note.bind(islands));
  return {
    jsx: (...given) => {
      const drawn = jsx(...given);
      if (Array.isArray(drawn)) lists.add(drawn);
      return drawn;
    },
    ...islands.listeners,
  };
}

/** What is to be told of a page while it is drawn. */
export interface Notes {
  /** Gets what a part of the page threw, which is left out. */
  lost(error: unknown, place: LostPlace): void;
  /** Says what the author's components are in a browser, and is told what these cannot have. */
  island?: Pick<IslandKind, 'scriptOf' | 'noteLost'>;
}

/**
 * Evaluates a compiled page to nodes: snippets, expressions and the author's own components are resolved, Trellis' components
 * stand in the tree under their names.
 *
 * @throws what the author's own expressions throw where no part could be left out.
 */
export function drawBody(body: CompiledBody, modules: ReadonlyMap<string, ContentModule>, notes?: Notes): TextNode[] {
  // Who reads the Markdown of a page is told no more than what is there.
  const lost = (error: unknown, place: LostPlace): TextNode[] => {
    notes?.lost(error, place);
    return [];
  };
  return bounded(body, () =>
    nodesOf(evaluateBody(body, modules, { ...drawing, ...(notes?.island && alive(notes.island)), lost })),
  );
}
