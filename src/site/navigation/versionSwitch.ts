import type { VersionNames } from '../../config/navigation/versionNames.js';
import type { Version } from './view.js';

/**
 * Finds the page to show when a reader switches versions (FORMAT.md 1.8, "Switching"): the same page if both versions have it, else the
 * path with the other version's folder, else one with the same end.
 *
 * @returns path of the counterpart; undefined if there is none.
 */
export type FindCounterpart = (
  path: string,
  from: string,
  to: { version?: string; paths: Pick<ReadonlySet<string>, 'has'> },
) => string | undefined;

interface ListedPage {
  versions?: VersionNames;
  entry: { path: string; isLink?: boolean; source?: { page?: object } };
}

/** Generated pages and external links may be in other folders than the version's pages. */
const isElsewhere = ({ entry: { source, isLink } }: ListedPage): boolean =>
  isLink === true || (source !== undefined && source.page === undefined);

/**
 * Finds out the folder of each version from pages that do not belong to all versions. If versions and languages are nested, each level can have a
 * folder.
 */
export function createVersionSwitch(
  { pages }: { pages: readonly ListedPage[] },
  versions: readonly Version[],
): FindCounterpart {
  const folders = new Map<string, string>();
  for (const { name } of versions) {
    const all = pages.filter((page) => page.versions?.includes(name));
    const ownPages = all.filter((page) => !isElsewhere(page));
    const own = ownPages.length > 0 ? ownPages : all;
    const folder = own.map(({ entry }) => firstFolder(entry.path)).find((each) => each !== '') ?? '';
    // The index page has the path of its folder.
    const isCommon = own.every(({ entry: { path } }) => path === folder || path.startsWith(`${folder}/`));
    folders.set(name, isCommon ? folder : '');
  }

  const byName = new Map(versions.map((version) => [version.name, version]));

  function swapLevels(path: string, from: string, to: string): string {
    const [own, other] = [namesIn(byName.get(from)), namesIn(byName.get(to))];
    return own.reduce((swapped, name, index) => swapSegment(swapped, name, other[index] ?? name), path);
  }

  return (path, from, to) => {
    const version = to.version ?? '';
    const own = folders.get(from) ?? '';
    const trailing = path === own || path.startsWith(`${own}/`) ? path.slice(own.length) : path;
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
    // The index page has the path of its folder.
    return candidates.map(withoutSlash).find((candidate) => to.paths.has(candidate));
  };
}

/** Possible folder names of a version: its language, and the names of its levels. */
function namesIn(version: Version | undefined): string[] {
  if (!version) return [];
  const { locale, levels } = version;
  if (!levels) return locale === undefined ? [] : [locale];
  return levels.map(({ name, kind }) => (kind === 'language' ? (locale ?? name) : name));
}

const withoutSlash = (path: string): string => path.replace(/\/$/, '') || '/';

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
