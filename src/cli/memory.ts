import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** Bytes of the half that new objects are put in at a time; V8 would make it twice as large. */
const nurserySize = 8 * 1024 * 1024;

function nursery(): number {
  const space = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
  return (space?.space_size ?? 0) / 2;
}

/**
 * Keeps this process, which waits for others and hands on what they made, as small as it is, and makes those it starts give memory back
 * sooner.
 */
export function staySmall(): void {
  // Read by the allocator of Vite's bundler: pages that are free are given back at once.
  process.env['MIMALLOC_PURGE_DELAY'] ??= '0';
  // The indexer holds the less the fewer pages it writes at a time.
  process.env['TOKIO_WORKER_THREADS'] ??= '1';
  // Records are short-lived, and would fill a young generation of any size.
  setFlagsFromString('--semi-space-growth-factor=1');
}

/**
 * Makes this process give memory back sooner. A build takes as much as the machine allows otherwise, most of it garbage: a third
 * less costs no time that could be measured. To be called before anything large is loaded.
 */
export function spareMemory(): void {
  // Old objects are looked through when they have doubled, not at up to four times their size.
  setFlagsFromString('--heap-growing-percent=100');
  growNursery(nurserySize);
}

/** The nursery has no limit that could be set in a running process. It grows when it is full of objects in use: once, to the size that is wanted. */
function growNursery(size: number): void {
  setFlagsFromString(`--semi-space-growth-factor=${Math.ceil(size / Math.max(nursery(), 1024 * 1024))}`);
  const used: object[] = [];
  for (let attempts = 0; attempts < 100 && nursery() < size; attempts += 1) {
    for (let count = 0; count < 10_000; count += 1) used.push({ count });
  }
  setFlagsFromString('--semi-space-growth-factor=1');
}

/** Bytes in use from which time is less dear than memory. */
const largeHeap = 300 * 1024 * 1024;

/** Pages from which a nursery of twice the size takes less time, and a small part of the memory that is in use then. */
const manyPages = 500;

/** Adapts memory to the size of a site. Called once the site has been read. */
export function adaptMemory(pages: number): void {
  if (pages > manyPages) growNursery(2 * nurserySize);
  // Garbage is collected more often if the site is large.
  if (process.memoryUsage().heapUsed > largeHeap) setFlagsFromString('--heap-growing-percent=20');
}
