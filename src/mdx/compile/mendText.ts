import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic, Position } from '../../diagnostics/diagnostic.js';
import type { Repair, Report } from './fault.js';
import { gather, relocatePositions, type TargetResolver } from './context.js';
import { repair } from './repair.js';
import { messageOf } from '../../shared/messageOf.js';
import { attempt } from './attempt.js';
import { compileError, placeAndReason } from './compileError.js';
import type { Compiled, SourceText } from './sourceText.js';

/** Maximum number of repairs in one text; a text with more is not MDX at all. */
const mostRepairs = 60;

/** Repairs and compiles a text that MDX rejects. If a fault cannot be repaired, the result has no code, and the diagnostic of that fault. */
export function mendText(source: SourceText, first: unknown, resolver: TargetResolver): Compiled {
  const diagnostics: Diagnostic[] = [];
  const changes: Repair[] = [];
  /** Tags that became text and whose end was not found yet, which is no fault of its own. */
  const strays: string[] = [];
  const originOf = (point: Position): Position => changes.reduceRight(beforeRepair, point);
  let { text } = source;
  let error = first;
  for (let count = 0; count < mostRepairs; count += 1) {
    const [, line, column, reason = ''] = placeAndReason.exec(messageOf(error)) ?? [];
    const repaired = repair(text, { line: Number(line), column: Number(column), reason });
    if (!repaired || repaired.text === text) break;
    const { report } = repaired;
    const stray = report ? strays.indexOf(endedBy(report)) : -1;
    if (stray >= 0) strays.splice(stray, 1);
    else if (report) diagnostics.push(diagnosticOf(report, originOf, source));
    if (report?.code === 'content/stray-character') strays.push(report.what);
    ({ text } = repaired);
    changes.push(repaired);
    try {
      const { gathered, ...rest } = attempt({ ...source, text }, resolver);
      return {
        ...rest,
        gathered: relocatePositions(gathered, originOf),
        diagnostics,
      };
    } catch (next) {
      error = next;
    }
  }
  const fault = compileError(error, source.file, originOf);
  return { code: undefined, needs: [], gathered: gather(resolver), diagnostics: [fault] };
}

/** The beginning of the tag that a closing tag without an opening one would end: `<Card` for `</Card>`; empty for other reports. */
function endedBy(report: Report): string {
  if (report.code !== 'content/unpaired-tag' || report.meant !== undefined) return '';
  const [, name] = /^<\/(.*)>$/.exec(report.tag) ?? [];
  return name === undefined ? '' : `<${name}`;
}

function beforeRepair({ line, column }: Position, { added = [], inserted }: Repair): Position {
  const isBehind = inserted !== undefined && inserted.line === line && inserted.column < column;
  return {
    line: added.reduceRight((now, before) => (now > before ? now - 1 : now), line),
    column: isBehind ? column - 1 : column,
  };
}

function diagnosticOf(report: Report, originOf: (point: Position) => Position, { text, file }: SourceText): Diagnostic {
  const lineCount = text.trimEnd().split('\n').length;
  const { line, column } = originOf(report);
  const { length } = report;
  const place = { file, span: { start: { line, column }, end: { line, column: column + length } } };
  if (report.code === 'content/unpaired-tag') {
    const { tag, end, meant } = report;
    if (meant !== undefined)
      return diagnostic(report.code, {
        message: `\`${tag}\` does not close \`${meant.replace('</', '<')}\`; it is read as \`${meant}\`.`,
        help: `Write \`${meant}\`.`,
        ...place,
      });
    if (end === undefined)
      return diagnostic(report.code, {
        message: `\`${tag}\` closes nothing; it is left out.`,
        help: 'Remove it, or add the opening tag.',
        ...place,
      });
    const next = originOf({ line: end, column: 1 }).line;
    const where = next > lineCount ? 'with the text' : `before line ${next}`;
    return diagnostic(report.code, {
      message: `\`${tag}\` is never closed; it is treated as ending ${where}.`,
      help: `Write \`${tag.replace('<', '</')}\` where it ends.`,
      ...place,
    });
  }
  if (report.code === 'content/unclosed-fence') {
    return diagnostic(report.code, {
      message: `The code block is not closed; it is treated as ending before line ${originOf({ line: report.end, column: 1 }).line}.`,
      help: `Put a line with ${report.mark} below the code.`,
      ...place,
    });
  }
  const isTag = /^<[^>]+$/.test(report.what);
  return diagnostic(report.code, {
    message: `\`${report.what}\` does not begin valid code, so it is shown as text.`,
    help: isTag
      ? 'Close every quote and brace in the tag, and end it with `>`.'
      : `Write \`\\${report.what}\` for the text, or put it into backticks.`,
    ...place,
  });
}
