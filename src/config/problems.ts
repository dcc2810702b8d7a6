import type { z } from 'zod';
import type { JsonPath } from './tree.js';

/** A fault that zod found at one path of the file. For a union, it is reported for the alternative that the author most likely meant. */
export type Problem =
  | { kind: 'type'; path: JsonPath; expected: readonly string[] }
  | { kind: 'value'; path: JsonPath; allowed: readonly unknown[] }
  | { kind: 'unknown-key'; path: JsonPath }
  /** One of our own checks failed. `message` is its diagnostic code (see `schema/values.ts`), or zod's text if it has none. */
  | { kind: 'check'; path: JsonPath; message: string };

type Issue = z.core.$ZodIssue;

/** The expected types of a value with a wrong type; undefined if the type is right and something inside is wrong. */
function expectedTypes(issues: readonly Issue[]): string[] | undefined {
  for (const issue of issues) {
    if (issue.path.length > 0) continue;
    if (issue.code === 'invalid_type') return [issue.expected];
    if (issue.code === 'invalid_union') {
      const options = issue.errors.map(expectedTypes);
      if (options.every((option) => option !== undefined)) return options.flat();
    }
  }
  return undefined;
}

/** Number of issues with the value as a whole. An alternative without any is the likely one: the keys of its object were recognised. */
function outer(issues: readonly Issue[]): number {
  return issues.filter(({ path }) => path.length === 0).length;
}

function pathOf(base: JsonPath, issue: Issue): JsonPath {
  return [...base, ...issue.path.filter((step) => typeof step !== 'symbol')];
}

function fromIssue(issue: Issue, base: JsonPath): Problem[] {
  const path = pathOf(base, issue);
  switch (issue.code) {
    case 'invalid_type':
      return [{ kind: 'type', path, expected: [issue.expected] }];
    case 'invalid_value':
      return [{ kind: 'value', path, allowed: issue.values }];
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ kind: 'unknown-key', path: [...path, key] }));
    case 'invalid_union': {
      const branch = issue.errors
        .filter((option) => expectedTypes(option) === undefined)
        .sort((a, b) => outer(a) - outer(b) || a.length - b.length)[0];
      if (branch !== undefined) return branch.flatMap((inner) => fromIssue(inner, path));
      return [{ kind: 'type', path, expected: expectedTypes([{ ...issue, path: [] }]) ?? [] }];
    }
    default:
      return [{ kind: 'check', path, message: issue.message }];
  }
}

/** Flattens the issues of a failed parse, in zod's order. Only the first at a path counts: that an empty text is not an address either says nothing. */
export function listProblems(issues: readonly Issue[]): Problem[] {
  const problems = issues.flatMap((issue) => fromIssue(issue, []));
  return [...Map.groupBy(problems, ({ path }) => JSON.stringify(path)).values()].flatMap(([first]) => first ?? []);
}
