import { componentNames } from '../mdx/componentProperties.js';

export type Props = Record<string, unknown>;

/** Creates an element from a name, a component or a fragment. */
export type ElementFactory = (type: unknown, props: Props | null, key?: unknown) => unknown;

/** One of Trellis' components, or an unknown one, as the author's code sees it. */
export class BuiltIn {
  readonly name: string;
  readonly isMissing: boolean;

  constructor(name: string, isMissing = false) {
    this.name = name;
    this.isMissing = isMissing;
  }
}

/** Groups elements without an element around them. */
export const Fragment = Symbol('fragment');
/** Marks one of the author's components that is hydrated in the browser. */
export const islandType = Symbol('island');
/** Type of the placeholder for a part that threw an error. */
export const lostType = Symbol('lost');

/** An element as the author's code sees it, with `type` and `props` as in React. */
export class JsxElement {
  readonly type: string | symbol | BuiltIn;
  readonly props: Props;
  /** As `ComponentElement.part`. */
  readonly part: string | undefined;

  constructor(type: JsxElement['type'], props: Props, part?: string) {
    this.type = type;
    this.props = props;
    this.part = part;
  }
}

/** Components that authors use without importing them, by name. */
export const builtIns: Readonly<Record<string, BuiltIn>> = {
  ...Object.fromEntries(componentNames.map((name) => [name, new BuiltIn(name)])),
  Tree: Object.assign(new BuiltIn('Tree'), { Folder: new BuiltIn('Tree.Folder'), File: new BuiltIn('Tree.File') }),
  GitHub: Object.assign(new BuiltIn('GitHub'), { Repo: new BuiltIn('GitHub') }),
  Color: Object.assign(new BuiltIn('Color'), { Row: new BuiltIn('Color.Row'), Item: new BuiltIn('Color.Item') }),
};
