import { readFileSync } from 'node:fs';
import path from 'node:path';
import { digest } from '../shared/digest.js';
import { library } from '../shared/packageRoot.js';
import { once } from '../shared/once.js';

/** Compiled entry points, which contain the hashes of everything that they load, and the digest of the frame. */
const files = ['node/integration.js', 'node/command-line.js', 'frame/digest.txt'];

/** Changes when Trellis itself changes. Times do not count, so that another checkout of the same version can use the cache. */
export const toolDigest = once(() => digest(...files.map((file) => readFileSync(path.join(library, file), 'utf8'))));
