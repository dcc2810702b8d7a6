import { componentNames } from '../content/componentNames.js';

export type Props = Record<string, unknown>;

/** Makes an element of a name, a component or a fragment. */
export type ElementFactory = (type: unknown, props: Props | null, key?: unknown) => unknown;

/** One of Trellis' components, or one that nobody defines, as the author's code has it. */
export class BuiltIn {
  readonly name: string;
  readonly isMissing: boolean;

  constructor(name: string, isMissing = false) {
    this.name = name;
    this.isMissing = isMissing;
  }
}

/** Groups elements without one around them. */
export const Fragment = Symbol('fragment');
/** Stands for one of the author's components that the browser brings to life. */
export const islandType = Symbol('island');
/** Stands for what threw. */
export const lostType = Symbol('lost');

/** An element as the author's code sees it, with `type` and `props` like those of React. */
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

/** Components that authors use without an import, by name. */
export const builtIns: Readonly<Record<string, BuiltIn>> = {
  ...Object.fromEntries(componentNames.map((name) => [name, new BuiltIn(name)])),
  Tree: Object.assign(new BuiltIn('Tree'), { Folder: new BuiltIn('Tree.Folder'), File: new BuiltIn('Tree.File') }),
  GitHub: Object.assign(new BuiltIn('GitHub'), { Repo: new BuiltIn('GitHub') }),
  Color: Object.assign(new BuiltIn('Color'), { Row: new BuiltIn('Color.Row'), Item: new BuiltIn('Color.Item') }),
};
