import { withTimeLimit } from '../shared/timeLimit.js';
import { rememberingPromises } from './promises.js';

/** Limits of rendering a page. */
interface PageBounds {
  /** Milliseconds. */
  time: number;
  /** Bytes. */
  memory: number;
}

/** Milliseconds that a page may take while it is rendered. */
export const maxTime = 10_000;

/** Bytes that it may take. */
export const maxMemory = 1_000_000_000;

const bounds: PageBounds = { time: maxTime, memory: maxMemory };

/** Elements that a page may have, those of snippets and components among them. */
export const maxElements = 200_000;

/** A page has taken more than it may; nothing of it is rendered. */
export class Exhaustion extends Error {
  override readonly name = 'Exhaustion';
}

/** True if a thrown value is an `Exhaustion`. */
export const isExhaustion = (error: unknown): boolean => error instanceof Exhaustion;

function used(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Parts of the time after which it is seen what was taken of memory: what was taken cannot be kept from being taken. */
const looks = [0.025, 0.075, 0.2, 1];

const known = new WeakMap<object, Exhaustion>();

function reasonOf(render: () => void, { time, memory }: PageBounds): string | undefined {
  for (const part of looks) {
    const before = used();
    if (withTimeLimit(Math.max(1, Math.round(time * part)), render)) return undefined;
    if (used() - before > memory) return `it takes more than ${memory / 1_000_000_000} GB of memory`;
  }
  return `it takes longer than ${time / 1000} s`;
}

/**
 * Renders a page within its time and memory.
 *
 * @param page stands for the page: one that was too much is not tried again.
 * @param render is called anew when it takes long.
 * @throws Exhaustion, and what `render` throws.
 */
export function bounded<T>(page: object, render: () => T, limits = bounds): T {
  const before = known.get(page);
  if (before) throw before;
  let rendered: { value: T } | undefined;
  const reason = rememberingPromises(page, () => reasonOf(() => (rendered = { value: render() }), limits));
  if (rendered && reason === undefined) return rendered.value;
  throw exhaust(page, reason);
}

/** Keeps a page from being rendered. */
export function exhaust(page: object, reason: string | undefined): Exhaustion {
  const exhaustion = new Exhaustion(reason);
  known.set(page, exhaustion);
  return exhaustion;
}
