import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Runs git in a folder.
 *
 * @param env variables beside those of this process.
 * @returns what it prints.
 * @throws if git is missing, or fails.
 */
export async function git(
  folder: string,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const options = { maxBuffer: 512 * 1024 * 1024, env: { ...process.env, ...env } };
  const { stdout } = await run('git', ['-C', folder, ...words], options);
  return stdout;
}
