import { placeholdersIn } from '../shared/url.js';
import { parseEndpoint } from '../formats/openapi/api.js';
import type { ApiSettings } from '../formats/openapi/details.js';
import { endpointSpecification, type EndpointField } from '../formats/openapi/endpoint.js';
import type { ReferenceDocument, ReferenceEntry } from '../formats/format.js';
import { apiSettings } from '../formats/openapi/settings.js';
import type { Page } from '../content/page.js';
import type { EvaluatePage } from './evaluatePage.js';
import { fieldsOfPage } from './fields.js';
import type { Route, Site } from '../site/site.js';

/** The operation that a page describes, its specification, and the settings for showing it. */
export interface Described {
  operation: ReferenceEntry;
  specification: ReferenceDocument;
  settings: ApiSettings;
  /** True if the page itself describes the operation: frontmatter `api`, with fields in the text. */
  isByHand: boolean;
}

type ByHand = Pick<Described, 'operation' | 'specification'>;

export interface DescribedOperations {
  /** Undefined for pages without an operation. */
  of(route: Route): Described | undefined;
}

/**
 * Finds the operations of pages, in the site's specifications or in the pages' own text. An operation described in text gets a specification of its
 * own, so that everything generated from specifications works for it too.
 */
export function createDescribedOperations(
  { api }: Pick<Site, 'api'>,
  specifications: readonly ReferenceDocument[],
  evaluate: EvaluatePage,
): DescribedOperations {
  const byId = new Map(specifications.map((specification) => [specification.id, specification]));
  const byHand = new Map<Page, ByHand | undefined>();
  return {
    of: ({ source, title, frontmatter }) => {
      const settings = apiSettings(api, frontmatter.authMethod ?? frontmatter.auth);
      if (source.kind === 'operation') {
        const specification = byId.get(source.operation.documentId);
        return specification && { operation: source.operation, specification, settings, isByHand: false };
      }
      if (source.kind === 'schema') return undefined;
      const { page } = source;
      if (!byHand.has(page)) byHand.set(page, describedByHand(page, title, api.mdx.server, evaluate));
      const details = byHand.get(page);
      // The address is complete, because a base was added to a bare path.
      return details && { ...details, settings: { ...settings, baseUrl: [] }, isByHand: true };
    },
  };
}

function describedByHand(
  page: Page,
  title: string,
  baseUrl: readonly string[],
  evaluate: EvaluatePage,
): ByHand | undefined {
  const { api, contentType } = page.frontmatter;
  const { endpoint } = api === undefined ? {} : parseEndpoint(api, baseUrl, { file: page.file });
  if (!endpoint) return undefined;
  const about = { title, file: page.file, ...(contentType !== undefined && { contentType }) };
  return endpointSpecification(endpoint, withPath(fieldsOfPage(evaluate(page)), endpoint.path), about);
}

/** Adds placeholders of the path that the text does not describe, and drops path fields that the path lacks. */
function withPath(fields: readonly EndpointField[], path: string): EndpointField[] {
  const names = placeholdersIn(path);
  const own = fields.filter(({ place, name }) => place !== 'path' || names.includes(name));
  const missing = names.filter((name) => !own.some((field) => field.place === 'path' && field.name === name));
  return [...own, ...missing.map((name): EndpointField => ({ place: 'path', name, required: true }))];
}
