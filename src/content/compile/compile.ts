import { markdownToJs, mdxToJs, type Features, type MdxCompileOptions } from 'satteri';
import { diagnostic } from '../../diagnostics/create.js';
import { beginning, type Diagnostic, type Position } from '../../diagnostics/diagnostic.js';
import { indexLines } from '../../diagnostics/lines.js';
import { alertsPlugin } from './alerts.js';
import { htmlAnchorsPlugin } from './anchors.js';
import { endAddresses } from './bareLinks.js';
import { codePlugin, latexPlugin, mathPlugin } from './code.js';
import { isMasked, maskCode, unmaskPlugin } from './codeMask.js';
import { joinEmphasis, joinersPlugin, withoutJoiners } from './emphasis.js';
import { tooDeep, type Depth } from './depth.js';
import type { Repair, Report } from './fault.js';
import { fileTreesPlugin } from './fileTrees.js';
import { guardPlugin } from './guard.js';
import { gather, relocated, type Gathered, type TargetResolver } from './context.js';
import { headingLinksPlugin, headingsPlugin } from './headings.js';
import { importsPlugin } from './imports.js';
import { jsxPlugin } from './jsx.js';
import { livePlugin } from './live.js';
import { PlainDollars } from './money.js';
import { openingPlugin } from './openingPlugin.js';
import { linksPlugin, linkTargetsPlugin } from './links.js';
import { undefinedNamesPlugin } from './names.js';
import { repair } from './repair.js';
import { foreignComponentsPlugin } from '../foreign/componentsPlugin.js';
import { directivesPlugin, withDirectives } from '../foreign/directives.js';
import { outdentFormulas } from './formulaFences.js';
import { foreignSyntax } from '../foreign/syntax.js';
import { untrustedHeadingsPlugin, untrustedPlugin } from '../untrusted/plugin.js';
import { withMetaValues } from './importMeta.js';
import { paragraphsPlugin } from './paragraphs.js';
import { stepsPlugin } from './steps.js';
import { tablesPlugin } from './tables.js';
import { tolerate, withoutComments } from './tolerate.js';
import { messageOf } from '../../shared/messageOf.js';

export interface Compiled {
  /** Undefined if the text is not valid MDX. */
  code: string | undefined;
  /** Components that the text uses and does not define itself. */
  needs: string[];
  gathered: Gathered;
  diagnostics: Diagnostic[];
}

/** A text whose frontmatter is replaced by line breaks. */
export interface SourceText {
  text: string;
  format: 'mdx' | 'md';
  /** Path for messages. */
  file: string;
  /** The page's title, null if it has none. An opening H1 should not repeat it. */
  title?: string | null;
  /** True if pages include the text and pass props to it. */
  isSnippet?: boolean;
  /** True if none of the author's code may run. */
  isUntrusted?: boolean;
  /** True if the file is named as Markdown, even if it is read as MDX. */
  isMarkdown?: boolean;
  /** True if its code is masked, because it contains too many brackets. */
  hasMask?: boolean;
  /** True if it contains joiners. */
  hasJoiners?: boolean;
  /** True if it contains directives. */
  hasDirectives?: boolean;
}

const features: Features = {
  gfm: true,
  frontmatter: false,
  headingAttributes: true,
  math: true,
  smartPunctuation: true,
};

