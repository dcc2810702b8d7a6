import type { Span } from '../../diagnostics/diagnostic.js';
import { componentNames } from '../componentNames.js';
import { browserNames, isOfBrowser } from '../interactivity.js';
import { givenFunction } from './authorFunctions.js';
import { isDefinedIn, type Gathered } from './context.js';
import { readNames } from './freeNames.js';

/** An expression that the browser evaluates. */
export interface LiveCode {
  source: string;
  /** It handles events: the built page has no use for it. */
  isHandler: boolean;
  /** It reads what only a browser has, and does not test whether that exists: the built page has nothing there. */
  isBlank: boolean;
  /** Names with another value wherever the text is used. */
  passed: string[];
}

const signs = new RegExp(String.raw`\bon[A-Z]\w*\s*=|${browserNames.source}`);
const ofRuntime: ReadonlySet<string> = new Set([...componentNames, 'React', 'Fragment', 'h']);
const isRuntimeName = (name: string): boolean => name in globalThis || ofRuntime.has(name) || /^use[A-Z]/.test(name);

/** Components that their parent or the page must find among its children; an island around them would hide them. */
const placed = /^(?:CodeBlock|Panel|RequestExample|ResponseExample|Step|Tab|Update|View)$/;

/** Handlers of the elements in an expression. */
export const handlersIn = (source: string): string[] => (signs.test(source) ? (readNames(source)?.handlers ?? []) : []);

/**
 * Decides whether the browser evaluates an expression: it contains elements with handlers, or reads the browser's objects. What a
 * handler or another function in an attribute reads is read when it is called, and not by the expression.
 *
 * @param attribute that holds the expression.
 * @returns undefined if it is evaluated by the build alone, also where a name in it is not defined. Handlers in such an
 *   expression are reported.
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
  // Properties of a snippet can have the other names.
  const isBrowsers = (name: string): boolean =>
    !isOfPage(name) && isOfBrowser(name) && !(isSnippet && /^(?:document|location|history|screen)$/.test(name));
  const isElsewhere = (name: string): boolean => !isOfPage(name) && !isBrowsers(name) && !isRuntimeName(name);
  const isPassed = (name: string): boolean => (isSnippet || /^(?:props|user)$/.test(name)) && isElsewhere(name);

  const used = [...new Set(names.free.map(({ name }) => name))];
  const now = names.free.flatMap(({ name, isLater }) => (isLater ? [] : [name]));
  const isReader = now.some(isBrowsers);
  // A component calls a function that it is given, or reads an object.
  if ((names.handlers.length === 0 && !isReader) || /Function|^ObjectExpression$/.test(names.type)) return undefined;
  const isMissing = now.some((name) => isElsewhere(name) && !isPassed(name) && !names.tested.has(name));
  // The text of another file is no component of the browser.
  const isText = gathered.imports.some(
    ({ specifier, names: local }) => /\.mdx?$/i.test(specifier) && used.some((name) => local[name] === 'default'),
  );
  if (isText || isMissing || used.some((name) => placed.test(name))) {
    if (attribute === undefined) gathered.handlers.push(...names.handlers.map((name) => ({ name, span })));
    return undefined;
  }
  const isHandler = attribute !== undefined && names.handlers.includes(attribute);
  // Node.js has a `navigator` of its own.
  const isTested = [...names.tested].some((name) => isBrowsers(name) && !(name in globalThis));
  const isBlank = isReader && !isTested;
  if (isBlank) gathered.live.push({ name: source.trim(), span });
  return { source, isHandler, isBlank, passed: used.filter(isPassed) };
}
