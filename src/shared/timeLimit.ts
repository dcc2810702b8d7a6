import { createContext, Script } from 'node:vm';

const context: { work?: () => unknown } = {};
createContext(context);
const run = new Script('work()');

// // An error from the other context is not an instance of this context's Error.
function isTimeout(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  );
}

/**
 * Runs synchronous work that might never end, such as an author's code or a regular expression, and stops it after a time limit. The work cannot
 * catch the interruption.
 *
 * @param milliseconds the time limit.
 * @param work is done when it returns; promises are not awaited.
 * @returns the result of the work; undefined if it was stopped.
 * @throws whatever the work throws.
 */
export function withTimeLimit<T>(milliseconds: number, work: () => T): { value: T } | undefined {
  const outer = context.work;
  try {
    context.work = work;
    // A thread can stop its own code in no other way.
    return { value: run.runInContext(context, { timeout: milliseconds }) as T };
  } catch (error) {
    if (isTimeout(error)) return undefined;
    throw error;
  } finally {
    if (outer) context.work = outer;
    else delete context.work;
  }
}
