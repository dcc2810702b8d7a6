import { createContext, Script } from 'node:vm';

const context: { work?: () => unknown } = {};
createContext(context);
const run = new Script('work()');

// It is an error of the other context.
function isTimeout(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  );
}

/**
 * Does work that may have no end, such as an author's code or a match of a regular expression, which catches nothing of being stopped.
 *
 * @param milliseconds after which it is stopped.
 * @param work has to be done when the function returns: what it promises is not waited for.
 * @returns what it gave; undefined when it was stopped.
 * @throws what it throws.
 */
export function withTimeLimit<T>(milliseconds: number, work: () => T): { value: T } | undefined {
  const outer = context.work;
  try {
    context.work = work;
    // The only way to stop code in its own thread.
    return { value: run.runInContext(context, { timeout: milliseconds }) as T };
  } catch (error) {
    if (isTimeout(error)) return undefined;
    throw error;
  } finally {
    if (outer) context.work = outer;
    else delete context.work;
  }
}
