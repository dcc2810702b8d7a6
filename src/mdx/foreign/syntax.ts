import { diagnostic } from '../../diagnostics/create.js';
import type { DiagnosticCode } from '../../diagnostics/catalogue.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { blankTemplates, codeSpan, splitCode } from '../compile/tolerate.js';
import { calloutOf } from './callouts.js';
import { componentOf, containerLine } from './directives.js';

/** Syntax of another documentation tool that readers would see as text. */
interface ForeignSyntax {
  /** Matches within a line. The first group is the part to show in the message, the second one the kind of block. */
  pattern: RegExp;
  /** What it is, and in which tool. */
  what: string;
  /** @param kind the pattern's second group. */
  write: (kind: string) => string;
  /** True if it also works in code blocks there. */
  isInCode?: boolean;
}

const callout = (kind: string): string => `<${calloutOf(kind) ?? 'Note'}>`;
const wrapped = (tag: string): string => `Write \`${tag}\` around the text, which then needs no indentation.`;

/** Parts of lines that other tools read. At the start of a line, the marks of a quotation may precede them. */
const syntaxes: readonly ForeignSyntax[] = [
  {
    pattern: /^[ \t>]*(!!![ \t]+([\w-]+).*)/,
    what: 'an admonition in MkDocs',
    write: (kind) => wrapped(callout(kind)),
  },
  {
    pattern: /^[ \t>]*(\?\?\?\+?[ \t]+[\w-]+.*)/,
    what: 'a collapsible block in MkDocs',
    write: () => wrapped('<Accordion title="…">'),
  },
  {
    pattern: /^[ \t>]*(===[+!]*[ \t]+["'].*)/,
    what: 'a tab in MkDocs',
    write: () => 'Write `<Tab title="…">` around the text, and `<Tabs>` around all tabs.',
  },
  {
    pattern: /^[ \t>]*(\/\/\/+[ \t]+([a-z][\w-]*)(?:[ \t]*\|.*)?)$/,
    what: 'a block in MkDocs',
    write: (kind) =>
      `Write \`${kind === 'details' ? '<Accordion title="…">' : kind === 'tab' ? '<Tab title="…">' : callout(kind)}\` in its place, and its closing tag in place of the last \`///\`.`,
  },
  {
    pattern: /^[ \t>]*(:::[ \t]*[\w-]+(?:\.[\w.-]+)+)/,
    what: 'documentation that mkdocstrings generates from code',
    write: () => 'Write the text here, or link to where it is published.',
  },
  {
    pattern: /^[ \t>]*(<<<[ \t]*[@.\w/].*)/,
    what: 'a code include in VitePress',
    write: () => 'Copy the code into a code block.',
  },
  {
    pattern: /^[ \t>]*(\{\*[ \t][^{}]*\*\})/,
    what: 'a code include in MkDocs',
    write: () => 'Copy the code into a code block.',
  },
  {
    pattern: /^[ \t>]*(;*-+8<-+.*)/,
    what: 'an include in MkDocs',
    write: () => 'Copy the text, or import a snippet: `import Text from "/snippets/text.mdx"`.',
    isInCode: true,
  },
  {
    pattern: /^[ \t>]*(<!--[ \t]*@include:.*)/,
    what: 'an include in VitePress',
    write: () => 'Import a snippet: `import Text from "/snippets/text.mdx"`, and `<Text />`.',
  },
  {
    pattern: /^[ \t]*(\[\[toc\]\]|\[TOC\])[ \t]*$/i,
    what: 'a table of contents in VitePress or MkDocs',
    write: () => 'Remove it: every page lists its headings beside the text.',
  },
  {
    pattern: /(?:^|[\s([|])(:(?:material|octicons|fontawesome|simple)-[\w-]+:)/,
    what: 'an icon in MkDocs',
    write: () => 'Write `<Icon icon="…" />`.',
  },
  {
    pattern: /[\])`*](\{:?[ \t]*[.#][a-z][^{}]*\})/,
    what: 'an attribute list in MkDocs',
    write: () => 'Remove it, or write the element in HTML: `<a class="…" href="…">`.',
  },
  {
    pattern: /^[ \t]*(<script[ \t]+setup\b[^>]*>)/,
    what: 'the script of a Vue component in VitePress',
    write: () => 'Write a component in JSX, and import it.',
  },
];

/** A line without any of these signs has no foreign syntax. */
const sign = /[!?=/:<]{3}|\{\*|8<|<!--|\[toc\]|:\w+-[\w-]+:|[\])*]\{|<script/i;

/** A message about a line, and the part of the line that it shows. */
type Finding = Pick<Diagnostic, 'message' | 'help'> & { code: DiagnosticCode; part: string };

function syntaxIn(line: string, isCode: boolean): Finding | undefined {
  for (const { pattern, what, write, isInCode = false } of syntaxes) {
    if (isCode && !isInCode) continue;
    const [, part, kind = ''] = pattern.exec(line) ?? [];
    if (part === undefined) continue;
    const message = `\`${part.trim()}\` is ${what}; Trellis has no such syntax.`;
    return { code: 'content/foreign-syntax', message, help: write(kind), part };
  }
  return undefined;
}

function containerIn(line: string): Finding | undefined {
  const [, , , name] = containerLine.exec(line) ?? [];
  if (name === undefined) return undefined;
  const component = componentOf(name);
  const part = line.slice(line.indexOf(':::')).trimEnd();
  const tools = 'Docusaurus, Starlight or VitePress';
  if (component === undefined)
    return {
      code: 'content/foreign-syntax',
      message: `\`:::${name}\` is not a container that Trellis knows; only its content is shown.`,
      help: `Write a component in its place. The container comes from ${tools}, or from one of their plug-ins.`,
      part,
    };
  return {
    code: 'content/directive',
    message: `\`:::${name}\` is a container from ${tools}; it is shown as \`<${component}>\`.`,
    help: `Write \`<${component}>\` and \`</${component}>\`, which every tool for this format knows.`,
    part,
  };
}

function commentIn(line: string): Finding | undefined {
  const [part] = /<!--.*?(?:-->|$)/.exec(line) ?? [];
  return part === undefined
    ? undefined
    : {
        code: 'content/html-comment',
        message: 'MDX has no HTML comments; this one is left out.',
        help: 'Write `{/* … */}`, which every tool for MDX reads.',
        part,
      };
}

/** Reports syntax of other documentation tools in a text, each with its line and what to write instead. */
export function foreignSyntax(text: string, file: string): Diagnostic[] {
  if (!sign.test(text)) return [];
  const isMdx = !/\.md$/i.test(file);
  const diagnostics: Diagnostic[] = [];
  let line = 1;
  for (const [index, block] of splitCode(text).entries()) {
    const isCode = index % 2 === 1;
    for (const row of (isCode ? block : blankTemplates(block)).split(/(?<=\n)/)) {
      const end = row.endsWith('\n') ? 1 : 0;
      const prose = isCode ? row : row.replace(codeSpan, (code) => ' '.repeat(code.length));
      const finding = sign.test(prose)
        ? (syntaxIn(prose.trimEnd(), isCode) ??
          (isCode ? undefined : (containerIn(prose.trimEnd()) ?? (isMdx ? commentIn(prose) : undefined))))
        : undefined;
      if (finding) {
        const { part, code, ...words } = finding;
        const column = prose.indexOf(part) + 1;
        const span = { start: { line, column }, end: { line, column: column + part.trimEnd().length } };
        diagnostics.push(diagnostic(code, { ...words, file, span }));
      }
      line += end;
    }
  }
  return diagnostics;
}
