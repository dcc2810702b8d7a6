import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { digest } from '../../shared/digest.js';
import { once } from '../../shared/once.js';
import { createClosure } from './closure.js';
import { checkSpecification } from './check.js';
import { collectOperations } from './collect.js';
import { createDescriber, type Describer } from './describe.js';
import { objectOf, textOf, type JsonObject } from './json.js';
import type { Specification } from './operation.js';

/**
 * Builds a specification from a document: OpenAPI 3.1 with local references.
 *
 * @param checkStructure compares the document, as it was before its conversion, with the official schema of its version.
 */
export function specificationOf(
  document: JsonObject,
  identity: Pick<Specification, 'id' | 'location' | 'locate'>,
  checkStructure: () => Diagnostic[] = () => [],
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
    title: textOf(info['title']) ?? identity.id,
    ...(version !== undefined && { version }),
    ...(description !== undefined && { description }),
    entries: [...operations, ...webhooks],
    operations,
    webhooks,
    schemas: Object.keys(objectOf(objectOf(document['components'])['schemas'])),
    digest: digest(JSON.stringify(document)),
    diagnostics: [],
    describe: (operation, settings) => describerOf().describe(operation, settings),
    requestValues: (operation, settings) => describerOf().requestValues(operation, settings),
    check: ({ baseUrl }) => checkSpecification(specification, baseUrl.length > 0, checkStructure()),
  };
  return specification;
}
