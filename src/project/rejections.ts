import { setImmediate as turn } from 'node:timers/promises';
import type { Page } from '../content/page.js';
import { diagnostic } from '../diagnostics/create.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { hasPromises, promiserOf } from '../render/promises.js';
import { printReport } from './report.js';
import { messageOf } from '../shared/messageOf.js';

const event = 'unhandledRejection';
const reports = new Set<string>();
let held: Diagnostic[] | undefined;
let rendered: { folder: string; pages: readonly Page[] } | undefined;

function tell(error: unknown, promise: Promise<unknown>): void {
  const body = promiserOf(promise);
  if (!rendered || (!body && !hasPromises())) {
    // The promise belongs to no page. Without a listener, the rejection would end the process.
    if (process.listenerCount(event) === 1) throw error;
    return;
  }
  const page = body && rendered.pages.find((each) => each.body === body);
  const reason = messageOf(error).replace(/\.$/, '');
  const message = `A promise made by ${page ? 'the' : 'a'} page was rejected after the page was rendered: ${reason}.`;
  const report = `${page?.file ?? ''} ${message}`;
  if (reports.has(report)) return;
  reports.add(report);
  if (!page) {
    process.stderr.write(`${message}\n`);
    return;
  }
  const help = 'A page is rendered without waiting. Load what it needs in the browser, in an effect of a component.';
  const fault = diagnostic('content/evaluate', { message, help, file: page.file });
  if (held) held.push(fault);
  else printReport(rendered.folder, [fault]);
}

/**
 * Holds back messages about rejected promises for a complete report.
 *
 * @returns a function that returns the diagnostics so far; later ones are printed.
 */
export function holdRejected(): () => Promise<Diagnostic[]> {
  const faults: Diagnostic[] = [];
  held = faults;
  reports.clear();
  return async () => {
    // Node.js reports a rejection after all ready tasks have run.
    await turn();
    held = undefined;
    return faults;
  };
}

/**
 * Reports which page creates promises that are rejected after it was rendered. Nobody awaits them, so they would end the process.
 *
 * @param pages the pages rendered in this process from now on.
 */
export function tellRejected(folder: string, pages: readonly Page[]): void {
  rendered = { folder, pages };
  if (!process.listeners(event).includes(tell)) process.on(event, tell);
}
