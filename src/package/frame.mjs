import path from 'node:path';
import { rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { licensesOf } from './licenses.mjs';
import { library } from './places.mjs';
import { replaceFolder } from './write.mjs';

/** Bundles the frame of pages whose authors replace no part of it. */
export async function writeFrame() {
  const folder = path.join(library, 'frame');
  const unfinished = `${folder}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  // Earlier parts compile the module and the style sheet of fonts.
  const { buildFrame } = await import(pathToFileURL(path.join(library, 'node/frame.js')).href);
  const modules = await buildFrame(unfinished, `${unfinished}.project`);
  writeFileSync(path.join(unfinished, 'LICENSES.txt'), licensesOf(modules));
  rmSync(`${unfinished}.project`, { recursive: true, force: true });
  replaceFolder(unfinished, folder);
}