function options(
  gathered: Gathered,
  {
    title,
    isSnippet = false,
    isUntrusted = false,
    isMarkdown = false,
    hasMask = false,
    hasJoiners = false,
    hasDirectives = false,
  }: SourceText,
): MdxCompileOptions {
  return {
    outputFormat: 'function-body',
    elementAttributeNameCase: 'html',
    // Components come from the runtime, so `props` only contains what a snippet was given.
    providerImportSource: 'runtime',
    optimizeStatic: { component: 'Fragment', prop: 'set:html' },
    features: { ...features, directive: hasDirectives },
    mdastPlugins: [
      ...(hasMask ? [unmaskPlugin()] : []),
      ...(hasJoiners ? [joinersPlugin()] : []),
      ...(isUntrusted ? [untrustedPlugin(gathered, isSnippet)] : []),
      alertsPlugin(),
      ...(hasDirectives ? [directivesPlugin()] : []),
      importsPlugin(gathered),
      foreignComponentsPlugin(gathered),
      fileTreesPlugin(gathered),
      paragraphsPlugin(),
      latexPlugin(),
      undefinedNamesPlugin(gathered, { isSnippet, isMarkdown }),
      headingsAndJsx(gathered, title, isSnippet),
      mathPlugin(gathered),
      stepsPlugin(gathered),
      ...(isSnippet ? [] : [openingPlugin(gathered)]),
      linksPlugin(gathered),
      codePlugin(gathered),
      ...(isUntrusted ? [] : [livePlugin(gathered, isSnippet)]),
      guardPlugin(gathered),
    ],
    hastPlugins: [
      ...(isUntrusted ? [untrustedHeadingsPlugin(gathered)] : []),
      headingLinksPlugin(),
      linkTargetsPlugin(),
      tablesPlugin(),
    ],
  };
}

// A single plugin and traversal, so that headings and component titles get their ids in text order.
function headingsAndJsx(gathered: Gathered, title: SourceText['title'], isSnippet: boolean) {
  return { ...headingsPlugin(gathered, title), ...jsxPlugin(gathered, isSnippet), name: 'trellis-headings-and-jsx' };
}

type Attempt = Omit<Compiled, 'diagnostics'>;

/** Maximum number of attempts. A paragraph with more sums of money keeps the rest as text, including the Markdown in between. */
const mostRounds = 40;

/** Compiles a text, with the emphasis and the addresses of languages that put no spaces between words. */
function attempt(source: SourceText, resolver: TargetResolver): Attempt {
  const ended = endAddresses(source.text);
  const joined = joinEmphasis(ended.text);
  if (ended.offsets.length + joined.offsets.length === 0) return attemptWithMoney(source, resolver);
  const { code, needs, gathered } = attemptWithMoney({ ...source, text: joined.text, hasJoiners: true }, resolver);
  const placeOf = (point: Position): Position => ended.placeOf(joined.placeOf(point));
  return { code: withoutJoiners(code ?? ''), needs, gathered: relocated(gathered, placeOf) };
}

/** Compiles a text, and again as long as dollars were mistaken for formulas, because such a formula hides the Markdown in it. */
function attemptWithMoney(source: SourceText, resolver: TargetResolver): Attempt {
  let compiled = attemptOnce(source, resolver);
  const dollars = new PlainDollars(source.text);
  for (let round = 0; round < mostRounds && compiled.gathered.plainDollars.length > 0; round += 1) {
    dollars.add(compiled.gathered.plainDollars);
    try {
      compiled = attemptOnce({ ...source, text: dollars.text }, resolver);
    } catch {
      // The text inside the formula does not compile, so the dollars are plain text.
      return compiled;
    }
  }
  return { ...compiled, gathered: relocated(compiled.gathered, (point) => dollars.placeOf(point)) };
}

