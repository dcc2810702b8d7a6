import type { z } from 'zod';
import { listProblems, type Problem } from './problems.js';
import { findPart, toValue, type JsonPath, type JsonTree, type Place } from './tree.js';

type TypeProblem = Extract<Problem, { kind: 'type' }>;
type Container = Exclude<JsonTree, { type: 'scalar' }>;

/** A value that was removed or could not be loaded: its container, and its key there. */
export interface Loss {
  container: JsonTree;
  name: string | number;
}

/** Placeholders for required values, where removing the whole object would lose valid settings. */
const standIns: ReadonlyMap<string, string> = new Map([
  ['name', 'Documentation'],
  ['group', ''],
  ['primary', '#16A34A'],
  ['tab', 'Tab'],
  ['anchor', 'Anchor'],
  ['dropdown', 'Section'],
  ['product', 'Product'],
  ['item', 'Item'],
]);

/**
 * Records containers with repaired values, and for objects the repaired keys. Array indices are not recorded, because they would shift. A container
 * is identified by its position, which survives conversion.
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

  /** True if the value at a path, or one directly inside it, was invalid and has been removed or replaced. */
  isDamaged(tree: JsonTree, path: JsonPath): boolean {
    return this.has(containerOf(tree, path), path.at(-1)) || this.touched(findPart(tree, path)?.value);
  }
}

function containerOf(tree: JsonTree, path: JsonPath): Container | undefined {
  const container = findPart(tree, path.slice(0, -1))?.value;
  return container?.type === 'scalar' ? undefined : container;
}

/** Returns a placeholder for a required value at a position of the file; undefined if there is none. */
function createStandIn({ path, expected: [type] }: TypeProblem, { file, start }: Place): JsonTree | undefined {
  const span = { file, start, end: start };
  if (type === 'object' && path.length === 1) return { type, span, entries: new Map() };
  if (type === 'array') return { type, span, items: [] };
  const name = String(path.at(-1));
  const value = name === 'name' && path.length > 1 ? undefined : standIns.get(name);
  return value === undefined ? undefined : { type: 'scalar', span, value };
}

/** Adds a required value to an object; false if there is no placeholder for it. */
function fillIn(tree: JsonTree, problem: Problem, mends: Mends, placeholders: WeakSet<JsonTree>): boolean {
  const name = String(problem.path.at(-1));
  const container = containerOf(tree, problem.path);
  if (problem.kind !== 'type' || container?.type !== 'object' || container.entries.has(name)) return false;
  const value = createStandIn(problem, container.span);
  if (value === undefined) return false;
  container.entries.set(name, { key: value.span, value });
  placeholders.add(value);
  mends.remember(container, name);
  return true;
}

/** Removes the values at the paths, or the object if a required value is missing and has no placeholder. */
function takeOut(tree: JsonTree, problems: readonly Problem[], mends: Mends, placeholders: WeakSet<JsonTree>): boolean {
  // All values are located before any is removed, so that indices stay valid.
  const doomed = problems.flatMap(({ path }) => {
    const part = findPart(tree, path)?.value;
    const target = part === undefined || placeholders.has(part) ? path.slice(0, -1) : path;
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
 * Validates a file against a schema, reporting and repairing faults in `tree` until the rest is valid. This way all faults are found in one run, and
 * one does not hide another.
 *
 * @param onProblem is called with each fault before `tree` is repaired. Faults that follow from an earlier repair are not reported.
 * @param mends records the repairs.
 * @returns undefined if the file is unusable.
 */
export function checkAndRepair<Schema extends z.ZodType>(
  tree: JsonTree,
  schema: Schema,
  mends: Mends,
  onProblem: (problem: Problem) => void,
): z.output<Schema> | undefined {
  const placeholders = new WeakSet<JsonTree>();
  for (;;) {
    const result = schema.safeParse(toValue(tree));
    if (result.success) return result.data;
    const problems = listProblems(result.error.issues);
    for (const problem of problems) {
      if (!mends.has(containerOf(tree, problem.path), problem.path.at(-1))) onProblem(problem);
    }
    const rest = problems.filter((problem) => !fillIn(tree, problem, mends, placeholders));
    const isRemoved = takeOut(tree, rest, mends, placeholders);
    if (!isRemoved && rest.length === problems.length) return undefined;
  }
}
