import type { Config } from './config.js';
import { listProblems, type Problem } from './problems.js';
import { configSchema } from './schema/config.js';
import { findPart, toValue, type JsonPath, type JsonTree } from './tree.js';

/** Stand-ins for what a file must have, so that the rest of it can still be checked. */
const standIns = { name: 'Documentation', navigation: [] };

export interface Repaired {
  config: Config;
  /** Whether the value at a path, or one directly in it, was wrong and has been left out. */
  isDamaged: (path: JsonPath) => boolean;
}

/** What is taken out to get rid of a problem: the value that is wrong, or the object that lacks something. */
function culprit(tree: JsonTree, { path }: Problem): JsonPath {
  return findPart(tree, path) === undefined ? path.slice(0, -1) : path;
}

/** Which containers something has been taken out of; of objects also under which name. Indices would not hold. */
class Removals {
  private readonly names = new Map<JsonTree, Set<string>>();

  has(container: JsonTree, name: string | number | undefined): boolean {
    return this.names.get(container)?.has(String(name)) ?? false;
  }

  touched(container: JsonTree): boolean {
    return this.names.has(container);
  }

  remember(container: JsonTree, name: string | number): void {
    const names = this.names.get(container) ?? new Set();
    if (container.type === 'object') names.add(String(name));
    this.names.set(container, names);
  }
}

function takeOut(tree: JsonTree, paths: readonly JsonPath[], removals: Removals): boolean {
  // Items are found before any is taken out, for indices to hold.
  const doomed = paths.flatMap((path) => {
    const name = path.at(-1);
    const container = findPart(tree, path.slice(0, -1))?.value;
    const value = findPart(tree, path)?.value;
    return name === undefined || container === undefined || value === undefined ? [] : [{ container, name, value }];
  });
  for (const { container, name, value } of doomed) {
    removals.remember(container, name);
    if (container.type === 'object') container.entries.delete(String(name));
    if (container.type === 'array') container.items = container.items.filter((item) => item !== value);
  }
  return doomed.length > 0;
}

/**
 * Checks a file by the schema. What is wrong is reported and taken out of `tree`, until the rest is a valid
 * configuration; so every problem is found in one run, and one mistake does not hide the rest.
 *
 * @param onProblem is told of each problem while `tree` still has what it speaks of. Problems that only follow from
 *   something taken out earlier are not told.
 * @returns undefined when the file is no object.
 */
export function checkAndRepair(tree: JsonTree, onProblem: (problem: Problem) => void): Repaired | undefined {
  const removals = new Removals();
  let value = toValue(tree);
  for (;;) {
    const result = configSchema.safeParse(value);
    if (result.success) {
      const isDamaged = (path: JsonPath): boolean => {
        const container = findPart(tree, path.slice(0, -1))?.value;
        const own = findPart(tree, path)?.value;
        return (
          (container !== undefined && removals.has(container, path.at(-1))) ||
          (own !== undefined && removals.touched(own))
        );
      };
      return { config: result.data, isDamaged };
    }
    const problems = listProblems(result.error.issues);
    for (const problem of problems) {
      const container = findPart(tree, problem.path.slice(0, -1))?.value;
      const isFollowUp = container !== undefined && removals.has(container, problem.path.at(-1));
      if (!isFollowUp) onProblem(problem);
    }
    const removed = takeOut(
      tree,
      problems.map((problem) => culprit(tree, problem)),
      removals,
    );
    const isObject = tree.type === 'object';
    const hadStandIns = typeof value === 'object' && value !== null && 'name' in value && 'navigation' in value;
    if (!isObject || (!removed && hadStandIns)) return undefined;
    value = { ...standIns, ...(toValue(tree) as object) };
  }
}