function attemptOnce(source: SourceText, resolver: TargetResolver): Attempt {
  const { text, format } = source;
  const gathered = gather(resolver);
  const settings = options(gathered, source);
  const result =
    format === 'mdx'
      ? mdxToJs(text, settings)
      : markdownToJs(text, {
          ...settings,
          features: { ...settings.features, rawHtml: source.isUntrusted !== true },
          mdastPlugins: [...(settings.mdastPlugins ?? []), htmlAnchorsPlugin(gathered)],
        });
  if (result instanceof Promise) throw new TypeError('The plugins of a page are synchronous.');
  const unknown = [...result.code.matchAll(/_missingMdxReference\("([^"]+)", (true|false)\)/g)];
  const needs = unknown.flatMap(([, name = '', isComponent]) =>
    isComponent === 'true' ? [name, ...membersOf(name, gathered)] : membersOf(name, gathered),
  );
  return {
    code: withMetaValues(result.code, text),
    needs: [...new Set(needs)].filter((name) => name !== 'Fragment'),
    gathered,
  };
}

/** Members that a text uses of an object that it does not define: `A.B`. */
function membersOf(object: string, { uses }: Gathered): string[] {
  return uses.flatMap(({ name }) => (name.startsWith(`${object}.`) ? [name] : []));
}

const place = /^(\d+):(\d+): ([\s\S]*?)(?: \([\w-]+:[\w-]+\))?$/;

function compileError(error: unknown, file: string): Diagnostic {
  const raw = error instanceof RangeError ? 'its parts nest too deeply' : messageOf(error);
  const match = place.exec(raw);
  if (!match)
    return diagnostic('content/compile', {
      message: `The page does not compile: ${raw.replace(/\.$/, '')}.`,
      file,
      span: beginning,
    });
  const start = { line: Number(match[1]), column: Number(match[2]) };
  const sentence = (match[3] ?? raw).replace(/\.$/, '');
  return diagnostic('content/compile', {
    message: `The page does not compile: ${sentence}.`,
    help: 'In MDX, `<` and `{` begin a tag or an expression; write `\\<` and `\\{` for the characters themselves, and close every tag.',
    file,
    span: { start, end: { line: start.line, column: start.column + 1 } },
  });
}

function nestingError({ offset, what }: Depth, { text, file }: SourceText): Diagnostic {
  return diagnostic('content/compile', {
    message: `The page does not compile: ${what}.`,
    help: 'Write it with fewer parts within each other.',
    file,
    span: indexLines(text).spanAt(offset, offset + 1),
  });
}

/** Maximum number of repairs in one text; a text with more is not MDX at all. */
const mostRepairs = 60;

/** Repairs and compiles a text that MDX rejects, where something is clearly meant as text; undefined if that does not help. */
function mended(source: SourceText, first: unknown, resolver: TargetResolver): Compiled | undefined {
  const diagnostics: Diagnostic[] = [];
  const changes: Repair[] = [];
  const written = (point: Position): Position => changes.reduceRight(beforeRepair, point);
  let { text } = source;
  let error = first;
  for (let count = 0; count < mostRepairs; count += 1) {
    const [, line, column, reason = ''] = place.exec(messageOf(error)) ?? [];
    const repaired = repair(text, { line: Number(line), column: Number(column), reason });
    if (!repaired || repaired.text === text) return undefined;
    if (repaired.report) diagnostics.push(diagnosticOf(repaired.report, written, source));
    ({ text } = repaired);
    changes.push(repaired);
    try {
      const { gathered, ...rest } = attempt({ ...source, text }, resolver);
      return {
        ...rest,
        gathered: relocated(gathered, written),
        diagnostics,
      };
    } catch (next) {
      error = next;
    }
  }
  return undefined;
}

function beforeRepair({ line, column }: Position, { added = [], inserted }: Repair): Position {
  const isBehind = inserted !== undefined && inserted.line === line && inserted.column < column;
  return {
    line: added.reduceRight((now, before) => (now > before ? now - 1 : now), line),
    column: isBehind ? column - 1 : column,
  };
}

function diagnosticOf(report: Report, written: (point: Position) => Position, { text, file }: SourceText): Diagnostic {
  const lineCount = text.trimEnd().split('\n').length;
  const { line, column } = written(report);
  const { length } = report;
  const place = { file, span: { start: { line, column }, end: { line, column: column + length } } };
  if (report.code === 'content/unpaired-tag') {
    const { tag, end } = report;
    if (end === undefined)
      return diagnostic(report.code, {
        message: `\`${tag}\` closes nothing; it is left out.`,
        help: 'Take it out, or write the tag that opens.',
        ...place,
      });
    const next = written({ line: end, column: 1 }).line;
    const where = next > lineCount ? 'with the text' : `before line ${next}`;
    return diagnostic(report.code, {
      message: `\`${tag}\` is closed nowhere; it is taken to end ${where}.`,
      help: `Write \`${tag.replace('<', '</')}\` where it ends.`,
      ...place,
    });
  }
  return diagnostic(report.code, {
    message: `\`${report.what}\` begins no code that can be read, so it is shown as text.`,
    help: `Write \`\\${report.what}\` for the text, or put it into backticks.`,
    ...place,
  });
}

/**
 * True if a Markdown text is better read as repaired MDX: it uses components, and nothing that may be a word in angle brackets had to be treated as a
 * tag. Single stray characters are valid Markdown.
 */
function isMeant({ diagnostics }: Compiled, text: string): boolean {
  if (diagnostics.some(({ code }) => code !== 'content/stray-character')) return false;
  const prose = text.replace(/^[ \t]*(```+|~~~+)[\s\S]*?^[ \t]*\1/gm, '').replace(/`[^`\n]*`/g, '');
  // A tag with a capital letter that is self-closing or closed by another one.
  return /<[A-Z][\w.]*(?:\s[^<>]*)?\/>|<\/[A-Z][\w.]*>/.test(prose);
}

/**
 * Compiles a text without frontmatter to a function body, which `render/evaluation.ts` runs. Tolerates common text that MDX rejects: HTML comments,
 * unclosed void tags, `<` and braces in prose, unpaired tags. A `.md` file that is not valid MDX is read as plain Markdown with HTML. Line numbers in
 * diagnostics are those of `text`.
 */
export function compile(written: SourceText, resolver: TargetResolver): Compiled {
  const compiled = compileShallow(written, resolver);
  return { ...compiled, diagnostics: [...compiled.diagnostics, ...foreignSyntax(written.text, written.file)] };
}

function compileShallow(written: SourceText, resolver: TargetResolver): Compiled {
  const deep = tooDeep(written.text);
  if (!deep) return compileText(written, resolver);
  // Brackets in code do not nest, and without them the text may not be deep.
  const text = isMasked(written.text) ? written.text : maskCode(written.text);
  const fault = tooDeep(text);
  const compiled = fault ? undefined : compileText({ ...written, text, hasMask: true }, resolver);
  if (compiled && !isMasked(compiled.code ?? '')) return compiled;
  const diagnostics = [nestingError(fault ?? deep, written)];
  return { code: undefined, needs: [], gathered: gather(resolver), diagnostics };
}

function compileText(written: SourceText, resolver: TargetResolver): Compiled {
  const { format, file } = written;
  const directives = withDirectives(written.text);
  const text = outdentFormulas(directives ?? written.text);
  const source = { ...written, text, isMarkdown: format === 'md', hasDirectives: directives !== undefined };
  const attempts: SourceText[] = [
    { ...source, format: 'mdx' },
    { ...source, format: 'mdx', text: tolerate(text) },
  ];
  const errors: unknown[] = [];
  for (const next of attempts) {
    try {
      return { ...attempt(next, resolver), diagnostics: [] };
    } catch (error) {
      errors.push(error);
    }
  }
  const whole = mended({ ...source, format: 'mdx', text: tolerate(text) }, errors[1], resolver);
  if (whole && format === 'mdx') return whole;
  try {
    if (format === 'md')
      return whole && isMeant(whole, text)
        ? { ...whole, diagnostics: [] }
        : { ...attempt({ ...source, text: withoutComments(text) }, resolver), diagnostics: [] };
  } catch (error) {
    errors.unshift(error);
  }
  // The first error is the one about the author's own text.
  return { code: undefined, needs: [], gathered: gather(resolver), diagnostics: [compileError(errors[0], file)] };
}
