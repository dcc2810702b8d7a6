import { plainLine } from '../../content/plainLine.js';
import { defined } from '../../shared/object.js';
import type { ClosureDigest } from './closureDigest.js';
import { heldOperations, itemHolding, withoutOperations } from './heldOperations.js';
import { entriesOf, listOf, objectOf, textOf, textsIn, type Json, type JsonObject } from '../../documents/json.js';
import type { Mint } from '../format.js';
import type { Operation } from './operation.js';
import { joinPointer } from '../../documents/pointer.js';
import { resolve } from '../../documents/resolve.js';
import { sinceOf } from '../../documents/schema/since.js';
import { entrySlug, operationSlug } from '../slug.js';
import { createTagGroups } from './tagGroups.js';
import { identifierWords, titleOf } from './titles.js';

/** The operations of a document's `paths` or `webhooks`, in file order; those marked `x-excluded` are left out. */
export function collectOperations(
  document: JsonObject,
  kind: Operation['kind'],
  specification: string,
  digestOf: ClosureDigest,
): Operation[] {
  const section = kind === 'operation' ? 'paths' : 'webhooks';
  const shared = JSON.stringify([
    document['servers'],
    document['security'],
    objectOf(document['components'])['securitySchemes'],
  ]);
  const groupsOf = createTagGroups(document);
  const declared = new Map(listOf(document['tags']).map((tag) => [textOf(objectOf(tag)['name']), objectOf(tag)]));
  return entriesOf(document[section]).flatMap(([path, node]) => {
    const item = resolve(document, node);
    if (!item || path.startsWith('x-')) return [];
    const itemPointer = item.pointer ?? joinPointer('', section, path);
    // Pages ignore other methods.
    const sharedByAll = withoutOperations(item.value);
    return heldOperations(item.value).flatMap(({ method, keys, value }, index): Operation[] => {
      const target = resolve(document, value);
      if (!target) return [];
      const operation = target.value;
      const extensions = Object.fromEntries([...extensionsOf(item.value), ...extensionsOf(operation)]);
      if (extensions['x-excluded'] === true) return [];
      const name = kind === 'operation' ? `${method} ${path}` : `webhook ${path}${index === 0 ? '' : ` ${method}`}`;
      const summary = textOf(operation['summary']) ?? textOf(item.value['summary']);
      const description = textOf(operation['description']) ?? textOf(item.value['description']);
      const tags = textsIn(operation['tags']);
      const ofKind = (kind: string): string[] => tags.filter((name) => kindOf(declared.get(name)) === kind);
      const badges = [
        ...ofKind('badge').map((name) => textOf(declared.get(name)?.['summary']) ?? name),
        ...listOf(extensions['x-badges']).flatMap((badge) => textOf(objectOf(badge)['name']) ?? []),
      ].map((badge) => plainLine(badge, 40));
      const navigation = ofKind('nav');
      const identifier = kind === 'webhook' ? path : textOf(operation['operationId']);
      const words =
        identifierWords(identifier ?? '') ?? (kind === 'webhook' ? path : `${method.toLowerCase()} ${path}`);
      const pathSlug =
        kind === 'webhook' ? operationSlug(path) || kind : operationSlug(`${method} ${path}`).replace(/-+$/, '');
      return [
        {
          id: `${specification} ${name}`,
          documentId: specification,
          kind,
          method,
          path,
          ...titleOf(summary, description),
          words,
          badge: kind === 'webhook' ? 'WEBHOOK' : method,
          hasMarker: true,
          slug: entrySlug(navigation.slice(0, 1), operationSlug(summary ?? '') || pathSlug),
          groups: groupsOf(navigation[0], textOf(extensions['x-group'])),
          tags: navigation,
          ...(badges.length > 0 && { tag: badges.join(', ') }),
          deprecated: operation['deprecated'] === true,
          ...sinceOf(extensions),
          hidden: extensions['x-hidden'] === true,
          mint: mintOf(objectOf(extensions['x-mint'])),
          extensions,
          pointer: target.pointer ?? joinPointer(itemPointer, ...keys),
          itemPointer,
          digest: digestOf({ ...itemHolding(sharedByAll, method, value), 'x-document': shared }, 'pathItem'),
        },
      ];
    });
  });
}

/** The kind of a tag: `nav` unless it says otherwise (OpenAPI 3.2). */
function kindOf(tag: JsonObject | undefined): string {
  return textOf(tag?.['kind']) ?? 'nav';
}

/** Extensions of an object. */
export function extensionsOf(value: JsonObject): [string, Json][] {
  return entriesOf(value).filter(([key]) => key.startsWith('x-'));
}

/** Page settings in `x-mint`. */
export function mintOf(mint: JsonObject): Mint {
  return defined({
    metadata: objectOf(mint['metadata']),
    content: textOf(mint['content']),
    href: textOf(mint['href']),
  });
}
