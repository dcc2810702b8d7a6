import { spawn } from 'node:child_process';

/** Command that opens an address in the user's browser. */
interface Opener {
  program: string;
  words: string[];
}

/**
 * The system's program for opening an address; `BROWSER` may name another one.
 *
 * @param system platform name, as in Node.js.
 */
export function openerOf(address: string, system: NodeJS.Platform, environment: NodeJS.ProcessEnv): Opener {
  const { BROWSER: own, WSL_DISTRO_NAME: inWindows } = environment;
  if (own) return { program: own, words: [address] };
  if (system === 'darwin') return { program: 'open', words: [address] };
  // No shell reads the address, because `&` would end a command.
  if (system === 'win32') return { program: 'rundll32', words: ['url.dll,FileProtocolHandler', address] };
  if (inWindows) return { program: 'rundll32.exe', words: ['url.dll,FileProtocolHandler', address] };
  return { program: 'xdg-open', words: [address] };
}

/** Opens an address in a browser without waiting for it. Says so if no browser is found. */
export function openBrowser(address: string): void {
  const { program, words } = openerOf(address, process.platform, process.env);
  const refused = (): void =>
    void process.stderr.write(`\`${program}\` opens no browser. Open ${address} yourself, or name one in BROWSER.\n`);
  const child = spawn(program, words, { stdio: 'ignore', detached: true });
  child.once('error', refused);
  child.once('exit', (code) => {
    if (code !== 0 && code !== null) refused();
  });
  child.unref();
}
