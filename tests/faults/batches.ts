/** Puts neighbours of one kind together, at most so many; some stay alone. */
export function batches<Each extends { fault: string; file: string }>(
  all: readonly Each[],
  most: number,
  isAlone: (file: string) => boolean,
): Each[][] {
  const found: Each[][] = [];
  // By fault: what stands alone stands between neighbours.
  const open = new Map<string, Each[]>();
  for (const each of all) {
    const last = open.get(each.fault);
    if (isAlone(each.file)) found.push([each]);
    else if (last && last.length < most) last.push(each);
    else {
      const batch = [each];
      found.push(batch);
      open.set(each.fault, batch);
    }
  }
  return found;
}

/** Tries faults together, and where something fails, each alone: only then is it known which one it was. */
export async function tryBatch<Each, Result extends { failures: string[] }>(
  batch: readonly Each[],
  attempt: (some: readonly Each[]) => Promise<Result[]>,
): Promise<Result[]> {
  const results = await attempt(batch);
  if (batch.length === 1 || results.every(({ failures }) => failures.length === 0)) return results;
  const alone: Result[] = [];
  for (const each of batch) alone.push(...(await attempt([each])));
  return alone;
}
