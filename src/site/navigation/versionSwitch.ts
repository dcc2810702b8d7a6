import type { Edition } from './edition.js';
import type { Outline } from './outline.js';
import type { Version } from './view.js';

/**
 * Finds where a reader of one version lands in another (FORMAT.md 1.8, "Switching"): the same page when both have it, else
 * the path with the version's folder swapped, else the same trailing path.
 *
 * @returns the path of the counterpart; undefined when there is none.
 */
export type FindCounterpart = (path: string, from: string, to: Edition) => string | undefined;

/**
 * Learns the folder of each version from the pages that are listed for it alone. Of versions inside of languages, or the reverse,
 * each level can have a folder.
 */
export function createVersionSwitch({ pages }: Outline, versions: readonly Version[]): FindCounterpart {
  const folders = new Map<string, string>();
  for (const { version, entry } of pages) {
    if (version === undefined) continue;
    const folder = firstFolder(entry.path);
    const known = folders.get(version);
    folders.set(version, known === undefined || known === folder ? folder : '');
  }

  const isNested = versions.some(({ levels }) => levels);
  const byName = new Map(isNested ? versions.map((version) => [version.name, version]) : []);

  function swapLevels(path: string, from: string, to: string): string {
    const [own, other] = [namesIn(byName.get(from)), namesIn(byName.get(to))];
    return own.reduce((swapped, name, index) => swapSegment(swapped, name, other[index] ?? name), path);
  }

  return (path, from, to) => {
    const version = to.version ?? '';
    const own = folders.get(from) ?? '';
    const trailing = path.startsWith(`${own}/`) ? path.slice(own.length) : path;
    const inFolder = `${folders.get(version) ?? ''}${trailing}`;
    const candidates = [
      path,
      swapSegment(path, from, version),
      inFolder,
      swapLevels(path, from, version),
      swapLevels(inFolder, from, version),
      `/${version}${trailing}`,
      trailing,
    ];
    return candidates.find((candidate) => to.paths.has(candidate));
  };
}

/**
 * Possible folder names of a version inside of a language, or the reverse: the names of its levels, and its language.
 */
function namesIn(version: Version | undefined): string[] {
  if (!version) return [];
  const { name: whole, locale, levels } = version;
  if (!levels) return [locale ?? whole];
  return levels.map(({ name, kind }) => (kind === 'language' ? (locale ?? name) : name));
}

function firstFolder(path: string): string {
  const end = path.indexOf('/', 1);
  return end === -1 ? '' : path.slice(0, end);
}

function swapSegment(path: string, from: string, to: string): string {
  const name = from.toLowerCase();
  return path
    .split('/')
    .map((segment) => (segment.toLowerCase() === name ? to : segment))
    .join('/');
}
