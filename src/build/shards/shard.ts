import { digest } from '../../shared/digest.js';

/** One of the parts in which a site is built, counted from 1. */
export interface Shard {
  index: number;
  count: number;
}

/** Name of a shard, such as `2-of-8`. */
export const shardName = ({ index, count }: Shard): string => `${index}-of-${count}`;

/**
 * True if a shard contains an address. Neighbouring pages belong to different shards, so that all shards take about as long.
 *
 * @param address root-relative, without base.
 */
export function holds({ index, count }: Shard, address: string): boolean {
  const number = Buffer.from(digest(address), 'base64url').readUInt32BE();
  return number % count === index - 1;
}

const fencedCode = /^ *(`{3,}|~{3,})[^]*?^ *\1/gm;
const hasModules = /^(?:import|export)\s|<Snippet\b/m;

/** True for a page that another shard builds and of which only the title is needed, because it has no code that other pages may use. */
export const isElsewhere =
  (shard: Shard) =>
  ({ route, title, text }: { route: string; title: string | undefined; text: string }): boolean =>
    !holds(shard, route) && Boolean(title) && !hasModules.test(text.replace(fencedCode, ''));
