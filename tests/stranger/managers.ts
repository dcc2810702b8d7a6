import path from 'node:path';
import { repository, shellEnvironment, succeed } from './commands.js';

const pnpm = path.join(repository, 'node_modules/pnpm/bin/pnpm.cjs');
const yarn = path.join(repository, 'node_modules/@yarnpkg/cli-dist/bin/yarn.js');

/** Commands of a package manager. */
export const managers = {
  npm: {
    add: (...packages: string[]) =>
      `npm install --prefer-offline --no-audit --no-fund ${packages.map(quoted).join(' ')}`,
    run: (command: string) => `npx ${command}`,
  },
  pnpm: {
    add: (...packages: string[]) =>
      `"${process.execPath}" "${pnpm}" add --prefer-offline ${packages.map(quoted).join(' ')}`,
    run: (command: string) => `"${process.execPath}" "${pnpm}" exec ${command}`,
  },
  yarn: {
    add: (...packages: string[]) => `"${process.execPath}" "${yarn}" add --dev ${packages.map(quoted).join(' ')}`,
    run: (command: string) => `"${process.execPath}" "${yarn}" ${command}`,
    /** Yarn does not read npm's settings. */
    environment: async (): Promise<NodeJS.ProcessEnv> => ({
      ...shellEnvironment(),
      YARN_NPM_REGISTRY_SERVER: (await succeed('npm config get registry', { cwd: repository })).trim(),
      YARN_ENABLE_TELEMETRY: '0',
      ...(await certificates()),
    }),
  },
} as const;

/** The certificates that npm trusts, if they are its own. */
async function certificates(): Promise<NodeJS.ProcessEnv> {
  const file = (await succeed('npm config get cafile', { cwd: repository })).trim();
  return file === 'null' ? {} : { YARN_HTTPS_CA_FILE_PATH: file };
}

function quoted(text: string): string {
  return `"${text}"`;
}
