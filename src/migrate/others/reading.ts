import { findPart, type JsonPath, type JsonTree } from '../../config/tree.js';
import { isExternal } from '../../shared/url.js';
import type { Lost } from '../written.js';
import type { Pages } from './pages.js';
import type { Entry } from './entry.js';

/** The text at a path; undefined if there is none. */
export function textAt(tree: JsonTree | undefined, ...path: JsonPath): string | undefined {
  const value = partAt(tree, ...path);
  return value?.type === 'scalar' && typeof value.value === 'string' ? value.value : undefined;
}

/** The flag at a path; undefined if there is none. */
export function flagAt(tree: JsonTree | undefined, ...path: JsonPath): boolean | undefined {
  const value = partAt(tree, ...path);
  return value?.type === 'scalar' && typeof value.value === 'boolean' ? value.value : undefined;
}

/** The value at a path. */
export function partAt(tree: JsonTree | undefined, ...path: JsonPath): JsonTree | undefined {
  return tree && findPart(tree, path)?.value;
}

/** The items of the array at a path. */
export function itemsAt(tree: JsonTree | undefined, ...path: JsonPath): readonly JsonTree[] {
  const value = partAt(tree, ...path);
  return value?.type === 'array' ? value.items : [];
}

/** The items of an array, or a value that stands for an array with only this item. */
export function oneOrMore(tree: JsonTree | undefined): readonly JsonTree[] {
  return tree?.type === 'array' ? tree.items : tree ? [tree] : [];
}

/** The plain values in the array at a path, as texts. */
export function textsAt(tree: JsonTree | undefined, ...path: JsonPath): string[] {
  return itemsAt(tree, ...path).flatMap((each) => (each.type === 'scalar' ? String(each.value) : []));
}

/** The entries of the object at a path. */
export function entriesAt(tree: JsonTree | undefined, ...path: JsonPath): [string, JsonTree][] {
  const value = partAt(tree, ...path);
  return value?.type === 'object' ? [...value.entries].map(([key, entry]) => [key, entry.value]) : [];
}

/** Converts a configuration to settings of docs.json. */
export class Reader {
  readonly lost: Lost[] = [];
  /** Labels of pages in sidebars that differ from their titles, by file. */
  readonly labels = new Map<string, string>();

  say(tree: JsonTree, what: string, why: string): void {
    const { file, start } = tree.span;
    this.lost.push({ what, why, ...(file === '' ? {} : { file, line: start.line }) });
  }

  /** Reports the keys of an object that are not converted. */
  sayOthers(tree: JsonTree | undefined, keys: string, tool: string): void {
    const names = new Set(keys.split(' '));
    if (tree?.type !== 'object') return;
    for (const [key, { value }] of tree.entries)
      if (!names.has(key)) this.say(value, `\`${key}\``, `it is a setting of ${tool}`);
  }

  /** The entry for a link: a page or an address, with its label. */
  page(pages: Pages, tree: JsonTree, target: string, label: string | undefined): Entry[] {
    if (isExternal(target)) return [{ kind: 'link', label: label ?? target, href: target }];
    const page = pages.find(target);
    if (page === undefined) {
      this.say(tree, `the page "${target}"`, 'there is no such file');
      return [];
    }
    if (label !== undefined && label !== pages.titleOf(page)) this.labels.set(pages.fileOf(page), label);
    return [{ kind: 'page', page }];
  }
}

/** The hexadecimal colour that style sheets give one of several properties; undefined if there is none. */
export function colorIn(styles: readonly (string | undefined)[], properties: readonly string[]): string | undefined {
  for (const property of properties)
    for (const style of styles) {
      const [, color] =
        new RegExp(`${property}\\s*:\\s*(#(?:[0-9a-f]{6}|[0-9a-f]{3}))\\b`, 'i').exec(style ?? '') ?? [];
      if (color !== undefined) return color;
    }
  return undefined;
}
