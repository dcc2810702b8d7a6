import { CommanderError } from 'commander';
import { OutputRefusal } from '../build/outputPlace.js';
import { UsageError, wrongUsage } from './usage.js';
import { program } from './program.js';
import { systemErrorMessage } from './systemError.js';

// An error with a stack is a bug in Trellis, so the stack is printed.
function reportFailure(error: unknown): void {
  const systemMessage = systemErrorMessage(error);
  if (systemMessage !== undefined && !process.env['TRELLIS_DEBUG']) {
    process.stderr.write(`${systemMessage}\n`);
    return;
  }
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  if (stack === undefined) {
    process.stderr.write(`${message}\n`);
    return;
  }
  const detail = process.env['TRELLIS_DEBUG'] ? stack : 'Run again with TRELLIS_DEBUG=1 to see where.';
  process.stderr.write(`Trellis failed: ${message}\n${detail}\n`);
}

/**
 * Runs the command line.
 *
 * @param words arguments after the program's name.
 * @returns the exit code: 0 success, 1 faults in the documentation, 2 wrong usage.
 */
export async function main(words: readonly string[]): Promise<number> {
  let code = 0;
  try {
    await program((result) => (code = result)).parseAsync(words, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : wrongUsage;
    if (error instanceof UsageError || error instanceof OutputRefusal) {
      process.stderr.write(`${error.message}\n`);
      return wrongUsage;
    }
    reportFailure(error);
    return 1;
  }
}
