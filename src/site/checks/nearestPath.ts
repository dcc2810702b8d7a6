import { nearest } from '../../diagnostics/nearest.js';

/**
 * The path that an author most likely meant by one that does not exist: a near spelling, else the only one that ends in the
 * same name, as after a page has moved to another folder.
 */
export function nearestPath(path: string, candidates: readonly string[]): string | undefined {
  const near = nearest(path, candidates);
  if (near !== undefined) return near;
  const name = path.slice(path.lastIndexOf('/'));
  if (name === '/') return undefined;
  const moved = candidates.filter((candidate) => candidate.endsWith(name));
  return moved.length === 1 ? moved[0] : undefined;
}
