import { isError, type Diagnostic } from '../diagnostics/diagnostic.js';
import { countAlike, fold } from '../diagnostics/folds.js';
import { formatLine } from '../diagnostics/line.js';
import { formatTerminal } from '../diagnostics/terminal.js';
import { summarize } from '../diagnostics/summary.js';
import { sourceReader } from '../project/report.js';

export interface ReporterOptions {
  /** Absolute path of the documentation folder. */
  folder: string;
  /** Print each diagnostic with an excerpt instead of on one line. */
  isVerbose: boolean;
  color: boolean;
  print: (text: string) => void;
}

// The position is left out: a fault that only moved with the lines above it is not new.
const keyOf = ({ code, file, message }: Diagnostic): string => JSON.stringify([code, file, message]);

/** The diagnostics in `list` that are not in `others`. Either may contain duplicates. */
function without(list: readonly Diagnostic[], others: readonly Diagnostic[]): Diagnostic[] {
  const left = new Map<string, number>();
  for (const key of others.map(keyOf)) left.set(key, (left.get(key) ?? 0) + 1);
  return list.filter((fault) => {
    const count = left.get(keyOf(fault)) ?? 0;
    left.set(keyOf(fault), count - 1);
    return count <= 0;
  });
}

/** Prints diagnostics in the terminal: all of them at first, then the new ones, and a line when none are left. */
export class DiagnosticsReporter {
  readonly #options: ReporterOptions;
  #last: readonly Diagnostic[] | undefined;

  constructor(options: ReporterOptions) {
    this.#options = options;
  }

  /** @param current all current diagnostics. */
  report(current: readonly Diagnostic[]): void {
    const before = this.#last;
    // An error leaves no site to check, so the earlier warnings are kept. Pages can be read all the same, so some are reported again.
    const earlier = without(before ?? [], current).filter((fault) => !isError(fault));
    const faults = current.some(isError) ? [...current, ...earlier] : current;
    this.#last = faults;
    const added = without(faults, before ?? []);
    const mended = before ? without(before, faults).length : 0;
    if (before && added.length === 0 && mended === 0) return;
    this.#options.print(
      [...this.#forms(added), ending(faults, before ? { added: added.length, mended } : undefined)].join('\n'),
    );
  }

  #forms(faults: readonly Diagnostic[]): string[] {
    const { folder, isVerbose, color } = this.#options;
    if (!isVerbose) return fold(faults).flatMap((each) => [formatLine(each.diagnostic, color), ...countAlike(each)]);
    const report = faults.length > 0 ? formatTerminal(faults, { readText: sourceReader(folder), color }) : '';
    // The report's own last line counts only the new diagnostics.
    return report === '' ? [] : [report.slice(0, report.lastIndexOf('\n'))];
  }
}

function ending(faults: readonly Diagnostic[], change: { added: number; mended: number } | undefined): string {
  if (!change) return `${summarize(faults)}.`;
  if (faults.length === 0) return 'No problems are left.';
  const parts = [change.added > 0 ? `${change.added} new` : '', change.mended > 0 ? `${change.mended} mended` : ''];
  return `${parts.filter((part) => part !== '').join(', ')}; ${summarize(faults)} in all.`;
}
