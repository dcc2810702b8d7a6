import { nearest } from '../../diagnostics/nearest.js';

/**
 * The existing path that an author most likely meant: one with a near spelling, else the only one with the same last segment, as after a page has
 * moved to another folder.
 */
export function nearestPath(path: string, all: readonly string[]): string | undefined {
  const [numbers, verbs] = [numbersIn(path), verbsIn(path)];
  const candidates = all.filter((other) => numbersIn(other) === numbers && verbsIn(other) === verbs);
  const near = nearest(path, candidates);
  // `/README-DE` is not a misspelling of `/README`.
  const isLonger = near?.toLowerCase().startsWith(path.toLowerCase()) === true;
  if (near !== undefined && !(isLonger && /^[^\p{L}]/u.test(near.slice(path.length)))) return near;
  const name = path.slice(path.lastIndexOf('/'));
  if (name === '/') return undefined;
  const moved = candidates.filter((candidate) => candidate !== path && candidate.endsWith(name));
  const [only] = moved.length === 1 ? moved : [];
  return only !== undefined && (!general.test(name) || isNeighbour(path, only)) ? only : undefined;
}

// A different number or method means something else: `v1/erc721/get` is not a misspelling of `v2/erc1155/put`.
const numbersIn = (path: string): string => (path.match(/\d+/g) ?? []).join();
const verbsIn = (path: string): string =>
  (path.match(/(?<![\p{L}\p{N}])(?:get|put|post|patch|delete|add|create|remove|update)(?![\p{L}\p{N}])/giu) ?? [])
    .join()
    .toLowerCase();

/** Names that occur in many folders and are no evidence by themselves. */
const general =
  /^\/(?:about|concepts|configuration|create|delete|examples?|faq|features|get|guides?|home|index|installation|intro(?:duction)?|list|overview|quickstart|readme|reference|settings|setup|start|troubleshooting|update|usage)$/i;

function isNeighbour(path: string, other: string): boolean {
  const foldersOf = (of: string): string[] => of.split('/').slice(1, -1);
  const folders = new Set(foldersOf(other));
  return foldersOf(path).some((folder) => folders.has(folder));
}
