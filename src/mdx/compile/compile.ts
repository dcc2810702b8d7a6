import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { indexLines } from '../../diagnostics/lines.js';
import { isMasked, maskCode, mayPairDollars } from './codeMask.js';
import { tooDeep, type Depth } from './depth.js';
import { gather, type TargetResolver } from './context.js';
import { withDirectives } from '../foreign/directives.js';
import { outdentFormulas } from './formulaFences.js';
import { foreignSyntax } from '../foreign/syntax.js';
import { tolerate, withoutComments } from './tolerate.js';
import { attempt } from './attempt.js';
import { compileError } from './compileError.js';
import { mendText } from './mendText.js';
import type { Compiled, SourceText } from './sourceText.js';

function nestingError({ offset, what }: Depth, { text, file }: SourceText): Diagnostic {
  return diagnostic('content/compile', {
    message: `The page does not compile: ${what}.`,
    help: 'Nest fewer parts inside each other.',
    file,
    span: indexLines(text).spanAt(offset, offset + 1),
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
export function compile(source: SourceText, resolver: TargetResolver): Compiled {
  const compiled = compileShallow(source, resolver);
  return { ...compiled, diagnostics: [...compiled.diagnostics, ...foreignSyntax(source.text, source.file)] };
}

function compileShallow(source: SourceText, resolver: TargetResolver): Compiled {
  const deep = tooDeep(source.text);
  if (!deep) return compileDollars(source, resolver);
  // Brackets in code do not nest, and without them the text may not be deep.
  const text = isMasked(source.text) ? source.text : maskCode(source.text);
  const fault = tooDeep(text);
  const compiled = fault ? undefined : compileMasked({ ...source, text }, resolver);
  if (compiled) return compiled;
  const diagnostics = [nestingError(fault ?? deep, source)];
  return { code: undefined, needs: [], gathered: gather(resolver), diagnostics };
}

/** Compiles a text after masking code, so that dollars in it cannot pair with those of formulas. */
function compileDollars(source: SourceText, resolver: TargetResolver): Compiled {
  if (!mayPairDollars(source.text) || isMasked(source.text)) return compileText(source, resolver);
  const compiled = compileMasked({ ...source, text: maskCode(source.text) }, resolver);
  if (compiled?.code !== undefined) return compiled;
  // A template within a template is no code span, so statements may be valid without the mask only.
  const plain = compileText(source, resolver);
  return plain.code === undefined ? (compiled ?? plain) : plain;
}

/** Compiles a text with masked code; undefined if the parser mistook masked code for something else. */
function compileMasked(source: SourceText, resolver: TargetResolver): Compiled | undefined {
  const compiled = compileText({ ...source, hasMask: true }, resolver);
  return isMasked(compiled.code ?? '') ? undefined : compiled;
}

function compileText(input: SourceText, resolver: TargetResolver): Compiled {
  const { format, file } = input;
  const directives = withDirectives(input.text);
  const text = outdentFormulas(directives ?? input.text);
  const source = { ...input, text, isMarkdown: format === 'md', hasDirectives: directives !== undefined };
  let fault: unknown;
  for (const read of [() => text, () => tolerate(text)]) {
    try {
      return { ...attempt({ ...source, format: 'mdx', text: read() }, resolver), diagnostics: [] };
    } catch (error) {
      fault = error;
    }
  }
  const whole = mendText({ ...source, format: 'mdx', text: tolerate(text) }, fault, resolver);
  if (format === 'mdx') return whole;
  if (whole.code !== undefined && isMeant(whole, text)) return { ...whole, diagnostics: [] };
  try {
    return { ...attempt({ ...source, text: withoutComments(text) }, resolver), diagnostics: [] };
  } catch (error) {
    return { code: undefined, needs: [], gathered: gather(resolver), diagnostics: [compileError(error, file)] };
  }
}
