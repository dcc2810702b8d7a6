import { digest } from '../../shared/digest.js';

/** One of the shares that a site is made in, counted from 1. */
export interface Shard {
  index: number;
  count: number;
}

/** Name of a shard, such as `2-of-8`. */
export const shardName = ({ index, count }: Shard): string => `${index}-of-${count}`;

/**
 * True if a shard makes what an address names. Neighbours in the navigation go to different shards, so that all shards take about as long.
 *
 * @param address root-relative, without base.
 */
export function holds({ index, count }: Shard, address: string): boolean {
  const number = Buffer.from(digest(address), 'base64url').readUInt32BE();
  return number % count === index - 1;
}

const fencedCode = /^ *(`{3,}|~{3,})[^]*?^ *\1/gm;
const hasModules = /^(?:import|export)\s|<Snippet\b/m;

/** True for a page that other shards make and that is known by its title: one without code that other pages may use. */
export const isElsewhere =
  (shard: Shard) =>
  ({ route, title, text }: { route: string; title: string | undefined; text: string }): boolean =>
    !holds(shard, route) && Boolean(title) && !hasModules.test(text.replace(fencedCode, ''));
