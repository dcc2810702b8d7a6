import { diagnostic } from '../../diagnostics/create.js';
import { beginning, type Diagnostic } from '../../diagnostics/diagnostic.js';
import { messageOf } from '../../shared/messageOf.js';

/** Place and reason in a message of Sätteri. */
export const placeAndReason = /^(\d+):(\d+): ([\s\S]*?)(?: \([\w-]+:[\w-]+\))?$/;

const syntaxError = /^Could not parse (?:(esm)|\w+) with oxc: (.*)$/s;

/** The diagnostic for a text that does not compile. */
export function compileError(error: unknown, file: string): Diagnostic {
  const raw = error instanceof RangeError ? 'its parts nest too deeply' : messageOf(error);
  const match = placeAndReason.exec(raw);
  if (!match)
    return diagnostic('content/compile', {
      message: `The page does not compile: ${raw.replace(/\.$/, '')}.`,
      file,
      span: beginning,
    });
  const start = { line: Number(match[1]), column: Number(match[2]) };
  const sentence = (match[3] ?? raw)
    .replace(/\.$/, '')
    .replace(
      syntaxError,
      (_whole, esm: string | undefined, reason: string) =>
        `${esm === undefined ? 'the code in braces' : 'an `import` or `export`'} has a syntax error (${reason})`,
    );
  return diagnostic('content/compile', {
    message: `The page does not compile: ${sentence}.`,
    help: 'In MDX, `<` and `{` begin a tag or an expression; write `\\<` and `\\{` for the characters themselves, and close every tag.',
    file,
    span: { start, end: { line: start.line, column: start.column + 1 } },
  });
}
