import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type Document } from 'yaml';
import { withoutByteOrderMark } from '../diagnostics/lines.js';
import { diagnostic } from '../diagnostics/create.js';
import type { Diagnostic, Position, Span } from '../diagnostics/diagnostic.js';
import { nearest } from '../diagnostics/nearest.js';
import { messageOf } from '../shared/messageOf.js';
import { yamlFaultOf } from '../shared/yamlFault.js';
import { salvageKeys } from './brokenFrontmatter.js';
import { misspeltKey } from './misspelt.js';
import { frontmatterSchema, type Frontmatter } from './frontmatter.js';

export interface FrontmatterResult {
  frontmatter: Frontmatter;
  /** Spans of values in the file, by key; items of a list are named `key.0`. */
  spans: Record<string, Span>;
  /** The text after the frontmatter, preceded by line breaks so that line numbers stay the same. */
  text: string;
  diagnostics: Diagnostic[];
}

/** Maximum number of characters of frontmatter that are parsed as YAML. The parser takes seconds for a megabyte. */
const longest = 65_536;

/** Start of a page: text before the YAML, the YAML, and the mark after it. */
const block = /^(\uFEFF?(?:[ \t]*\r?\n)*---[ \t]*\r?\n)(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;
/** Lines with keys, of which the first does not occur by chance at the start of a text, followed by lists and indented lines. */
const keys = String.raw`(?:title|description|sidebarTitle|openapi|api|icon)[ \t]*:(?:[ \t][^\r\n]*)?(?:\r?\n(?:["']?[\w$][\w$:-]*["']?[ \t]*:(?:[ \t][^\r\n]*)?|[ \t]+\S[^\r\n]*|- [^\r\n]*))*`;
const unopened = new RegExp(String.raw`^(\uFEFF?(?:[ \t]*\r?\n)*)(${keys})\r?\n---[ \t]*(?:\r?\n|$)`);
const cutOff = new RegExp(String.raw`^(\uFEFF?---[ \t]*\r?\n)(${keys})[ \t]*(?=\r?\n|$)`);
const unclosed = new RegExp(
  String.raw`^(\uFEFF?(?:[ \t]*\r?\n)*---[ \t]*\r?\n)(${keys})[ \t]*(?:\r?\n[ \t]*(?=\r?\n|$)|\s*$)`,
);

/** @param first line number of the first line of YAML. */
function positions(yaml: LineCounter, first: number) {
  return (offset: number): Position => {
    const { line, col } = yaml.linePos(offset);
    return { line: line + first - 1, column: col };
  };
}

const lineBreaks = (text: string): number => text.split('\n').length - 1;

function valueSpans(document: Document.Parsed, at: (offset: number) => Position): Record<string, Span> {
  const spans: Record<string, Span> = {};
  if (!isMap(document.contents)) return spans;
  for (const { key, value } of document.contents.items) {
    if (!isScalar(key)) continue;
    const span = spanOf(value, at) ?? spanOf(key, at);
    if (span) spans[String(key.value)] = span;
    if (!isSeq(value)) continue;
    value.items.forEach((item, index) => {
      const own = spanOf(item, at);
      if (own) spans[`${String(key.value)}.${index}`] = own;
    });
  }
  return spans;
}

function spanOf(node: unknown, at: (offset: number) => Position): Span | undefined {
  const range = isNode(node) ? node.range : undefined;
  return range ? { start: at(range[0]), end: at(range[1]) } : undefined;
}

function misspelt({ contents, errors }: Document.Parsed, at: (offset: number) => Position, file: string): Diagnostic[] {
  if (!isMap(contents) || errors.length > 0) return [];
  return contents.items.flatMap(({ key }) => {
    if (!isScalar(key) || !key.range) return [];
    return misspeltKey(String(key.value), file, { start: at(key.range[0]), end: at(key.range[1]) }) ?? [];
  });
}

/** Start of a line without a key: it has no colon, and is not called like a key that lacks one. */
const continued = new RegExp(
  `^(?!\\s|#|- |["']?[\\w$:-]+["']?[ \\t]*:(?:\\s|$)|(?:${Object.keys(frontmatterSchema.shape).join('|')})(?:[ \\t]|$))`,
  'gm',
);

function parseBlock(text: string): { document: Document.Parsed; lines: LineCounter } {
  const parse = (yaml: string) => {
    const lines = new LineCounter();
    return { document: parseDocument(yaml, { lineCounter: lines, prettyErrors: false }), lines };
  };
  const strict = parse(text);
  if (strict.document.errors.length === 0) return strict;
  // Many pages continue a quoted text at the start of a line, which YAML forbids and other parsers allow.
  const lenient = parse(text.replace(continued, ' '));
  return lenient.document.errors.length === 0 ? lenient : strict;
}

function blockOf(source: string): RegExpExecArray | null {
  const closed = block.exec(source);
  const [, , yaml = ''] = closed ?? [];
  const [, after = ''] = /\n[ \t]*\r?\n([\s\S]*)/.exec(yaml) ?? [];
  // A rule in the text does not end frontmatter, because there are no keys after the first empty line.
  const isText =
    after.trim() !== '' &&
    yaml.length <= longest &&
    !/^\s*["']?[\w$][\w$:-]*["']?[ \t]*:(?:\s|$)/m.test(after) &&
    parseBlock(yaml).document.errors.length > 0;
  return (
    (isText ? unclosed.exec(source) : null) ??
    closed ??
    unclosed.exec(source) ??
    unopened.exec(source) ??
    cutOff.exec(source)
  );
}

/** Removes keys without a value, such as `icon:` at the end of a line. */
function withValues(values: unknown): unknown {
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return values ?? {};
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}

/** The values, or the reason why there are none: aliases that expand to too many values, or that name none. */
function valuesOf(document: Document.Parsed): { values?: unknown; reason?: string } {
  try {
    return { values: withValues(document.toJS()) };
  } catch (error) {
    return { reason: messageOf(error) };
  }
}

function brokenAlias(reason: string, yaml: string, at: (offset: number) => Position, file: string): Diagnostic {
  const [, name] = /^Unresolved alias .*: (\S+)$/.exec(reason) ?? [];
  const offset = name === undefined ? -1 : yaml.indexOf(`*${name}`);
  if (name !== undefined && offset >= 0) {
    return diagnostic('content/frontmatter-syntax', {
      message: `The frontmatter is not valid YAML: a value that begins with \`*\` needs quotes.`,
      help: `Write "*${name}".`,
      file,
      span: { start: at(offset), end: at(offset + name.length + 1) },
    });
  }
  const start = at(0);
  return diagnostic('content/frontmatter-syntax', {
    message: 'The frontmatter cannot be read: its aliases expand to too many values.',
    help: 'Write the values where they are used, without `&` and `*`.',
    file,
    span: { start, end: start },
  });
}

/** The value that an author meant, if only certain values are allowed. */
function suggestionFor(issue: { code: string; values?: readonly unknown[] }, value: unknown): string {
  const near = issue.code === 'invalid_value' && nearest(String(value), (issue.values ?? []).map(String));
  return near ? `Did you mean \`${near}\`? ` : '';
}

function expectationOf(issue: { code: string; message: string; values?: readonly unknown[] }): string {
  if (issue.code !== 'invalid_value' || issue.values === undefined) return issue.message;
  return `expected one of ${issue.values.map((value) => `\`${String(value)}\``).join(', ')}`;
}

function tooLong(file: string, start: Position): Diagnostic {
  return diagnostic('content/frontmatter-syntax', {
    message: `The frontmatter has more than ${longest / 1024} kB; only keys with a value on their own line are read, from its beginning.`,
    help: 'Move data into a JSON file that the page imports, and text below the frontmatter.',
    file,
    span: { start, end: start },
  });
}

/**
 * Splits a page into YAML frontmatter and text. Frontmatter is optional. Invalid values are reported and left out, and other keys stay. From broken
 * YAML, keys on lines of their own are read.
 *
 * @param file path for messages.
 */
export function readFrontmatter(source: string, file: string): FrontmatterResult {
  const match = blockOf(source);
  if (!match) return { frontmatter: {}, spans: {}, text: withoutByteOrderMark(source), diagnostics: [] };

  const [, above = '', yaml = ''] = match;
  const isTooLong = yaml.length > longest;
  const { document, lines } = parseBlock(isTooLong ? '' : yaml);
  const at = positions(lines, lineBreaks(above) + 1);
  const spans = valueSpans(document, at);
  const text = '\n'.repeat(lineBreaks(match[0])) + source.slice(match[0].length);
  // Errors after the first one are its consequences.
  const faults: Diagnostic[] = document.errors.slice(0, 1).map((error) => {
    const { message, start, end } = yamlFaultOf(error, yaml);
    return diagnostic('content/frontmatter-syntax', {
      message: `The frontmatter is not valid YAML: ${message}.`,
      help: 'Begin every key at the start of its line, and put quotes around values that contain a colon, a quote or a #.',
      file,
      span: { start: at(start), end: at(end) },
    });
  });

  if (isTooLong) faults.push(tooLong(file, at(0)));
  const { values, reason } = faults.length > 0 ? {} : valuesOf(document);
  if (reason !== undefined) faults.push(brokenAlias(reason, yaml, at, file));
  const diagnostics = [...misplaced(match[0], above, file), ...faults, ...misspelt(document, at, file)];

  const input = values ?? salvageKeys(yaml.slice(0, longest));
  const checked = frontmatterSchema.safeParse(input);
  if (checked.success) return { frontmatter: checked.data, spans, text, diagnostics };

  const data: Record<string, unknown> = typeof input === 'object' && input !== null ? { ...input } : {};
  for (const issue of checked.error.issues) {
    const key = String(issue.path[0] ?? '');
    diagnostics.push(
      diagnostic('content/frontmatter-value', {
        message:
          key === ''
            ? 'The frontmatter is not a list of keys and values.'
            : `\`${key}\` in the frontmatter is not usable: ${expectationOf(issue)}.`,
        help:
          key === ''
            ? 'Write one `key: value` a line.'
            : `${suggestionFor(issue, data[key])}The page is built without it.`,
        file,
        span: spans[key] ?? { start: { line: 1, column: 1 }, end: { line: 1, column: 4 } },
      }),
    );
    delete data[key];
  }
  const rest = frontmatterSchema.safeParse(data);
  return { frontmatter: rest.success ? rest.data : {}, spans, text, diagnostics };
}

/** Reports frontmatter that does not start on the first line or lacks one of its marks. */
function misplaced(whole: string, above: string, file: string): Diagnostic[] {
  const problem = (line: number, message: string, help: string): Diagnostic =>
    diagnostic('content/frontmatter-place', {
      message,
      help,
      file,
      span: { start: { line, column: 1 }, end: { line, column: 4 } },
    });
  const first = lineBreaks(above);
  if (!above.includes('---')) {
    return [problem(first + 1, 'The frontmatter has no `---` above it.', 'Put a line with `---` above the first key.')];
  }
  const diagnostics: Diagnostic[] = [];
  if (first > 1)
    diagnostics.push(
      problem(first, 'The frontmatter does not begin on the first line.', 'Remove the empty lines above it.'),
    );
  if (!/(?:^|\n)---\s*$/.test(whole.slice(above.length))) {
    diagnostics.push(
      problem(
        first,
        'The frontmatter has no closing `---`; it is treated as ending with its last key.',
        'Put a line with `---` below the last key.',
      ),
    );
  }
  return diagnostics;
}
