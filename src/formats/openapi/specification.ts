import { createClosure } from './closure.js';
import { digest } from '../../shared/digest.js';
import { collectOperations, collectTags } from './collect.js';
import { objectOf, textOf, type JsonObject } from './json.js';
import type { Specification } from './operation.js';

/** The specification that a document makes: OpenAPI 3.1, with every reference local. */
export function specificationOf(
  document: JsonObject,
  identity: Pick<Specification, 'id' | 'location' | 'locate'>,
): Specification {
  const closure = createClosure(document);
  const operations = collectOperations(document, 'operation', identity.id, closure);
  const webhooks = collectOperations(document, 'webhook', identity.id, closure);
  const info = objectOf(document['info']);
  const [version, description] = [textOf(info['version']), textOf(info['description'])];
  return {
    ...identity,
    document,
    title: textOf(info['title']) ?? identity.id,
    ...(version !== undefined && { version }),
    ...(description !== undefined && { description }),
    operations,
    webhooks,
    tags: collectTags(document, [...operations, ...webhooks]),
    schemas: Object.keys(objectOf(objectOf(document['components'])['schemas'])),
    digest: digest(JSON.stringify(document)),
    diagnostics: [],
  };
}
