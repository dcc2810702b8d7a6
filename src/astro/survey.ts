import { setImmediate } from 'node:timers/promises';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { Page } from '../content/page.js';
import { drawBody } from '../render/text/draw.js';
import { lostProperties, thrown, thrownKey, type Thrown } from '../render/thrown.js';
import { islandAddress } from './islands.js';
import type { ProjectState } from './project.js';

type Surveyed = Pick<ProjectState, 'content' | 'islands'>;

/** What is wrong with a page that was drawn. */
interface Found {
  thrown: Thrown[];
  /** Properties of components that the browser cannot have. */
  lost: [component: string, properties: readonly string[]][];
}

/** Milliseconds of work after which others have their turn. */
const turn = 20;

/** Finds what only drawing tells of pages, such as what they throw; those that have not changed are not tried again. */
export class Survey {
  /** By digest of the page. */
  #known = new Map<string, Found>();

  /**
   * @param isStopped asked now and then: a survey that nobody wants any more ends with what it has.
   * @returns faults by key; see `thrownKey`.
   */
  async of(
    { content: { pages, modules }, islands }: Surveyed,
    isStopped = (): boolean => false,
  ): Promise<Map<string, Diagnostic>> {
    const known = new Map<string, Found>();
    const faults = new Map<string, Diagnostic>();
    let began = performance.now();
    for (const page of pages) {
      if (performance.now() - began > turn) {
        await setImmediate();
        if (isStopped()) return faults;
        began = performance.now();
      }
      const found = this.#known.get(page.digest) ?? attempt(page, modules, islands);
      known.set(page.digest, found);
      for (const each of found.thrown) {
        const fault = thrown(page, modules, each);
        faults.set(thrownKey(page, fault), fault);
      }
      const [lost] = found.lost;
      if (lost) faults.set(page.file, lostProperties(page, ...lost));
    }
    this.#known = known;
    return faults;
  }
}

function attempt({ body, file }: Page, modules: Surveyed['content']['modules'], islands: Surveyed['islands']): Found {
  const found: Found = { thrown: [], lost: [] };
  try {
    if (body)
      drawBody(body, modules, {
        lost: (error, place) => found.thrown.push({ error, place }),
        island: {
          scriptOf: (module) => islandAddress(islands, modules, module ?? file),
          noteLost: (...lost) => found.lost.push(lost),
        },
      });
  } catch (error) {
    found.thrown.push({ error });
  }
  return found;
}
