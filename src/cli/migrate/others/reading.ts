import { findPart, type JsonPath, type JsonTree } from '../../../config/tree.js';
import { isExternal } from '../../../shared/url.js';
import type { Lost } from '../written.js';
import type { Entry } from './entry.js';
import type { Pages } from './pages.js';

/** The text at a path; undefined if there is none. */
export function textAt(tree: JsonTree | undefined, ...path: JsonPath): string | undefined {
  const value = tree && findPart(tree, path)?.value;
  return value?.type === 'scalar' && typeof value.value === 'string' ? value.value : undefined;
}

/** The flag at a path; undefined if there is none. */
export function flagAt(tree: JsonTree | undefined, ...path: JsonPath): boolean | undefined {
  const value = tree && findPart(tree, path)?.value;
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

/** Records what a sidebar lists and docs.json cannot. */
export class Reader {
  constructor(
    readonly pages: Pages,
    readonly lost: Lost[],
  ) {}

  say(tree: JsonTree, what: string, why: string): void {
    const { file, start } = tree.span;
    this.lost.push({ what, why, ...(file === '' ? {} : { file, line: start.line }) });
  }

  /** The entry of the page at a link's target, with its label. */
  page(tree: JsonTree, target: string, label: string | undefined): Entry[] {
    if (isExternal(target)) {
      this.say(tree, `the link "${label ?? target}"`, 'a sidebar holds pages; make it an anchor, with `href`');
      return [];
    }
    const page = this.pages.find(target);
    if (page === undefined) {
      this.say(tree, `the page "${target}"`, 'there is no such file');
      return [];
    }
    const title = this.pages.titleOf(page);
    if (label !== undefined && label !== title)
      this.say(tree, `the label "${label}"`, `write \`sidebarTitle: ${label}\` in ${this.pages.fileOf(page)}`);
    return [{ kind: 'page', page }];
  }
}
