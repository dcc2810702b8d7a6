import type { Edition } from './edition.js';
import type { Outline } from './outline.js';

/**
 * Finds where a reader of one version lands in another (FORMAT.md 1.8, "Switching"): the same page when both have it, else
 * the path with the version's folder swapped, else the same trailing path.
 *
 * @returns the path of the counterpart; undefined when there is none.
 */
export type FindCounterpart = (path: string, from: string, to: Edition) => string | undefined;

/** Learns the folder of each version from the pages that are listed for it alone. */
export function createVersionSwitch({ pages }: Outline): FindCounterpart {
  const folders = new Map<string, string>();
  for (const { version, entry } of pages) {
    if (version === undefined) continue;
    const folder = firstFolder(entry.path);
    const known = folders.get(version);
    folders.set(version, known === undefined || known === folder ? folder : '');
  }

  return (path, from, to) => {
    const version = to.version ?? '';
    const own = folders.get(from) ?? '';
    const trailing = path.startsWith(`${own}/`) ? path.slice(own.length) : path;
    const candidates = [
      path,
      swapSegment(path, from, version),
      `${folders.get(version) ?? ''}${trailing}`,
      `/${version}${trailing}`,
      trailing,
    ];
    return candidates.find((candidate) => to.paths.has(candidate));
  };
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
