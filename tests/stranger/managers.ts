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
    }),
  },
} as const;

function quoted(text: string): string {
  return `"${text}"`;
}
