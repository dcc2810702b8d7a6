import type { z } from 'zod';
import { listProblems, type Problem } from './problems.js';
import { findPart, toValue, type JsonPath, type JsonTree, type Place } from './tree.js';

type Container = Exclude<JsonTree, { type: 'scalar' }>;

/** A value that was taken out, or that a reference could not supply: the container it belongs in, and its key there. */
export interface Loss {
  container: JsonTree;
  name: string | number;
}

/** Values that stand in for required ones, where leaving out the whole object would lose much that is right. */
const standIns: Readonly<Record<string, string>> = {
  name: 'Documentation',
  group: '',
  primary: '#16A34A',
  tab: 'Tab',
  anchor: 'Anchor',
  dropdown: 'Section',
  product: 'Product',
  item: 'Item',
};

/**
 * Records containers whose values were repaired, for objects with the repaired keys; indices of lists would shift. A
 * container is identified by its place, which it keeps when it is converted.
 */
export class Mends {
  private readonly names = new Map<Place, Set<string>>();

  constructor(losses: readonly Loss[] = []) {
    for (const { container, name } of losses) this.remember(container, name);
  }

  has(container: JsonTree | undefined, name: string | number | undefined): boolean {
    return container !== undefined && (this.names.get(container.span)?.has(String(name)) ?? false);
  }

  touched(container: JsonTree | undefined): boolean {
    return container !== undefined && this.names.has(container.span);
  }

  remember(container: JsonTree, name: string | number): void {
    const names = this.names.get(container.span) ?? new Set();
    if (container.type === 'object') names.add(String(name));
    this.names.set(container.span, names);
  }

  /** True if the value at a path, or one directly in it, was invalid and has been left out or replaced. */
  isDamaged(tree: JsonTree, path: JsonPath): boolean {
    return this.has(containerOf(tree, path), path.at(-1)) || this.touched(findPart(tree, path)?.value);
  }
}

function containerOf(tree: JsonTree, path: JsonPath): Container | undefined {
  const container = findPart(tree, path.slice(0, -1))?.value;
  return container?.type === 'scalar' ? undefined : container;
}

/** Fills in what an object lacks; false when nothing fits. */
function fillIn(tree: JsonTree, problem: Problem, mends: Mends): boolean {
  const name = String(problem.path.at(-1));
  const container = containerOf(tree, problem.path);
  if (problem.kind !== 'type' || container?.type !== 'object' || container.entries.has(name)) return false;
  const { file, start } = container.span;
  const span = { file, start, end: start };
  const isNested = name === 'name' && problem.path.length > 1;
  const standIn = !isNested && Object.hasOwn(standIns, name) ? standIns[name] : undefined;
  const [expected] = problem.expected;
  if (expected === 'object' && problem.path.length === 1)
    container.entries.set(name, { key: span, value: { type: 'object', span, entries: new Map() } });
  else if (expected === 'array') container.entries.set(name, { key: span, value: { type: 'array', span, items: [] } });
  else if (standIn !== undefined)
    container.entries.set(name, { key: span, value: { type: 'scalar', span, value: standIn } });
  else return false;
  mends.remember(container, name);
  return true;
}

/** Takes out the values at the paths, or the object around a value that is not there. */
function takeOut(tree: JsonTree, problems: readonly Problem[], mends: Mends): boolean {
  // Values are found before any is taken out, for indices to hold.
  const doomed = problems.flatMap(({ path }) => {
    const target = findPart(tree, path) === undefined ? path.slice(0, -1) : path;
    const name = target.at(-1);
    const container = containerOf(tree, target);
    const value = findPart(tree, target)?.value;
    return name === undefined || container === undefined || value === undefined ? [] : [{ container, name, value }];
  });
  for (const { container, name, value } of doomed) {
    mends.remember(container, name);
    if (container.type === 'object') container.entries.delete(String(name));
    else container.items = container.items.filter((item) => item !== value);
  }
  return doomed.length > 0;
}

/**
 * Checks a file by a schema. What is wrong is reported and mended in `tree`, until the rest is a valid configuration;
 * so every problem is found in one run, and one mistake does not hide the others.
 *
 * @param onProblem is told of each problem while `tree` still has what it speaks of. Problems that only follow from
 *   an earlier mend are not told.
 * @param mends takes note of what is mended.
 * @returns undefined when nothing can be made of the file.
 */
export function checkAndRepair<Schema extends z.ZodType>(
  tree: JsonTree,
  schema: Schema,
  mends: Mends,
  onProblem: (problem: Problem) => void,
): z.output<Schema> | undefined {
  for (;;) {
    const result = schema.safeParse(toValue(tree));
    if (result.success) return result.data;
    const problems = listProblems(result.error.issues);
    for (const problem of problems) {
      if (!mends.has(containerOf(tree, problem.path), problem.path.at(-1))) onProblem(problem);
    }
    const rest = problems.filter((problem) => !fillIn(tree, problem, mends));
    const taken = takeOut(tree, rest, mends);
    if (!taken && rest.length === problems.length) return undefined;
  }
}
