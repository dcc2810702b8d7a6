import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { inShort } from '../../diagnostics/inShort.js';
import { indexLines } from '../../diagnostics/lines.js';
import type { Site } from '../../site/site.js';
import { findHandlers, mostRead } from './handlers.js';
import { hostsOfScript } from './hosts.js';
import { findLoads, type KnownLoad } from './loads.js';
import { isLoader, readProgram } from './program.js';
import { unsafeInline } from './policy.js';
import { servicesIn } from './servicePolicy.js';

/** A file with the author's scripts, or a page with scripts in its text. */
export interface ScriptFile {
  /** Path relative to the documentation folder. */
  file: string;
  text: string;
  isPage: boolean;
}

/** A script or request of unknown host, with its place. */
export interface UnknownLoad {
  load: Pick<KnownLoad, 'directive' | 'isInline'>;
  /** What loads it. */
  subject: 'script' | 'component';
  expression: string;
  file: string;
  /** Text of the file. */
  text: string;
  /** Offset of the expression in the text; undefined if it is not known. */
  at: number | undefined;
}

const inlineScript = /(<script\b(?:[^"'>]|"[^"]*"|'[^']*')*>)([\s\S]*?)<\/script\s*>/gi;
const code = /^([ \t]*)(`{3,}|~{3,})[\s\S]*?^[ \t]*\2|`+[^`\n]*`+(?!\s*\})|\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->/gm;
// In MDX, the script is a string in an expression.
const braces = /^(\s*\{\s*`)([\s\S]*)(`\s*\}\s*)$/;

function scriptsOf({ text, isPage }: ScriptFile): { text: string; start: number }[] {
  if (!isPage) return [{ text, start: 0 }];
  const visible = text.replace(code, (part) => part.replace(/[^\n]/g, ' '));
  return Array.from(visible.matchAll(inlineScript), ({ index, 1: tag = '', 2: inner = '' }) => {
    const content = text.slice(index + tag.length, index + tag.length + inner.length);
    const [, opening = '', script = content] = braces.exec(content) ?? [];
    return { text: script, start: index + tag.length + opening.length };
  });
}

/**
 * Loads whose host is in no text of a script, so that the policy cannot name it. A script may load from all hosts in its text, so a variable is only
 * reported if there are no hosts that it may refer to.
 */
function unknownLoads(text: string): KnownLoad[] {
  if (text.length > mostRead || !isLoader(text) || servicesIn(text).length > 0) return [];
  const loads = findLoads(readProgram([text]));
  const loaded = new Set(loads.flatMap(({ texts }) => hostsOfScript(texts.map((each) => `"${each}"`).join(' '))));
  const isAlone = hostsOfScript(text).every((host) => loaded.has(host));
  return loads.filter(
    ({ unknown, directive, isInline }) =>
      unknown === 'scheme' || (unknown === 'all' && directive === 'script-src' && !isInline && isAlone),
  );
}

/** Reports what the policy blocks because scripts compute it at run time: scripts and requests by their addresses, and event handlers. */
export function checkScripts(settings: Site['settings'], files: readonly ScriptFile[]): Diagnostic[] {
  const unknown = files.flatMap((each) =>
    scriptsOf(each).flatMap(({ text, start }) =>
      unknownLoads(text).map((load): UnknownLoad => {
        const [from = 0, to = 0] = [load.source.start, load.source.end].map(Number);
        return { ...each, load, subject: 'script', expression: text.slice(from, to), at: start + from };
      }),
    ),
  );
  return [...reportLoads(settings, unknown), ...files.flatMap((each) => reportHandlers(settings, each))];
}

function reportHandlers({ contentSecurityPolicy }: Site['settings'], script: ScriptFile): Diagnostic[] {
  if (contentSecurityPolicy === false) return [];
  if (typeof contentSecurityPolicy === 'object' && contentSecurityPolicy['script-src']?.includes(unsafeInline))
    return [];
  return scriptsOf(script).flatMap(({ text, start: before }) =>
    findHandlers(text)
      .filter(({ code }) => code === undefined)
      .map(({ name, start }) =>
        diagnostic('site/unknown-handler', {
          message: `The script writes an element with \`${name}\`, whose code is only known when the script runs; browsers will block it.`,
          help: `Add the handler in the script: \`element.addEventListener('${name.slice(2)}', …)\`. Write the values that it needs into \`data-\` attributes of the element.`,
          file: script.file,
          span: indexLines(script.text).spanAt(before + start, before + start + name.length),
        }),
      ),
  );
}

const loaded = { 'script-src': 'loads a script from', 'connect-src': 'sends a request to' };

/** Reports scripts and requests of unknown hosts, unless docs.json allows hosts beyond those that pages name. */
export function reportLoads({ contentSecurityPolicy }: Site['settings'], loads: readonly UnknownLoad[]): Diagnostic[] {
  if (contentSecurityPolicy === false) return [];
  const allowed = typeof contentSecurityPolicy === 'object' ? contentSecurityPolicy : {};
  return loads
    .filter(({ load }) => allowed[load.directive] === undefined)
    .map(({ load: { directive, isInline }, subject, expression, file, text, at }) => {
      const shortened = inShort(expression);
      return diagnostic('site/unknown-host', {
        message: isInline
          ? `The ${subject} runs the text \`${shortened}\` as a script, and the text is only known when it runs; browsers will block it.`
          : `The ${subject} ${loaded[directive]} \`${shortened}\`, and its host is only known when it runs; browsers will block it.`,
        help: isInline
          ? 'Write the code in a file of the documentation folder, and load that file.'
          : `Write the host in docs.json: \`"trellis": { "contentSecurityPolicy": { "${directive}": ["https://…"] } }\`.`,
        file,
        ...(at === undefined ? {} : { span: indexLines(text).spanAt(at, at + expression.length) }),
      });
    });
}
