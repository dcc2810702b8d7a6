import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { plainLine } from '../../content/plainLine.js';
import { digest } from '../../shared/digest.js';
import { defined } from '../../shared/object.js';
import { once } from '../../shared/once.js';
import { createClosureDigest } from './closureDigest.js';
import { checkSpecification } from './check.js';
import { collectOperations } from './collect.js';
import { createDescriber, type Describer } from './describe.js';
import { introductionOf } from './introduction.js';
import { listOf, objectOf, textOf, type Json, type JsonObject } from '../../documents/json.js';
import { componentsIn } from '../../documents/resolve.js';
import type { ReferenceEntry } from '../format.js';
import type { Specification } from './operation.js';
import { findRedocLinks } from './redocLinks.js';
import { securityOf } from './security.js';
import { namedServer, serversOf } from './servers.js';
import { inTagOrder } from './tagGroups.js';

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
  const digestOf = createClosureDigest(document);
  const text = JSON.stringify(document);
  const collected = collectOperations(document, 'operation', identity.id, digestOf);
  const info = objectOf(document['info']);
  const title = plainLine(textOf(info['title']) ?? identity.id);
  const { servers, security, components } = document;
  const { securitySchemes } = objectOf(components);
  const about = introductionOf(info, {
    documentId: identity.id,
    title,
    tags: listOf(document['tags']).map(objectOf),
    externalDocs: document['externalDocs'],
    parts: [servers, security, securitySchemes],
    describe: (settings) => ({
      servers: serversOf(document, {}, {}, identity.location, settings).map(namedServer),
      security: securityOf(document, security === undefined ? anyOf(securitySchemes) : {}, settings),
    }),
  });
  const links = findRedocLinks(text, document, collected, about);
  const leading = <Entry extends ReferenceEntry>(entry: Entry): Entry =>
    links ? { ...entry, leadsTo: links.leadsTo } : entry;
  const operations = collected.map(leading);
  const webhooks = collectOperations(document, 'webhook', identity.id, digestOf).map(leading);
  const introduction = about && { ...about, entry: leading(about.entry) };
  // Shared by all pages of the document.
  const describer = once((): Describer => createDescriber(specification));
  const specification: Specification = {
    ...identity,
    format: 'openapi',
    document,
    title,
    ...defined({ version: textOf(info['version']), description: textOf(info['description']) }),
    entries: inTagOrder(document, [...operations, ...webhooks]),
    ...defined({ introduction }),
    operations,
    webhooks,
    schemas: Object.keys(componentsIn(document, 'schemas')),
    digest: digest(text),
    diagnostics: [],
    describe: (operation, settings) => describer().describe(operation, settings),
    requestValues: (operation, settings) => describer().requestValues(operation, settings),
    ...defined({ withLinks: links?.withLinks }),
    check: ({ baseUrl }) => checkSpecification(specification, baseUrl.length > 0, checkStructure()),
  };
  return specification;
}

/** An operation that accepts any of the declared schemes, to describe those of a document that requires none everywhere. */
function anyOf(schemes: Json | undefined): JsonObject {
  return { security: Object.keys(objectOf(schemes)).map((name) => ({ [name]: [] })) };
}
