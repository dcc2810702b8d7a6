import { nearestPath } from '../../site/checks/targets.js';
import type { Change } from './change.js';
import { createFind } from './likeness.js';
import { answerAt, type Snapshot } from './snapshot.js';

/** Files that were added, changed, moved, or are gone. */
export function compareFiles(from: Snapshot, to: Snapshot): Change[] {
  // Addresses alone say nothing about files: a sitemap lists none, and a built folder has converted pictures.
  if (from.files.size === 0) return [];
  const added = [...to.files].filter(([path]) => !from.files.has(path));
  const byDigest = createFind(
    added.map(([path, digest]) => [path, { ...(digest !== undefined && { digest }) }]),
    (state) => state.digest,
  );
  const paths = [...to.files.keys()];
  const gone = [...from.files].flatMap(([path, digest]): Change[] => {
    const { isAnswered, to: redirect } = answerAt(to, path);
    if (isAnswered && redirect === undefined) return [];
    const same = digest === undefined ? undefined : byDigest(path, { digest });
    const address = same ?? nearestPath(path, paths);
    const likely = address === undefined ? undefined : { address, by: same ? 'content' : ('address' as const) };
    const about = { subject: 'file' as const, address: path, redirect, isDead: !isAnswered };
    const fate = same === undefined ? { kind: 'gone' as const } : { kind: 'moved' as const, to: same };
    return [{ ...about, ...fate, ...(isAnswered ? {} : { likely: likely as Change['likely'] }) }];
  });
  const arrivals = new Set(gone.map((change) => change.to));
  const isChanged = ([path, digest]: [string, string | undefined]): boolean => {
    const before = from.files.get(path);
    return before !== undefined && digest !== undefined && before !== digest;
  };
  const create = (kind: 'added' | 'changed', files: [string, unknown][]): Change[] =>
    files.map(([address]) => ({ subject: 'file', kind, address }));
  const fresh = added.filter(([path]) => !arrivals.has(path));
  return [...gone, ...create('added', fresh), ...create('changed', [...to.files].filter(isChanged))];
}
