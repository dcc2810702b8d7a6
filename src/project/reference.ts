import { hrefOf } from '../content/links.js';
import { pageDescription, type Description, type PageDescription } from '../formats/description.js';
import type { ReferenceDocument } from '../formats/format.js';
import { isOpenapi } from '../formats/openapi/operation.js';
import { isRemote } from '../documents/read/location.js';
import type { ReadDocuments } from '../formats/read.js';
import { schemaTree } from '../documents/schema/tree.js';
import type { Described, DescribedOperations } from '../render/describedOperations.js';
import type { Rendering } from '../render/rendering.js';
import { digest } from '../shared/digest.js';
import { picturesOf } from '../site/namedPictures.js';
import type { Route, Site } from '../site/site.js';
import { remember } from '../shared/remember.js';
import { createOperationAddresses } from './operationAddresses.js';
import type { SiteFiles } from './siteFiles.js';
import { specificationIdOf } from './usedSpecifications.js';

/** Maximum number of descriptions that are kept. */
const mostDescriptions = 2_000;

/** A site and the documents of its reference pages. */
export interface ReferenceInput {
  site: Site;
  specifications: ReadDocuments;
  /** Root-relative addresses, without base, of published specification files, by document id. */
  specificationFiles: ReadonlyMap<string, string>;
  operations: DescribedOperations;
  files: SiteFiles;
}

/** Services for reference pages. */
export interface Reference extends Pick<
  Rendering,
  'described' | 'describe' | 'describeSchema' | 'specification' | 'pageOf'
> {
  documentOf(route: Route | undefined): ReferenceDocument | undefined;
  /** Replaces names of entries in a document's Markdown with links to their pages. */
  withLinks(text: string, route: Route): string;
  /** Changes with everything that a page shows of other parts of the site. */
  digestFor(route: Route): string;
}

/** Creates the services. Entries are described when their page is rendered. */
export function createReference(
  { site, specifications, specificationFiles, operations, files }: ReferenceInput,
  base: string,
): Reference {
  const byId = new Map(specifications.documents.map((document) => [document.id, document]));
  const documentOf: Reference['documentOf'] = (route) => byId.get((route && specificationIdOf(route)) ?? '');
  const addresses = createOperationAddresses(site);
  const specification: Reference['specification'] = (route) => {
    const document = documentOf(route);
    if (!document) return undefined;
    return specificationFiles.get(document.id) ?? (isRemote(document.location) ? document.location : undefined);
  };
  // Only rendering reveals which pictures a document's texts show and whether they exist.
  const digests = new Map<string, string>();
  const digestOfPictures = ({ id, document }: ReferenceDocument): string =>
    remember(digests, id, () => {
      const pictures = new Set(picturesOf(document));
      const imprints = Array.from(pictures, (target) => files.imprintAt(base + target));
      return pictures.size === 0 ? '' : digest(files.pictures().join('\n'), JSON.stringify(imprints));
    });
  const description = ({ operation, specification: document, settings }: Described): Description =>
    document.introduction?.entry.id === operation.id
      ? document.introduction.describe(settings)
      : document.describe(operation, settings);
  // Cached, because a page's texts, the page and its further samples request the same description. Each of these passes goes through all pages in
  // the same order, so the newest makes room: with the oldest gone, no pass would find any.
  const descriptions = new Map<Route, PageDescription | undefined>();
  let last: Route | undefined;
  return {
    documentOf,
    specification,
    withLinks: (text, route) =>
      documentOf(route)?.withLinks?.(text, (entry) => {
        const path = addresses.of(entry, route.path);
        return path === undefined ? undefined : hrefOf(path);
      }) ?? text,
    digestFor: (route) => {
      const document = documentOf(route);
      const pictures = document ? digestOfPictures(document) : '';
      return digest(pictures, addresses.digestFor(route), specification(route) ?? '');
    },
    pageOf: (id, from) => {
      const path = addresses.of(id, from.path);
      return path === undefined ? undefined : base + hrefOf(path);
    },
    described: (route) => operations.of(route),
    describe: (route) => {
      if (descriptions.has(route)) return descriptions.get(route);
      const described = operations.of(route);
      const details = described && pageDescription(description(described));
      if (last && descriptions.size === mostDescriptions) descriptions.delete(last);
      last = route;
      descriptions.set(route, details);
      return details;
    },
    describeSchema: ({ source }) => {
      const document = source.kind === 'schema' ? byId.get(source.specification) : undefined;
      return source.kind === 'schema' && document && isOpenapi(document)
        ? schemaTree(
            document.document,
            { $ref: `#/components/schemas/${source.name}` },
            { maintainOrder: site.api.maintainOrder !== false },
          )
        : undefined;
    },
  };
}
