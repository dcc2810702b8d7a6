import type { CompiledBody, ContentModule } from '../../body.js';
import { evaluateBody, type Drawing, type LostPlace } from '../../evaluation.js';
import { callComponent, needsBrowser } from '../../react.js';
import { componentNames } from '../../../content/componentNames.js';
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

function jsx(type: unknown, given: Record<string, unknown> | null): unknown {
  const { children: inside, 'set:html': html, dangerouslySetInnerHTML, ...attributes } = given ?? {};
  const raw = html ?? (dangerouslySetInnerHTML as { __html?: unknown } | undefined)?.__html;
  const children = raw === undefined ? nodesOf(inside) : parseHtml(String(raw));
  if (type === Fragment) return children;
  if (typeof type === 'string') return { name: type, attributes, children };
  if (type instanceof Component) return { name: type.name, attributes, children };
  if (typeof type === 'function') return drawnBy(type, given ?? {}, children);
  return children;
}

/** What one of the author's components draws; what stands in it, when only a browser can say more. */
function drawnBy(type: unknown, given: Record<string, unknown>, children: readonly TextNode[]): unknown {
  try {
    return callComponent(type, given);
  } catch (error) {
    if (!needsBrowser(error)) throw error;
    return children;
  }
}

const drawing = {
  jsx,
  Fragment,
  components,
  missing: (name: string) => new Component(name),
} satisfies Partial<Drawing>;

/**
 * Evaluates a compiled page to nodes: snippets, expressions and the author's own components are resolved, Trellis' components
 * stand in the tree under their names.
 *
 * @param noteLost gets what a part of the page threw, which is left out.
 * @throws what the author's own expressions throw where no part could be left out.
 */
export function drawBody(
  body: CompiledBody,
  modules: ReadonlyMap<string, ContentModule>,
  noteLost?: (error: unknown, place: LostPlace) => void,
): TextNode[] {
  // Who reads the Markdown of a page is told no more than what is there.
  const lost = (error: unknown, place: LostPlace): TextNode[] => {
    noteLost?.(error, place);
    return [];
  };
  return nodesOf(evaluateBody(body, modules, { ...drawing, lost }));
}
