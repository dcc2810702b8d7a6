import { browserNames } from '../mdx/interactivity.js';

/** A component as an author writes it. */
type Component = (props: Record<string, unknown>) => unknown;

interface ClassComponent {
  new (props: Record<string, unknown>): { render(): unknown };
  prototype: { render(): unknown };
}

// `preact-render-to-string` returns HTML instead of elements, which would have to be parsed again to find Trellis' components: 5.2 ms for 1,000
// components with state instead of 2.1.
/**
 * React's exports for a single render outside of a browser: state has its initial value, and effects do not run.
 *
 * @param element creates a node, as `React.createElement` does.
 * @param note is called if a component uses something that only works in a browser.
 */
export function createReact(
  element: (type: unknown, props: Record<string, unknown> | null, ...children: unknown[]) => unknown,
  fragment: unknown,
  note: () => void,
): Record<string, unknown> {
  const idle = (): void => note();
  const noted =
    <Given extends unknown[], Result>(hook: (...args: Given) => Result) =>
    (...args: Given): Result => {
      note();
      return hook(...args);
    };
  let ids = 0;

  const hooks = {
    useState: noted((initial: unknown) => [
      typeof initial === 'function' ? (initial as () => unknown)() : initial,
      idle,
    ]),
    useReducer: noted((_reducer: unknown, initial: unknown, make?: (state: unknown) => unknown) => [
      make ? make(initial) : initial,
      idle,
    ]),
    useEffect: noted(() => undefined),
    useLayoutEffect: noted(() => undefined),
    useInsertionEffect: noted(() => undefined),
    useImperativeHandle: noted(() => undefined),
    useDebugValue: () => undefined,
    useRef: noted((current: unknown) => ({ current })),
    useMemo: (make: () => unknown) => make(),
    useCallback: (callback: unknown) => callback,
    useContext: ({ value }: { value: unknown }) => value,
    useId: () => `r${(ids += 1)}`,
    useTransition: noted(() => [false, (act: () => void) => act()]),
    useDeferredValue: (value: unknown) => value,
    useSyncExternalStore: noted((_subscribe: unknown, read: () => unknown, onServer?: () => unknown) =>
      (onServer ?? read)(),
    ),
  };
  class Base {
    state: unknown;
    readonly props: Record<string, unknown>;

    constructor(props: Record<string, unknown>) {
      note();
      this.props = props;
    }

    setState = idle;
    forceUpdate = idle;
  }
  const list = (children: unknown): unknown[] =>
    [children].flat(Number.POSITIVE_INFINITY).filter((child) => child != null);
  const passing: Component = ({ children }) => children;
  return {
    ...hooks,
    Component: Base,
    PureComponent: Base,
    Fragment: fragment,
    StrictMode: passing,
    Suspense: passing,
    createElement: element,
    createContext: (value: unknown) => ({
      value,
      Provider: passing,
      Consumer: ({ children }: { children: (context: unknown) => unknown }) => children(value),
    }),
    createRef: () => ({ current: null }),
    forwardRef: (render: (props: unknown, ref: unknown) => unknown) => (props: unknown) => render(props, null),
    memo: (component: unknown) => component,
    startTransition: (act: () => void) => act(),
    isValidElement: (value: unknown) => typeof value === 'object' && value !== null && 'props' in value,
    Children: {
      map: (children: unknown, act: (child: unknown, index: number) => unknown) => list(children).map(act),
      forEach: (children: unknown, act: (child: unknown, index: number) => void) => list(children).forEach(act),
      toArray: list,
      count: (children: unknown) => list(children).length,
      only: (children: unknown) => list(children)[0],
    },
  };
}

/** True if an element has event handlers, such as `onClick`. */
export function answersEvents(attributes: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(attributes).some(([name, value]) => /^on[A-Z]/.test(name) && typeof value === 'function');
}

/** Calls an author's component: a function, or a class with `render`. */
export function callComponent(type: unknown, props: Record<string, unknown>): unknown {
  const isClass = typeof (type as ClassComponent).prototype?.render === 'function';
  return isClass ? new (type as ClassComponent)(props).render() : (type as Component)(props);
}

/** True if a component's error means that it can only be rendered in a browser. */
export function needsBrowser(error: unknown): boolean {
  return error instanceof ReferenceError && browserNames.test(error.message);
}
