import { remember } from '../../../shared/remember.js';
import { rules, type ChangeKind, type Direction, type Impact, type RuleId } from './rules.js';

/** One difference between two states of an API. */
export interface ApiChange {
  rule: RuleId;
  kind: ChangeKind;
  direction: Direction;
  impact: Impact;
  /** One sentence in Markdown: what changed. */
  message: string;
  /** Why clients break. Left out if they do not. */
  why?: string;
  /** Names of the operations that it concerns, as in the new state: `GET /plants`. */
  operations: readonly string[];
  /** JSON pointers of what changed. Where one state lacks it, the pointer leads to what would contain it. */
  from: string;
  to: string;
}

/** The operation that the message of a change names; undefined if it speaks of a part that several operations may share. */
export const operationNamed = ({ message }: Pick<ApiChange, 'message'>): string | undefined =>
  /^The (?:operation|webhook) `([^`]+)`/.exec(message)?.[1];

/** A difference before its operations are known. */
export interface Difference {
  direction: Direction;
  message: string;
  from: string;
  to: string;
}

/** A change to which operations are still added. */
interface OpenChange extends ApiChange {
  operations: string[];
}

/** Part of a comparison: what was found in it, and the parts inside. Parts that several operations share are compared once, and may contain each other. */
export interface Scope {
  changes: OpenChange[];
  /** A part that is reached in several ways is listed several times. */
  parts: Scope[];
  /** True while it is compared. */
  isOpen: boolean;
  /** Number of the last operation that was found to contain it. */
  visit: number;
}

export const createScope = (): Scope => ({ changes: [], parts: [], isOpen: true, visit: 0 });

/** True if nothing was found in a scope. Of one that a circle leads back to, that cannot be said yet. */
export const isEmpty = ({ changes, parts, isOpen }: Scope): boolean => !isOpen && changes.length + parts.length === 0;

/** Everything that was found so far. A difference in a part of the document that is reached in several ways counts once. */
export class Findings {
  readonly #changes = new Map<string, OpenChange>();
  #visits = 0;

  report(scope: Scope, rule: RuleId, difference: Difference): void {
    const { direction, from, to } = difference;
    const { kind, [direction]: verdict } = rules[rule];
    // Schemas with the same base contain the same field at different places.
    const key = [rule, direction, kind === 'added' ? '' : from, kind === 'removed' ? '' : to].join(' ');
    const change = remember(this.#changes, key, () => ({ rule, kind, ...verdict, ...difference, operations: [] }));
    scope.changes.push(change);
  }

  /** Adds an operation to all changes of its scope and of the parts inside. */
  attribute(scope: Scope, operation: string): void {
    const visit = (this.#visits += 1);
    const open = [scope];
    for (let next = open.pop(); next; next = open.pop()) {
      if (next.visit === visit) continue;
      next.visit = visit;
      for (const { operations } of next.changes) if (operations.at(-1) !== operation) operations.push(operation);
      for (const part of next.parts) if (part.visit !== visit) open.push(part);
    }
  }

  /** In the order in which they were found. */
  changes(): readonly ApiChange[] {
    return [...this.#changes.values()];
  }
}
