import { hostsOfScript } from './hosts.js';
import { servicesIn } from './servicePolicy.js';

/** An address that a script computes at run time and whose host is not in the script's text. */
export interface RunTimeAddress {
  directive: 'script-src' | 'connect-src';
  expression: string;
  /** Offset of the expression in the text. */
  at: number;
}

const stringOrComment =
  /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g;
const madeScript = /([\w$]+)\s*=\s*[\w$.]*createElement\(\s*["'`]script["'`]\s*\)/g;
const request = /\b(import|fetch|sendBeacon|EventSource|WebSocket)\(\s*/g;
const expressionHere = /(?:"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|\((?:[^()]*)\)|[^;,)}\n"'`(])+/y;

const withHost = /["'`](?:(?:https?|wss?):)?\/\/[\w-]+(?:\.[\w-]+)*\.?[\w-]*(?::\d+)?(?:["'`/?#])/;
const withoutHost = /^["'`](?:(?:https?|wss?):)?\/\/(?:["'`]|[\w.-]*\$\{)/;
const ofOwnSite = /\blocation\b|\bbaseURI\b|\bimport\.meta\b|^["'`](?!(?:(?:https?|wss?):)?\/\/|\$\{)/;

/**
 * Finds scripts and requests whose host cannot be determined from the text. An ordinary variable is only reported if the text contains no host that
 * it may refer to, so that a helper function with an address as parameter is not reported.
 */
export function findRunTimeAddresses(script: string): RunTimeAddress[] {
  if (servicesIn(script).length > 0) return [];
  const text = script.replace(stringOrComment, (whole, string?: string) => string ?? whole.replace(/[^\n]/g, ' '));
  const expressionAt = (at: number): string => {
    expressionHere.lastIndex = at;
    return expressionHere.exec(text)?.[0].trim() ?? '';
  };
  const sources = [...new Set(Array.from(text.matchAll(madeScript), ([, name = '']) => name))].flatMap((name) => {
    const variable = name.replaceAll('$', '\\$');
    const set = new RegExp(
      `(?<![\\w$.])${variable}(?:\\.src\\s*=(?!=)|\\.setAttribute\\(\\s*["']src["']\\s*,)\\s*`,
      'g',
    );
    return Array.from(text.matchAll(set), (found) => found.index + found[0].length);
  });
  const named = sources.map(expressionAt).filter((expression) => withHost.test(expression));
  const others = hostsOfScript(named.reduce((rest, expression) => rest.replaceAll(expression, ''), text));
  const scripts = sources.map((at) => ({ directive: 'script-src' as const, expression: expressionAt(at), at }));
  const requests = Array.from(text.matchAll(request), (found) => {
    const at = found.index + found[0].length;
    const directive = found[1] === 'import' ? ('script-src' as const) : ('connect-src' as const);
    return { directive, expression: expressionAt(at), at };
  });
  const isUnread = (expression: string): boolean =>
    expression !== '' && !ofOwnSite.test(expression) && !withHost.test(expression);
  return [
    ...scripts.filter(
      ({ expression }) => isUnread(expression) && (withoutHost.test(expression) || others.length === 0),
    ),
    ...requests.filter(({ expression }) => isUnread(expression) && withoutHost.test(expression)),
  ];
}
