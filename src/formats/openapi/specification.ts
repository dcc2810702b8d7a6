import { createClosure } from './closure.js';
import { plainLine } from '../../content/plainLine.js';
import { digest } from '../../shared/digest.js';
import { once } from '../../shared/once.js';
import { checkSpecification } from './check.js';
import { collectOperations } from './collect.js';
import { createDescriber, type Describer } from './describe.js';
import { objectOf, textOf, type JsonObject } from './json.js';
import type { Specification } from './operation.js';
import { inTagOrder } from './tagGroups.js';

/** Builds a specification from a document: OpenAPI 3.1 with local references. */
export function specificationOf(
  document: JsonObject,
  identity: Pick<Specification, 'id' | 'location' | 'locate'>,
): Specification {
  const closure = createClosure(document);
  const operations = collectOperations(document, 'operation', identity.id, closure);
  const webhooks = collectOperations(document, 'webhook', identity.id, closure);
  const info = objectOf(document['info']);
  const [version, description] = [textOf(info['version']), textOf(info['description'])];
  // Shared by all pages of the document.
  const describerOf = once((): Describer => createDescriber(specification));
  const specification: Specification = {
    ...identity,
    format: 'openapi',
    document,
    title: plainLine(textOf(info['title']) ?? identity.id),
    ...(version !== undefined && { version }),
    ...(description !== undefined && { description }),
    entries: inTagOrder(document, [...operations, ...webhooks]),
    operations,
    webhooks,
    schemas: Object.keys(objectOf(objectOf(document['components'])['schemas'])),
    digest: digest(JSON.stringify(document)),
    diagnostics: [],
    describe: (operation, settings) => describerOf().describe(operation, settings),
    requestValues: (operation, settings) => describerOf().requestValues(operation, settings),
    check: ({ baseUrl }) => checkSpecification(specification, baseUrl.length > 0),
  };
  return specification;
}
