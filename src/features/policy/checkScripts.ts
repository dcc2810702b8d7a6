import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { indexLines } from '../../diagnostics/lines.js';
import type { Site } from '../../site/site.js';
import { findRunTimeAddresses } from './runTimeAddresses.js';

/** A file with the author's scripts, or a page with scripts in its text. */
export interface ScriptFile {
  /** Path relative to the documentation folder. */
  file: string;
  text: string;
  isPage: boolean;
}

const inlineScript = /(<script\b(?:[^"'>]|"[^"]*"|'[^']*')*>)([\s\S]*?)<\/script\s*>/gi;
const code = /^([ \t]*)(`{3,}|~{3,})[\s\S]*?^[ \t]*\2|`+[^`\n]*`+(?!\s*\})|\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->/gm;

function scriptsOf({ text, isPage }: ScriptFile): { text: string; start: number }[] {
  if (!isPage) return [{ text, start: 0 }];
  const visible = text.replace(code, (part) => part.replace(/[^\n]/g, ' '));
  return Array.from(visible.matchAll(inlineScript), ({ index, 1: tag = '', 2: inner = '' }) => {
    const start = index + tag.length;
    return { text: text.slice(start, start + inner.length), start };
  });
}

/** Reports scripts that the policy blocks because they compute addresses at run time, unless docs.json allows further hosts. */
export function checkScripts({ contentSecurityPolicy }: Site['settings'], files: readonly ScriptFile[]): Diagnostic[] {
  if (contentSecurityPolicy === false) return [];
  const allowed = typeof contentSecurityPolicy === 'object' ? contentSecurityPolicy : {};
  return files.flatMap((each) => {
    const lines = indexLines(each.text);
    return scriptsOf(each).flatMap(({ text, start }) =>
      findRunTimeAddresses(text)
        .filter(({ directive }) => allowed[directive] === undefined)
        .map(({ directive, expression, at }) =>
          diagnostic('site/unknown-host', {
            message: `The script builds the address \`${shortened(expression)}\` when it runs, and its text does not name the host; browsers will block it.`,
            help: `Write the host in docs.json: \`"trellis": { "contentSecurityPolicy": { "${directive}": ["https://…"] } }\`.`,
            file: each.file,
            span: lines.spanAt(start + at, start + at + expression.length),
          }),
        ),
    );
  });
}

const shortened = (expression: string): string => (expression.length > 60 ? `${expression.slice(0, 60)}…` : expression);
