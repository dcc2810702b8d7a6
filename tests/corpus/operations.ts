import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Fault } from './faults.js';
import { writtenOperations } from './specs/written.js';

type Node = Readonly<Record<string, unknown>>;

const named = /^(?:(\S+)\s+)?(get|post|put|patch|delete|head|options|trace|query|webhook)\s+(\S.*)$/i;

/** The operation that a page string or the frontmatter of a page names: `POST /plants`, `WEBHOOK added`. */
export function namedOperation(text: string): string | undefined {
  const [, , method = '', target = ''] = named.exec(text.trim().replace(/^(["'])(.*)\1$/, '$2')) ?? [];
  return method === '' ? undefined : `${method.toUpperCase()} ${target.trim()}`;
}

/** Specifications that an `openapi` of docs.json names: a path, several, or an object with `source`. */
function filesOf(openapi: unknown): string[] {
  if (typeof openapi === 'string') return openapi.includes('://') || named.test(openapi) ? [] : [openapi];
  if (Array.isArray(openapi)) return openapi.flatMap(filesOf);
  return typeof openapi === 'object' && openapi !== null ? filesOf((openapi as Node)['source']) : [];
}

/** Operations and specifications that a configuration and its pages name. */
export interface Promises {
  /** Names of all specifications that docs.json names. */
  specifications: string[];
  /** Operations that stand for a page of the navigation. */
  listed: string[];
  /** Specifications of which no operation is listed beside them: a page of each is meant. */
  whole: string[];
}

/** Reads what is promised. */
export function promisesOf(node: unknown): Promises {
  if (Array.isArray(node)) return joined(node.map(promisesOf));
  if (typeof node === 'string') {
    const operation = namedOperation(node);
    return { specifications: [], listed: operation === undefined ? [] : [operation], whole: [] };
  }
  if (typeof node !== 'object' || node === null) return { specifications: [], listed: [], whole: [] };
  const { openapi, ...rest } = node as Node;
  const below = joined(Object.values(rest).map(promisesOf));
  const own = filesOf(openapi);
  return {
    specifications: [...own, ...below.specifications],
    listed: below.listed,
    whole: [...(below.listed.length === 0 ? own : []), ...below.whole],
  };
}

function joined(parts: readonly Promises[]): Promises {
  return {
    specifications: parts.flatMap(({ specifications }) => specifications),
    listed: parts.flatMap(({ listed }) => listed),
    whole: parts.flatMap(({ whole }) => whole),
  };
}

function operationsIn(name: string, roots: readonly string[]): string[] {
  const file = roots.map((root) => path.join(root, name)).find((each) => existsSync(each));
  if (file === undefined) return [];
  try {
    return writtenOperations(readFileSync(file, 'utf8'), file);
  } catch {
    // The build tells its author that it cannot be read.
    return [];
  }
}

/**
 * Operations that docs.json or a page promises, that a specification has, and that no page shows.
 *
 * @param roots folders that paths of specifications start from.
 * @param pages what the frontmatter of pages names, by the page's address.
 * @param shown method and path of each built page, by address.
 */
export function lostOperations(
  config: unknown,
  roots: readonly string[],
  pages: ReadonlyMap<string, string>,
  shown: ReadonlyMap<string, string>,
): Fault[] {
  const { specifications, listed, whole } = promisesOf(config);
  const names = [...new Set([...specifications, ...whole])];
  const existing = new Map(names.map((name) => [name, operationsIn(name, roots)]));
  const known = new Set([...existing.values()].flat());
  const endpoints = new Set(shown.values());
  const byPages = new Set([...pages.values()]);
  const promised = whole
    .filter((name) => !(existing.get(name) ?? []).some((operation) => byPages.has(operation)))
    .flatMap((name) => (existing.get(name) ?? []).map((operation) => ({ page: name, what: operation })));
  const inNavigation = listed
    .filter((operation) => known.has(operation))
    .map((operation) => ({ page: 'navigation', what: operation }));
  const unshown = [...pages].filter(([address, operation]) => known.has(operation) && shown.get(address) !== operation);
  return [
    ...[...promised, ...inNavigation].filter(({ what }) => !endpoints.has(what)),
    ...unshown.map(([page, what]) => ({ page, what })),
  ];
}
