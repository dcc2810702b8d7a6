import path from 'node:path';
import type { Page } from '../content/page.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { Reference } from '../mdx/compiled.js';
import { reachable } from '../mdx/interactivity.js';
import type { ContentNode } from '../render/contentNode.js';
import { elementsIn } from '../render/elementsIn.js';
import { spanOfText } from './spanOfText.js';
import type { SiteState } from './siteState.js';

const kinds: Readonly<Record<string, Reference['kind']>> = {
  href: 'link',
  src: 'asset',
  img: 'asset',
  poster: 'asset',
};

/** What the elements of an evaluated page lead to or show. */
const targetsIn = (nodes: readonly ContentNode[]): Map<string, Reference['kind']> =>
  new Map(
    Array.from(elementsIn(nodes)).flatMap(({ props }) =>
      Object.entries(kinds).flatMap(([name, kind]) => {
        const target = props[name];
        return typeof target === 'string' ? [[target, kind] as const] : [];
      }),
    ),
  );

const hole = /\$\{[^{}]*\}/;

/** True if a path in code, which may be a template, can stand for an address. */
function canMean(written: string, address: string): boolean {
  const [start = '', ...others] = written.split(hole);
  const end = others.at(-1);
  return end === undefined
    ? address === start
    : address.startsWith(start) && address.endsWith(end) && others.every((part) => address.includes(part));
}

/**
 * Reports links and files that only the author's code names, such as the data of a list of cards, also for each page that shows a snippet. A page is
 * evaluated if its code contains a template of paths, or the path of something that does not exist, to see what is used as an address.
 */
export function checkEvaluatedTargets({
  folder,
  site,
  content: { pages, modules },
  evaluate,
}: Pick<SiteState, 'folder' | 'site' | 'content' | 'evaluate'>): Diagnostic[] {
  const check = (page: Page, file: string, reference: Reference): Diagnostic[] =>
    site.checkReferences({ file, from: `/${page.id}`, page, references: [reference] });
  const faultsOf = (page: Page): Diagnostic[] => {
    const imported = [...reachable(page.body?.imports ?? [], modules)].flatMap((key) => modules.get(key) ?? []);
    const texts = [page, ...imported];
    const inTags = new Set(texts.flatMap(({ references }) => references.map(({ target }) => target)));
    const doubtful = texts.flatMap(({ file, pathsInCode = [] }) =>
      pathsInCode
        .filter((path) => !inTags.has(path))
        .filter(
          (path) => hole.test(path) || check(page, file, { kind: 'link', target: path, span: undefined }).length > 0,
        )
        .map((written) => ({ file, written })),
    );
    if (doubtful.length === 0) return [];
    return [...targetsIn(evaluate(page).nodes)].flatMap(([target, kind]) => {
      const source = inTags.has(target) ? undefined : doubtful.find(({ written }) => canMean(written, target));
      if (!source) return [];
      const { file, written } = source;
      return check(page, file, { kind, target, span: spanOfText(path.join(folder, file), written) });
    });
  };
  return pages.flatMap(faultsOf);
}
