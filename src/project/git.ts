import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const maxBuffer = 512 * 1024 * 1024;

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
  const options = { maxBuffer, env: { ...process.env, ...env } };
  const { stdout } = await run('git', ['-C', folder, ...words], options);
  return stdout;
}

/** An object of git: a commit or a file, for example. */
export interface GitObject {
  id: string;
  text: string;
}

/**
 * Reads objects of a repository in a single process.
 *
 * @param names names such as `v2^{commit}`, or `v2:./docs.json` relative to the folder.
 * @returns the objects by name.
 * @throws if git is missing or fails.
 */
export async function readObjects(folder: string, names: readonly string[]): Promise<ReadonlyMap<string, GitObject>> {
  const reading = run('git', ['-C', folder, 'cat-file', '--batch'], { maxBuffer, encoding: 'buffer' });
  // Git expects one name per line.
  reading.child.stdin?.end(names.map((name) => `${name.replaceAll('\n', ' ')}\n`).join(''));
  const { stdout } = await reading;
  const objects = new Map<string, GitObject>();
  let start = 0;
  for (const name of names) {
    const end = stdout.indexOf('\n', start);
    const [, id, size] = /^([\da-f]+) \w+ (\d+)$/.exec(stdout.toString('utf8', start, end)) ?? [];
    start = end + 1;
    if (id === undefined) continue;
    objects.set(name, { id, text: stdout.toString('utf8', start, start + Number(size)) });
    start += Number(size) + 1;
  }
  return objects;
}
