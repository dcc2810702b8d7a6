import { withTimeLimit } from '../shared/timeLimit.js';
import { rememberingPromises } from './promises.js';

interface PageBounds {
  /** Milliseconds. */
  time: number;
  /** Bytes. */
  memory: number;
}

/** Time limit for rendering a page, in milliseconds. A test of endless pages shortens it. */
export const maxTime = Number(process.env['TRELLIS_PAGE_TIME']) || 10_000;

/** Memory limit for rendering a page, in bytes. */
export const maxMemory = 1_000_000_000;

const bounds: PageBounds = { time: maxTime, memory: maxMemory };

/** Maximum number of elements in a page, including those from snippets and components. */
export const maxElements = 200_000;

/** Thrown if a page exceeds a limit; none of it is rendered. */
export class Exhaustion extends Error {
  override readonly name = 'Exhaustion';
}

/** True if a thrown value is an `Exhaustion`. */
export const isExhaustion = (error: unknown): boolean => error instanceof Exhaustion;

function used(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Memory is checked at these fractions of the time limit, because an allocation cannot be undone. */
const looks = [0.025, 0.075, 0.2, 1];

const exhaustions = new WeakMap<object, Exhaustion>();

function reasonOf(render: () => void, { time, memory }: PageBounds): string | undefined {
  for (const part of looks) {
    const before = used();
    if (withTimeLimit(Math.max(1, Math.round(time * part)), render)) return undefined;
    if (used() - before > memory) return `it takes more than ${memory / 1_000_000_000} GB of memory`;
  }
  return `it takes longer than ${time / 1000} s`;
}

/**
 * Renders a page within its time and memory limits.
 *
 * @param page identifies the page; one that exceeded a limit is not tried again.
 * @param render is called again if it takes long.
 * @throws Exhaustion, and whatever `render` throws.
 */
export function runWithinLimits<T>(page: object, render: () => T, limits = bounds): T {
  const before = exhaustions.get(page);
  if (before) throw before;
  let rendered: { value: T } | undefined;
  const reason = rememberingPromises(page, () => reasonOf(() => (rendered = { value: render() }), limits));
  if (rendered && reason === undefined) return rendered.value;
  throw exhaust(page, reason);
}

export function exhaust(page: object, reason: string | undefined): Exhaustion {
  const exhaustion = new Exhaustion(reason);
  exhaustions.set(page, exhaustion);
  return exhaustion;
}
