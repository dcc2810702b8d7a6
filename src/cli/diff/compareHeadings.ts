import { findId } from '../../content/fragment.js';
import { nearest } from '../../diagnostics/nearest.js';
import type { Change } from './change.js';
import type { Snapshot } from './snapshot.js';

/** Headings of pages that both states have, at the same address or another. */
export function compareHeadings(from: Snapshot, to: Snapshot, fates: ReadonlyMap<string, Change>): Change[] {
  const added = new Map<string, { address: string; text: string; id: string }[]>();
  const lost: { path: string; page: string; id: string; text: string; ids: string[] }[] = [];
  for (const [path, { headings: before }] of from.pages) {
    const page = to.pages.has(path) ? path : fates.get(path)?.to;
    const after = page === undefined ? undefined : to.pages.get(page)?.headings;
    if (page === undefined || !before || !after) continue;
    const ids = after.map(({ id }) => id);
    const oldIds = new Set(before.map(({ id }) => id));
    for (const { id, text } of before)
      if (findId(ids, id) === undefined)
        lost.push({ path, page, id, text, ids: ids.filter((each) => !oldIds.has(each)) });
    for (const { id, text } of after)
      if (!oldIds.has(id)) added.set(text, [...(added.get(text) ?? []), { address: `${page}#${id}`, text, id }]);
  }
  const arrivals = new Set<string>();
  const gone = lost.map(({ path, page, id, text, ids }): Change => {
    const address = `${path}#${id}`;
    const [place, ...others] = added.get(text) ?? [];
    if (place && others.length === 0) {
      arrivals.add(place.address);
      return { subject: 'heading', kind: 'moved', address, title: text, to: place.address, isDead: true };
    }
    const near = nearest(id, ids);
    const likely = near === undefined ? undefined : { address: `${page}#${near}`, by: 'address' as const };
    return { subject: 'heading', kind: 'gone', address, title: text, isDead: true, likely };
  });
  const fresh = [...added.values()].flat().filter(({ address }) => !arrivals.has(address));
  const additions = fresh.map(
    ({ address, text }) => ({ subject: 'heading', kind: 'added', address, title: text }) as const,
  );
  return [...gone, ...additions];
}
