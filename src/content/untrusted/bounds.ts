import { statSync } from 'node:fs';
import { diagnostic } from '../../diagnostics/create.js';
import { beginning, type Diagnostic } from '../../diagnostics/diagnostic.js';
import type { Page } from '../page.js';
import type { ContentImport, ContentModule } from '../../mdx/compiled.js';

/** Maximum number of bytes of a page as written, and of pages in a site. */
export const largestPage = 500_000;
const mostPages = 5000;
/** Maximum number of characters of code from which a page is rendered, with snippets counted at each use, and of all pages together. */
const largestSvg = 3_000_000;
const largestSite = 200_000_000;

/** Reports a text that is left out because of its size. */
export function tooLarge(file: string, what: string): Diagnostic {
  return diagnostic('untrusted/size', {
    message: `\`${file}\` ${what}; with \`--untrusted\` it is left out.`,
    help: 'It is included in a build without `--untrusted`.',
    file,
    span: beginning,
  });
}

/** Removes pages that are too large or too many from a list. */
export function boundPages(
  pages: string[],
  absolute: (page: string) => string,
  nameOf: (page: string) => string,
): Diagnostic[] {
  const faults: Diagnostic[] = [];
  const list = pages.filter((page) => {
    if (statSync(absolute(page)).size <= largestPage) return true;
    faults.push(tooLarge(nameOf(page), `has more than ${largestPage / 1000} kB`));
    return false;
  });
  for (const page of list.slice(mostPages)) faults.push(tooLarge(nameOf(page), `comes after ${mostPages} others`));
  pages.splice(0, pages.length, ...list.slice(0, mostPages));
  return faults;
}

type Text = Pick<ContentModule, 'code' | 'imports'>;

function uses(code: string, name: string): number {
  return Math.max(1, code.split(new RegExp(`\\b${name.replace(/\$/g, '\\$')}\\b`)).length - 3);
}

/** Number of characters from which a text is rendered. Snippets that contain each other twice are small but multiply when rendered. */
function costOf({ code, imports }: Text, modules: ReadonlyMap<string, Text>, costByKey: Map<string, number>): number {
  const costs = imports.flatMap(({ names, module }: ContentImport) => {
    const text = module === undefined ? undefined : modules.get(module);
    if (module === undefined || !text) return [];
    // A snippet that includes itself never ends.
    const own = costByKey.get(module) ?? cost(module, text, modules, costByKey);
    return Object.keys(names).map((name) => own * uses(code, name));
  });
  return Math.min(
    Number.MAX_SAFE_INTEGER,
    costs.reduce((sum, each) => sum + each, code.length),
  );
}

function cost(key: string, text: Text, modules: ReadonlyMap<string, Text>, costs: Map<string, number>): number {
  costs.set(key, Infinity);
  const total = costOf(text, modules, costs);
  costs.set(key, total);
  return total;
}

/** Removes the bodies of pages that would be too large when rendered. */
export function boundBodies(pages: readonly Page[], modules: ReadonlyMap<string, Text>): Page[] {
  const costs = new Map<string, number>();
  let whole = 0;
  return pages.map((page) => {
    const own = page.body ? costOf(page.body, modules, costs) : 0;
    if (own <= largestSvg && whole + own <= largestSite) {
      whole += own;
      return page;
    }
    const fault = tooLarge(page.file, 'would become too large, with the snippets in it');
    return { ...page, body: undefined, diagnostics: [...page.diagnostics, fault] };
  });
}
