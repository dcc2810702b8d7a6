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
  /** Why clients break; absent if they do not. */
  why?: string;
  /** Names of the affected operations in the new state: `GET /plants`. */
  operations: readonly string[];
  /** JSON pointers of the changed part. If one state lacks it, the pointer is that of its parent. */
  from: string;
  to: string;
}

/** The operation in the message of a change; undefined if the message is about a part that operations may share. */
export const operationNamed = ({ message }: Pick<ApiChange, 'message'>): string | undefined =>
  /^The (?:operation|webhook) `([^`]+)`/.exec(message)?.[1];

/** A difference whose operations are not known yet. */
export interface Difference {
  direction: Direction;
  message: string;
  from: string;
  to: string;
}

/** A change that still collects operations. */
interface OpenChange extends ApiChange {
  operations: string[];
}

/**
 * Differences in a part of the comparison, and its inner parts. Parts that several operations share are compared once, and may contain each
 * other.
 */
export interface Scope {
  changes: OpenChange[];
  /** May contain the same part several times. */
  parts: Scope[];
  /** True during its comparison. */
  isOpen: boolean;
  /** Number of the last operation that contains it. */
  visit: number;
}

export const createScope = (): Scope => ({ changes: [], parts: [], isOpen: true, visit: 0 });

/** True if a scope has no differences. Unknown, and therefore false, during a recursive comparison. */
export const isEmpty = ({ changes, parts, isOpen }: Scope): boolean => !isOpen && changes.length + parts.length === 0;

/** Collects differences. One that is reached in several ways is recorded once. */
export class Findings {
  readonly #changes = new Map<string, OpenChange>();
  #visits = 0;

  report(scope: Scope, rule: RuleId, difference: Difference): void {
    const { direction, from, to } = difference;
    const { kind, [direction]: verdict } = rules[rule];
    // Schemas with the same base contain the same field at different positions.
    const key = [rule, direction, kind === 'added' ? '' : from, kind === 'removed' ? '' : to].join(' ');
    const change = remember(this.#changes, key, () => ({ rule, kind, ...verdict, ...difference, operations: [] }));
    scope.changes.push(change);
  }

  /** Adds an operation to all changes in a scope and its inner parts. */
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

  /** All changes in order of discovery. */
  changes(): readonly ApiChange[] {
    return [...this.#changes.values()];
  }
}
