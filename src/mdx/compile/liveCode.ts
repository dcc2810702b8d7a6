import type { Span } from '../../diagnostics/diagnostic.js';
import { browserNames, isOfBrowser } from '../interactivity.js';
import { givenFunction, isRuntimeName } from './authorFunctions.js';
import { isDefinedIn, type Gathered } from './context.js';
import { readNames } from './freeNames.js';

/** An expression that the browser evaluates. */
export interface LiveCode {
  source: string;
  /** True for an event handler, which the built page leaves out. */
  isHandler: boolean;
  /** True if it reads a browser global without testing for it, so that the built page shows nothing there. */
  isBlank: boolean;
  /** Names whose value depends on the page that uses the text. */
  passed: string[];
}

const signs = new RegExp(String.raw`\bon[A-Z]\w*\s*=|${browserNames.source}`);

/** Components that a parent or the page looks for among its children, where an island around them would hide them. */
const placed = /^(?:CodeBlock|Panel|RequestExample|ResponseExample|Step|Tab|Update|View)$/;

/** Event handlers of the elements in an expression. */
export const handlersIn = (source: string): string[] => (signs.test(source) ? (readNames(source)?.handlers ?? []) : []);

/**
 * Decides whether the browser must evaluate an expression, because it contains elements with event handlers or reads browser globals. Functions in
 * attributes do not count as reading, because they run later.
 *
 * @param attribute name of the attribute that contains the expression.
 * @returns undefined if the build alone evaluates it, or a name in it is not defined. Event handlers in such an expression are reported.
 */
export function liveCode(
  source: string,
  gathered: Gathered,
  { isSnippet, span, attribute }: { isSnippet: boolean; span: Span | undefined; attribute?: string },
): LiveCode | undefined {
  const element = attribute === undefined ? source : `<a ${attribute}={${source}\n}/>`;
  const names = signs.test(element) && !source.startsWith(givenFunction) ? readNames(element) : undefined;
  if (!names) return undefined;
  const isOfPage = (name: string): boolean => isDefinedIn(gathered, name);
  // In a snippet, these names may also be properties.
  const isBrowsers = (name: string): boolean =>
    !isOfPage(name) && isOfBrowser(name) && !(isSnippet && /^(?:document|location|history|screen)$/.test(name));
  const isElsewhere = (name: string): boolean => !isOfPage(name) && !isBrowsers(name) && !isRuntimeName(name);
  const isPassed = (name: string): boolean => (isSnippet || /^(?:props|user)$/.test(name)) && isElsewhere(name);

  const used = [...new Set(names.free.map(({ name }) => name))];
  const now = names.free.flatMap(({ name, isLater }) => (isLater ? [] : [name]));
  const isReader = now.some(isBrowsers);
  // A function or an object is a value for a component, which uses it itself.
  if ((names.handlers.length === 0 && !isReader) || /Function|^ObjectExpression$/.test(names.type)) return undefined;
  const isMissing = now.some((name) => isElsewhere(name) && !isPassed(name) && !names.tested.has(name));
  // The text of another file is not a component that the browser can render.
  const isText = gathered.imports.some(
    ({ specifier, names: local }) => /\.mdx?$/i.test(specifier) && used.some((name) => local[name] === 'default'),
  );
  if (isText || isMissing || used.some((name) => placed.test(name))) {
    if (attribute === undefined) gathered.handlers.push(...names.handlers.map((name) => ({ name, span })));
    return undefined;
  }
  const isHandler = attribute !== undefined && names.handlers.includes(attribute);
  // Node.js has a `navigator` too.
  const isTested = [...names.tested].some((name) => isBrowsers(name) && !(name in globalThis));
  const isBlank = isReader && !isTested;
  if (isBlank) gathered.live.push({ name: source.trim(), span });
  return { source, isHandler, isBlank, passed: used.filter(isPassed) };
}
