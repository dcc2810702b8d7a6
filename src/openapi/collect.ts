import type { Closure } from './closure.js';
import { METHODS } from './grammar.js';
import { entriesOf, isObject, listOf, objectOf, textOf, type Json, type JsonObject } from './json.js';
import type { Mint, Operation, Tag } from './operation.js';
import { joinPointer } from './pointer.js';
import { resolve } from './resolve.js';

/** The operations of a document's `paths` or `webhooks`, in file order; those marked `x-excluded` are left out. */
export function collectOperations(
  document: JsonObject,
  kind: Operation['kind'],
  specification: string,
  closure: Closure,
): Operation[] {
  const section = kind === 'operation' ? 'paths' : 'webhooks';
  const shared = JSON.stringify([
    document['servers'],
    document['security'],
    objectOf(document['components'])['securitySchemes'],
  ]);
  return entriesOf(document[section]).flatMap(([path, written]) => {
    const item = resolve(document, written);
    if (!item || path.startsWith('x-')) return [];
    const itemPointer = item.pointer ?? joinPointer('', section, path);
    const methods = entriesOf(item.value).filter(([key, value]) => METHODS.has(key.toLowerCase()) && isObject(value));
    return methods.flatMap(([key, value], index): Operation[] => {
      const resolved = resolve(document, value);
      if (!resolved) return [];
      const operation = resolved.value;
      const extensions = Object.fromEntries([...extensionsOf(item.value), ...extensionsOf(operation)]);
      if (extensions['x-excluded'] === true) return [];
      const method = key.toUpperCase();
      const name = kind === 'operation' ? `${method} ${path}` : `webhook ${path}${index === 0 ? '' : ` ${method}`}`;
      const summary = textOf(operation['summary']) ?? textOf(item.value['summary']);
      const description = textOf(operation['description']) ?? textOf(item.value['description']);
      const operationId = textOf(operation['operationId']);
      return [
        {
          id: `${specification} ${name}`,
          specification,
          kind,
          method,
          path,
          ...(summary !== undefined && { summary }),
          ...(description !== undefined && { description }),
          tags: tagsOf(operation),
          deprecated: operation['deprecated'] === true,
          ...(operationId !== undefined && { operationId }),
          hidden: extensions['x-hidden'] === true,
          mint: mintOf(objectOf(extensions['x-mint'])),
          extensions,
          pointer: resolved.pointer ?? joinPointer(itemPointer, key),
          itemPointer,
          digest: closure.digestOf({ ...item.value, ...others(methods, key), 'x-document': shared }, 'pathItem'),
        },
      ];
    });
  });
}

/** Tags as declared, then those that operations use without declaring them. */
export function collectTags(document: JsonObject, operations: readonly Operation[]): Tag[] {
  const tags = new Map<string, Tag>();
  for (const declared of listOf(document['tags'])) {
    const name = textOf(objectOf(declared)['name']);
    const description = textOf(objectOf(declared)['description']);
    if (name !== undefined) tags.set(name, { name, ...(description !== undefined && { description }) });
  }
  for (const name of operations.flatMap((operation) => operation.tags)) {
    if (!tags.has(name)) tags.set(name, { name });
  }
  return [...tags.values()];
}

function tagsOf(operation: JsonObject): string[] {
  return listOf(operation['tags']).flatMap((tag) => textOf(tag) ?? []);
}

/** Extensions of an object. */
export function extensionsOf(value: JsonObject): [string, Json][] {
  return entriesOf(value).filter(([key]) => key.startsWith('x-'));
}

/** Blanks the item's other methods, which do not show on this one's page. */
function others(methods: readonly [string, Json][], own: string): Record<string, undefined> {
  return Object.fromEntries(methods.filter(([key]) => key !== own).map(([key]) => [key, undefined]));
}

/** Settings of a page in `x-mint`. */
export function mintOf(mint: JsonObject): Mint {
  const content = textOf(mint['content']);
  const href = textOf(mint['href']);
  return {
    metadata: objectOf(mint['metadata']),
    ...(content !== undefined && { content }),
    ...(href !== undefined && { href }),
  };
}
