import { setImmediate } from 'node:timers/promises';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { lostProperties, thrownDiagnostic, thrownKey } from '../render/thrownErrors.js';
import { evaluatedIcons } from './evaluatedIcons.js';
import type { ProjectState } from './project.js';

/** Milliseconds of work after which other tasks get a turn. */
const turn = 20;

/**
 * Finds faults that only evaluating pages reveals, such as errors that they throw.
 *
 * @param isStopped is called from time to time; if true, the function returns what it has found.
 * @returns diagnostics by key; see `thrownKey`.
 */
export async function evaluationFaults(
  state: Pick<ProjectState, 'folder' | 'content' | 'evaluate'>,
  isStopped = (): boolean => false,
): Promise<Map<string, Diagnostic>> {
  const { content, evaluate } = state;
  const { pages, modules } = content;
  const faults = new Map<string, Diagnostic>();
  let began = performance.now();
  for (const page of pages) {
    if (performance.now() - began > turn) {
      await setImmediate();
      if (isStopped()) return faults;
      began = performance.now();
    }
    const { nodes, thrown: parts, fault: whole, lost } = evaluate(page);
    for (const each of whole ? [...parts, whole] : parts) {
      const fault = thrownDiagnostic(page, modules, each);
      faults.set(thrownKey(page, fault), fault);
    }
    if (lost[0]) faults.set(page.file, lostProperties(page, modules, lost[0]));
    for (const fault of evaluatedIcons(page, nodes, state)) faults.set(thrownKey(page, fault), fault);
  }
  return faults;
}
