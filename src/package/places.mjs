import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the package. */
export const packageRoot = fileURLToPath(new URL('../../', import.meta.url));

/** Folder with everything that is compiled. The published package contains it; the repository does not. */
export const library = path.join(packageRoot, 'lib');
