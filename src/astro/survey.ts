import { setImmediate } from 'node:timers/promises';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { Page } from '../content/page.js';
import { drawBody } from '../site/outputs/text/draw.js';
import { thrown, thrownKey, type Thrown } from '../site/thrown.js';
import type { ProjectState } from './project.js';

type Surveyed = Pick<ProjectState, 'content'>;

/** Milliseconds of work after which others have their turn. */
const turn = 20;

/** Finds the pages that throw when they are drawn; those that have not changed are not tried again. */
export class Survey {
  /** What was thrown, if anything was, by digest of the page. */
  #known = new Map<string, readonly Thrown[]>();

  /**
   * @param isStopped asked now and then: a survey that nobody wants any more ends with what it has.
   * @returns faults by key; see `thrownKey`.
   */
  async of(
    { content: { pages, modules } }: Surveyed,
    isStopped = (): boolean => false,
  ): Promise<Map<string, Diagnostic>> {
    const known = new Map<string, readonly Thrown[]>();
    const faults = new Map<string, Diagnostic>();
    let began = performance.now();
    for (const page of pages) {
      if (performance.now() - began > turn) {
        await setImmediate();
        if (isStopped()) return faults;
        began = performance.now();
      }
      const found = this.#known.get(page.digest) ?? attempt(page, modules);
      known.set(page.digest, found);
      for (const each of found) {
        const fault = thrown(page, modules, each);
        faults.set(thrownKey(page, fault), fault);
      }
    }
    this.#known = known;
    return faults;
  }
}

function attempt({ body }: Page, modules: Surveyed['content']['modules']): readonly Thrown[] {
  const found: Thrown[] = [];
  try {
    if (body) drawBody(body, modules, (error, place) => found.push({ error, place }));
  } catch (error) {
    found.push({ error });
  }
  return found;
}
