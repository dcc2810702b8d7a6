import path from 'node:path';
import { repository } from './commands.js';

const pnpm = path.join(repository, 'node_modules/pnpm/bin/pnpm.cjs');

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
} as const;

function quoted(text: string): string {
  return `"${text}"`;
}
