import { decode } from '../../shared/url.js';
import type { Introduction } from '../format.js';
import { sectionId } from './introduction.js';
import { slug } from '../../mdx/slug.js';
import { objectOf, textOf, type JsonObject } from '../../documents/json.js';
import type { Operation } from './operation.js';
import { splitPointer, valueAt } from '../../documents/pointer.js';

/**
 * Matches the part before a fragment, and the fragment, in links such as `](#operation/addPlant)` and
 * `href="#tag/Plants/operation/addPlant"`.
 */
const link = /(\]\(\s*<?|\]:[ \t]*<?|\bhref=["'])#((?:operation|tag|section|paths|!?\/[^\s/)"'<>]+)\/[^\s)"'<>]+)/g;

/** True if an address has the form of a link to another part of the document. */
export const isEntryLink = (address: string): boolean => /^#(?:operation|tag|section|paths|!?\/[^/]+)\//.test(address);

/** Links of Redoc, Scalar, Swagger UI and Stoplight in descriptions, resolved to pages. */
export interface RedocLinks {
  /** Ids of the entries to which descriptions link. */
  leadsTo: readonly string[];
  withLinks(text: string, hrefOf: (entry: string) => string | undefined): string;
}

/** A page and a section of it. */
interface Target {
  entry: string;
  section?: string;
}

/**
 * Finds the links between parts of a document that are written as fragments: `#operation/<operationId>` and `#paths/<path>/<method>`, also below a
 * tag (Redoc), `#/<tag>/<operationId>` (Swagger UI; Stoplight has `operations` for the tag), `#tag/<name>/<method>/<path>` (Scalar), and
 * `#tag/<name>` and `#section/<title>` with or without a heading in them.
 *
 * @param text the document as JSON.
 * @returns undefined if no description has such links.
 */
export function findRedocLinks(
  text: string,
  document: JsonObject,
  operations: readonly Operation[],
  introduction: Introduction | undefined,
): RedocLinks | undefined {
  const fragments = new Set(Array.from(text.replaceAll('\\"', '"').matchAll(link), ([, , fragment = '']) => fragment));
  if (fragments.size === 0) return undefined;
  const byOperationId = new Map(
    operations.map(({ id, pointer }) => [textOf(objectOf(valueAt(document, pointer))['operationId']), id]),
  );

  function operationAt(fragment: string): string | undefined {
    const name = /(?:^|\/)operation\/(.+)$|^!?\/[^/]+\/(.+)$/s.exec(fragment)?.slice(1).find(Boolean);
    if (name !== undefined) return byOperationId.get(decode(name));
    const [, pointer = '', last] = /(?:^|\/)paths(\/[^/]+)\/([^/]+)$/s.exec(fragment) ?? [];
    const [, verb = last, path = splitPointer(decode(pointer))[0]] =
      /^tag\/[^/]+\/([^/]+)(\/.+)$/s.exec(fragment) ?? [];
    const own = path === undefined ? undefined : decode(path);
    return operations.find((each) => each.path === own && each.method.toLowerCase() === verb?.toLowerCase())?.id;
  }

  function targetOf(fragment: string): Target | undefined {
    const operation = operationAt(fragment);
    if (operation !== undefined) return { entry: operation };
    const [kind, name = '', ...inner] = fragment.split('/').map(decode);
    const section = sectionId(name);
    if (introduction?.sections.includes(section)) {
      const heading = slug(inner.at(-1) ?? '');
      const isKnown = introduction.headings.includes(heading);
      return { entry: introduction.entry.id, section: isKnown ? heading : section };
    }
    const heading = slug(name);
    if (introduction?.headings.includes(heading)) return { entry: introduction.entry.id, section: heading };
    if (kind !== 'tag') return undefined;
    const first = operations.find(({ tags }) => tags.some((tag) => sectionId(tag) === section));
    return first && { entry: first.id };
  }

  const targets = new Map([...fragments].map((fragment) => [fragment, targetOf(fragment)]));
  return {
    leadsTo: [...new Set([...targets.values()].flatMap((target) => target?.entry ?? []))],
    withLinks: (markdown, hrefOf) =>
      markdown.replace(link, (whole, before: string, fragment: string) => {
        const target = targets.get(fragment);
        const href = target && hrefOf(target.entry);
        const section = target?.section === undefined ? '' : `#${target.section}`;
        return href === undefined ? whole : `${before}${href}${section}`;
      }),
  };
}
