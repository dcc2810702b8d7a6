import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Set by the test runner or the script that runs it; how this machine reaches the registry stays. */
const isOfTheTest = (name: string): boolean =>
  /^(?:npm_(?!config_)|npm_config_(?:user_agent|local_prefix|global_prefix|prefix|init|node_gyp)|VITEST|NODE_(?:ENV|PATH|OPTIONS)$|NODE$|TEST$|CI$|TRELLIS_)/i.test(
    name,
  );

/** The environment of a newcomer's shell, without variables of this repository or of the running test. */
export function shellEnvironment(node: 'ours' | 'theirs' = 'ours'): NodeJS.ProcessEnv {
  const others = Object.entries(process.env).filter(([name]) => !isOfTheTest(name));
  const places = (process.env['PATH'] ?? '').split(path.delimiter).filter((place) => !place.startsWith(repository));
  const own = node === 'ours' ? [path.dirname(process.execPath)] : [];
  return {
    ...Object.fromEntries(others),
    PATH: [...own, ...places].join(path.delimiter),
    // Warnings about the machine's setup come from npm, not from the command that it runs.
    npm_config_loglevel: 'error',
    ASTRO_TELEMETRY_DISABLED: '1',
    // Astro would take a test for an agent, and start its server in the background.
    ASTRO_DEV_BACKGROUND: '0',
  };
}

export interface Outcome {
  code: number | null;
  /** Standard output and error, in the order of their arrival. */
  output: string;
}

interface Place {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** User that the command runs as. */
  uid?: number;
}

function start(command: string, { cwd, env = shellEnvironment(), uid }: Place): ChildProcess {
  // A group of its own, so that what the shell starts ends with it.
  return spawn('bash', ['-c', command], {
    cwd,
    env,
    ...(uid === undefined ? {} : { uid, gid: uid }),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function listen(child: ChildProcess): () => string {
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text));
  // eslint-disable-next-line no-control-regex
  return () => said.replace(/\u001B\[[\d;]*m/g, '');
}

/** Runs a command as it would be typed, to its end. */
export async function run(command: string, place: Place): Promise<Outcome> {
  const child = start(command, place);
  const output = listen(child);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output: output() };
}

/** Runs a command that has to succeed. */
export async function succeed(command: string, place: Place): Promise<string> {
  const { code, output } = await run(command, place);
  if (code !== 0) throw new Error(`\`${command}\` ended with ${code}:\n${output}`);
  return output;
}

export interface Server extends AsyncDisposable {
  /** Address that the command has printed. */
  url: string;
  output: () => string;
}

/** Runs a command that serves something until it prints an address; ends with the block that holds it. */
export async function serve(command: string, place: Place): Promise<Server> {
  const child = start(command, place);
  const output = listen(child);
  const stop = async (): Promise<void> => {
    if (child.pid === undefined || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('close', resolve));
    process.kill(-child.pid, 'SIGTERM');
    await ended;
  };
  const url = await new Promise<string>((resolve, reject) => {
    const look = (): void => {
      const [address] = /http:\/\/(?:localhost|127\.0\.0\.1):\d+[^\s]*/.exec(output()) ?? [];
      if (address) resolve(address);
    };
    child.stdout?.on('data', look);
    child.stderr?.on('data', look);
    child.once('close', (code) => reject(new Error(`\`${command}\` ended with ${code}:\n${output()}`)));
  });
  return { url: url.replace(/\/?$/, '/'), output, [Symbol.asyncDispose]: stop };
}
