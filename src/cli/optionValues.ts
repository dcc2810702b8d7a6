import { InvalidArgumentError } from 'commander';
import type { Shard } from '../build/shards/shard.js';
import { trimSlashes } from '../shared/url.js';

/** Parses the value of an option: a port. */
export function port(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > 65535)
    throw new InvalidArgumentError('A port is a number from 0 to 65535.');
  return value;
}

/** Parses the value of an option: the path of a site, with a leading and without a trailing slash. */
export function basePath(text: string): string {
  if (/[?#\s]/.test(text) || text.includes('://')) throw new InvalidArgumentError('A base is a path such as /docs.');
  const trimmed = trimSlashes(text);
  return trimmed === '' ? '/' : `/${trimmed}`;
}

/** Parses the value of an option: the address of a site. */
export function siteAddress(text: string): string {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new InvalidArgumentError('A site is an address such as https://docs.example.com.');
  return text;
}

/** Parses the value of an option: a shard, such as `2/8`. */
export function shard(text: string): Shard {
  const [, index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (index < 1 || index > count)
    throw new InvalidArgumentError('A shard is its number and how many there are, such as 2/8.');
  return { index, count };
}

/** Collects the values of an option that may be given several times. */
export function eachOf(value: string, others: readonly string[]): string[] {
  return [...others, value];
}
