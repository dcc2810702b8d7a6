import type { Page } from '../content/page.js';
import type { CompiledBody, ContentModule } from '../mdx/compiled.js';
import { JsxElement, lostType } from './element.js';
import { defined } from '../shared/object.js';
import { evaluateBody } from './evaluation.js';
import { runWithinLimits } from './exhaustion.js';
import { IslandCollector, type IslandScripts } from './islands.js';
import type { LostPlace } from './lost.js';
import type { ContentNode } from './contentNode.js';
import { recordThrown, type LostProperties, type Thrown } from './thrownErrors.js';
import { toNodes } from './toNodes.js';

/** Result of evaluating a page's code: plain data from which all outputs of the page are made. */
export interface EvaluatedPage {
  nodes: readonly ContentNode[];
  /** Errors of its parts, in order of evaluation. */
  thrown: readonly Thrown[];
  /** Why the whole page is lost. */
  fault?: Thrown;
  /** Properties of the author's components that cannot be serialised for the browser. */
  lost: readonly LostProperties[];
}

export type EvaluatePage = (page: Page) => EvaluatedPage;

/** True if evaluating a page runs code of its author, which might not end. */
const runsCode = ({ imports, places = [], script }: CompiledBody): boolean =>
  imports.length > 0 || places.length > 0 || script !== '';

/**
 * Evaluates a compiled page: snippets, expressions and the author's components become HTML elements and Trellis' components.
 *
 * @param page the page. Headings of a snippet do not reuse the ids of its text.
 * @param modules the files that pages import.
 * @param scriptOf returns the address of the script with the components of a module, or of the page for undefined.
 */
export function evaluatePage(
  { body, ids }: { body: CompiledBody; ids: readonly string[] },
  modules: ReadonlyMap<string, ContentModule>,
  scriptOf: IslandScripts['scriptOf'],
): EvaluatedPage {
  let thrown: Thrown[] = [];
  let lost: LostProperties[] = [];
  try {
    const evaluate = (): ContentNode[] => {
      // This function is called again for a slow page.
      [thrown, lost] = [[], []];
      const islands = new IslandCollector({
        scriptOf,
        noteLost: (component, properties, place) => lost.push({ component, properties, ...defined({ place }) }),
      });
      const note = (error: unknown, place: LostPlace, content: unknown): JsxElement =>
        new JsxElement(lostType, { index: thrown.push(recordThrown(error, place)) - 1, content });
      return toNodes(evaluateBody(body, modules, { islands, ids, lost: note }));
    };
    // Limits need a thread for each page, so they are only set if author's code runs.
    const nodes = runsCode(body) ? runWithinLimits(body, evaluate) : evaluate();
    return { nodes, thrown, lost };
  } catch (error) {
    return { nodes: [], thrown, lost, fault: recordThrown(error) };
  }
}
