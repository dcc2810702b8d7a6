import { diagnostic } from '../../diagnostics/create.js';
import { resolveTolerantly } from '../../content/links.js';
import { type Diagnostic } from '../../diagnostics/diagnostic.js';
import { entriesOf, isArray, isObject, type Json } from '../../documents/json.js';
import { joinPointer } from '../../documents/pointer.js';
import { picturesIn } from '../namedPictures.js';
import { checkFile } from './assets.js';
import type { Check } from './context.js';
import { deadAnchor, deadLink } from './links.js';
import { createTargets } from './targets.js';

const link = /(?<!!)\[[^\]]*\]\(\s*<?([^\s()<>]+)|\shref="([^"]+)"/g;
const code = /```[\s\S]*?```|`[^`\n]*`/g;

interface Description {
  text: string;
  pointer: string;
  /** The only page that shows it, as `resolveLink` expects. */
  from: string | undefined;
}

function* descriptionsIn(
  value: Json | undefined,
  pointer: string,
  pages: ReadonlyMap<string, string>,
  around?: string,
): Generator<Description> {
  const from = pages.get(pointer) ?? around;
  if (isArray(value)) {
    for (const [index, item] of value.entries()) yield* descriptionsIn(item, joinPointer(pointer, index), pages, from);
  }
  if (!isObject(value)) return;
  for (const [key, inner] of entriesOf(value)) {
    const below = joinPointer(pointer, key);
    if (key === 'description' && typeof inner === 'string') yield { text: inner, pointer: below, from };
    else if (key !== 'example' && key !== 'examples') yield* descriptionsIn(inner, below, pages, from);
  }
}

/**
 * Checks links and pictures in the descriptions of the site's specifications. A relative address is only checked if a single page shows it, because
 * its target depends on the page.
 */
export const checkDescriptions: Check = (context) => {
  const targets = createTargets(context);
  const routes = [...context.model.routes.values()];
  return context.input.specifications.flatMap(({ id, document, locate }): Diagnostic[] => {
    const pages = new Map<string, string>();
    for (const { source, path } of routes) {
      if (source.kind === 'operation' && source.operation.documentId === id)
        pages.set(source.operation.pointer, source.page ? `/${source.page.id}` : path);
    }
    if (pages.size === 0) return [];
    return [...descriptionsIn(document, '', pages)].flatMap(({ text, pointer, from }) => [
      ...selectResolvable(linksIn(prose(text)), from).flatMap((target) => {
        const address = resolveTolerantly(target, from ?? '/', targets.addresses);
        if (address.kind !== 'internal') return [];
        if (!targets.has(address.path)) {
          const words = deadLink(target, targets.nearest(address.path), targets);
          return diagnostic('site/dead-link', { ...words, ...locate(pointer) });
        }
        const words = deadAnchor(target, address, targets);
        return words ? diagnostic('site/dead-anchor', { ...words, ...locate(pointer) }) : [];
      }),
      ...selectResolvable(picturesIn(prose(text)), from).flatMap((target) =>
        checkFile(target, from ?? '/', context, locate(pointer)),
      ),
    ]);
  });
};

const prose = (text: string): string => text.replace(code, '');

function linksIn(text: string): string[] {
  return Array.from(text.matchAll(link), ([, first, second]) => first ?? second ?? '');
}

/** Addresses of the links in a text in Markdown, without its code. */
export const linksInText = (text: string): string[] => linksIn(prose(text));

/** Leaves out relative addresses if their base is unknown. */
function selectResolvable(targets: readonly string[], from: string | undefined): string[] {
  return targets.filter((target) => from !== undefined || target.startsWith('/'));
}
