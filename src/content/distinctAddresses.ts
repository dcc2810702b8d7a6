import { pagePath, routeOf } from './links.js';

/** Key under which addresses collide on disks and hosts that ignore case. */
export function foldAddress(address: string): string {
  return address.normalize('NFC').toLowerCase();
}

/**
 * Finds addresses that differ from an earlier one only in letter case, and gives them new ones with `-1`, `-2` at the end.
 *
 * @param addresses all addresses, those with precedence first.
 */
export function distinctAddresses(addresses: Iterable<string>): Map<string, string> {
  const moved = new Map<string, string>();
  const all = [...new Set(addresses)];
  const owners = new Map<string, string>();
  for (const address of all) if (!owners.has(foldAddress(address))) owners.set(foldAddress(address), address);
  for (const address of all) {
    if (owners.get(foldAddress(address)) === address) continue;
    const [, name = address, ending = ''] = /^(.*[^/])(\.[a-z\d]+)$/i.exec(address) ?? [];
    let count = 1;
    while (owners.has(foldAddress(`${name}-${count}${ending}`))) count += 1;
    const free = `${name}-${count}${ending}`;
    owners.set(foldAddress(free), free);
    moved.set(address, free);
  }
  return moved;
}

/** The route that a page would have from its file name alone. */
export const wantedRoute = (file: string): string => routeOf(file.replace(/\.mdx?$/i, ''));

/** Routes in order, those in the navigation first. */
function inOrder(routes: readonly string[], listed: Iterable<string>): string[] {
  const all = new Set(routes);
  return [...new Set([...[...listed].map((name) => pagePath(name)).filter((route) => all.has(route)), ...all])];
}

/**
 * Gives pages and assets addresses that differ in more than letter case.
 *
 * @param assets maps addresses to files; moved files get their new address in it.
 * @param listed pages in the navigation's order and spelling.
 */
export function assignAddresses(
  pages: readonly string[],
  assets: Map<string, string>,
  listed: Iterable<string>,
): { paths: Set<string>; moved: Map<string, string> } {
  const routes = inOrder(pages.map(wantedRoute), listed);
  const moved = distinctAddresses([...routes, ...assets.keys()]);
  for (const [from, to] of moved) {
    const file = assets.get(from);
    if (file === undefined) continue;
    assets.delete(from);
    assets.set(to, file);
  }
  return { paths: new Set([...routes.map((route) => moved.get(route) ?? route), ...assets.keys()]), moved };
}
