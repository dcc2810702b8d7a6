import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { library, packageRoot } from './places.mjs';

/** Writes the type declarations of the integration. */
export function writeTypes() {
  const folder = path.join(library, 'types');
  rmSync(folder, { recursive: true, force: true });
  const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  const { status } = spawnSync(
    process.execPath,
    [compiler, '--project', path.join(packageRoot, 'src/package/tsconfig.json'), '--outDir', folder],
    { stdio: 'inherit' },
  );
  if (status !== 0) throw new Error('The type declarations could not be written.');
}
