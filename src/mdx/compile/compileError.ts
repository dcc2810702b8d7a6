import { diagnostic } from '../../diagnostics/create.js';
import { beginning, type Diagnostic, type Position } from '../../diagnostics/diagnostic.js';
import { messageOf } from '../../shared/messageOf.js';
import { crossedTags, unclosedTag } from './fault.js';

/** Place and reason in a message of Sätteri. */
export const placeAndReason = /^(\d+):(\d+): ([\s\S]*?)(?: \([\w-]+:[\w-]+\))?$/;

const syntaxError = /^Could not parse (?:(esm)|\w+) with oxc: (.*)$/s;

/** Explains a mistake in code. */
function explainCode(reason: string): { why: string; help?: string } | undefined {
  const [, esm, fault] = syntaxError.exec(reason) ?? [];
  if (fault === undefined) return undefined;
  const end = `has a syntax error (${fault.replace(/\.$/, '')})`;
  return esm === undefined
    ? { why: `the code in braces ${end}` }
    : { why: `an \`import\` or \`export\` ${end}`, help: 'Correct the code at this place.' };
}

/** Explains a tag or a brace without its counterpart. */
function explainPair(
  reason: string,
  originOf: (point: Position) => Position,
): { why: string; help: string } | undefined {
  const [, found, due, line, column] = crossedTags.exec(reason) ?? [];
  if (found !== undefined && due !== undefined) {
    const start = originOf({ line: Number(line), column: Number(column) });
    return {
      why: `\`</${found}>\` stands where \`<${due}>\` of line ${start.line} has to end`,
      help: `Write \`</${due}>\` first, or remove \`</${found}>\`.`,
    };
  }
  if (reason.startsWith('Unexpected end of file in expression'))
    return { why: '`{` is never closed', help: 'Write `}` where the code ends, or `\\{` for the text.' };
  const [, open] = unclosedTag.exec(reason) ?? [];
  return open === undefined
    ? undefined
    : { why: `\`<${open}>\` is never closed`, help: `Write \`</${open}>\` where it ends.` };
}

/**
 * The diagnostic for a text that does not compile.
 *
 * @param originOf returns the author's position for one in the text that was compiled.
 */
export function compileError(
  error: unknown,
  file: string,
  originOf: (point: Position) => Position = (point) => point,
): Diagnostic {
  const raw = error instanceof RangeError ? 'its parts nest too deeply' : messageOf(error);
  const match = placeAndReason.exec(raw);
  if (!match)
    return diagnostic('content/compile', {
      message: `The page does not compile: ${raw.replace(/\.$/, '')}.`,
      file,
      span: beginning,
    });
  const start = originOf({ line: Number(match[1]), column: Number(match[2]) });
  const reason = match[3] ?? raw;
  const explanation = explainPair(reason, originOf) ?? explainCode(reason);
  const sentence = explanation?.why ?? reason.replace(/\.$/, '');
  return diagnostic('content/compile', {
    message: `The page does not compile: ${sentence}.`,
    help:
      explanation?.help ??
      'In MDX, `<` and `{` begin a tag or an expression; write `\\<` and `\\{` for the characters themselves, and close every tag.',
    file,
    span: { start, end: { line: start.line, column: start.column + 1 } },
  });
}
