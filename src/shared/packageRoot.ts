import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The nearest folder with a package.json. The compiled module lies deeper in the package than its source. */
function packageAbove(folder: string): string {
  const above = path.dirname(folder);
  return above === folder || existsSync(path.join(folder, 'package.json')) ? folder : packageAbove(above);
}

export const packageRoot = `${packageAbove(path.dirname(fileURLToPath(import.meta.url)))}${path.sep}`;

/** Folder in the package with compiled and bundled code. */
export const library = path.join(packageRoot, 'lib');
