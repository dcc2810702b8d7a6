import path from 'node:path';
import type { Content } from '../content/page.js';
import type { ScriptFile } from '../features/policy/checkScripts.js';
import { posixPath } from '../shared/posixPath.js';
import { textAt } from '../shared/textAt.js';
import type { Site } from '../site/site.js';

/** The author's scripts that pages load, and the pages whose text contains scripts. */
export function readScripts(
  folder: string,
  { everywhere }: Site,
  { files, pages }: Pick<Content, 'files' | 'pages'>,
): ScriptFile[] {
  const scripts = everywhere.scripts.flatMap((address) => {
    const at = files.get(address);
    return at === undefined ? [] : [{ at, isPage: false }];
  });
  const texts = pages
    .filter(({ body }) => body?.hasScripts)
    .map(({ file }) => ({ at: path.join(folder, file), isPage: true }));
  return [...scripts, ...texts].flatMap(({ at, isPage }) => {
    const text = textAt(at);
    return text === undefined ? [] : [{ file: posixPath(path.relative(folder, at)), text, isPage }];
  });
}
