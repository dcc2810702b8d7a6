import { posix } from 'node:path';
import { parseConfigText } from './data.js';
import type { OtherFolder } from './folder.js';
import { entriesAt, partAt, textAt, textsAt } from './reading.js';

/**
 * Creates the function that resolves a path whose beginning stands for a folder: `@/`, `@site/` and `~/` for the project, and what `paths` in its
 * `tsconfig.json` names. It returns a path in the repository; undefined without such a beginning.
 *
 * @param project folder of the site.
 */
export function createAliases(folder: OtherFolder, project: string): (path: string) => string | undefined {
  const config = parseConfigText('', folder.read(posix.join(project, 'tsconfig.json')) ?? '{}');
  const root = posix.join(project, textAt(config, 'compilerOptions', 'baseUrl') ?? '');
  const own = entriesAt(partAt(config, 'compilerOptions'), 'paths').flatMap(([pattern]) => {
    const [target] = textsAt(config, 'compilerOptions', 'paths', pattern);
    const isFolder = pattern.endsWith('/*') && target?.endsWith('/*');
    return isFolder ? [{ prefix: pattern.slice(0, -1), folder: posix.join(root, target?.slice(0, -1) ?? '') }] : [];
  });
  return (path) => {
    const alias = own.find(({ prefix }) => path.startsWith(prefix));
    if (alias) return posix.join(alias.folder, path.slice(alias.prefix.length));
    const [, rest] = /^(?:@site|@|~)\/(.*)$/.exec(path) ?? [];
    if (rest === undefined) return undefined;
    const places = ['', 'src'].map((start) => posix.join(project, start, rest));
    return places.find((place) => folder.has(place)) ?? places[0];
  };
}
