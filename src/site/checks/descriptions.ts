import { diagnostic } from '../../diagnostics/create.js';
import { resolveTolerantly } from '../../content/links.js';
import { type Diagnostic } from '../../diagnostics/diagnostic.js';
import { entriesOf, isArray, isObject, type Json } from '../../documents/json.js';
import { joinPointer } from '../../documents/pointer.js';
import { isEntryLink } from '../../formats/openapi/redocLinks.js';
import type { ReferenceDocument } from '../../formats/format.js';
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
  /** The only page that shows it. */
  page: Place | undefined;
}

interface Place {
  /** Base of relative addresses, as `resolveLink` expects. */
  from: string;
  path: string;
}

function* descriptionsIn(
  value: Json | undefined,
  pointer: string,
  pages: ReadonlyMap<string, Place>,
  around?: Place,
): Generator<Description> {
  const page = pages.get(pointer) ?? around;
  if (isArray(value)) {
    for (const [index, item] of value.entries()) yield* descriptionsIn(item, joinPointer(pointer, index), pages, page);
  }
  if (!isObject(value)) return;
  for (const [key, inner] of entriesOf(value)) {
    const below = joinPointer(pointer, key);
    if (key === 'description' && typeof inner === 'string') yield { text: inner, pointer: below, page };
    else if (key !== 'example' && key !== 'examples') yield* descriptionsIn(inner, below, pages, page);
  }
}

/**
 * Checks links and pictures in the descriptions of the site's specifications. A relative address is only checked if a single page shows it, because
 * its target depends on the page.
 */
export const checkDescriptions: Check = (context) => {
  const targets = createTargets(context);
  const routes = [...context.model.routes.values()];
  return context.input.specifications.flatMap(({ id, document, locate, introduction, withLinks }): Diagnostic[] => {
    const pages = new Map<string, Place>();
    for (const { source, path } of routes) {
      if (source.kind !== 'operation' || source.operation.documentId !== id) continue;
      const place = { from: source.page ? `/${source.page.id}` : path, path };
      pages.set(source.operation.pointer, place);
      if (source.operation.id === introduction?.entry.id) pages.set('/tags', place);
    }
    if (pages.size === 0) return [];
    return [...descriptionsIn(document, '', pages)].flatMap(({ text, pointer, page }) => [
      ...selectResolvable(linksIn(withoutEntries(prose(text), withLinks)), page).flatMap((target) => {
        const address = resolveTolerantly(target, page?.from ?? '/', targets.addresses);
        if (address.kind === 'external') return [];
        if (address.kind === 'anchor') {
          const words = isEntryLink(target)
            ? deadEntry(target)
            : page && deadAnchor(target, { ...page, ...address }, targets, page.path);
          return words ? diagnostic('site/dead-anchor', { ...words, ...locate(pointer) }) : [];
        }
        if (!targets.has(address.path)) {
          const words = deadLink(target, targets.nearest(address.path), targets);
          return diagnostic('site/dead-link', { ...words, ...locate(pointer) });
        }
        const words = deadAnchor(target, address, targets);
        return words ? diagnostic('site/dead-anchor', { ...words, ...locate(pointer) }) : [];
      }),
      ...selectResolvable(picturesIn(prose(text)), page).flatMap((target) =>
        checkFile(target, page?.from ?? '/', context, locate(pointer)),
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

function deadEntry(target: string): { message: string; help: string } {
  return {
    message: `The link \`${target}\` leads to no operation, tag or section of this specification.`,
    help: 'Correct the name, or describe what it names.',
  };
}

/** Leaves out links to entries of the document. */
function withoutEntries(text: string, withLinks: ReferenceDocument['withLinks']): string {
  return withLinks?.(text, () => 'https://entry.invalid') ?? text;
}

/** Leaves out relative addresses if their base is unknown. */
function selectResolvable(targets: readonly string[], page: Place | undefined): string[] {
  return targets.filter((target) => page !== undefined || target.startsWith('/') || isEntryLink(target));
}
