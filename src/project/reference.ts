import { hrefOf } from '../content/links.js';
import { pageDescription, type PageDescription } from '../formats/description.js';
import type { ReferenceDocument } from '../formats/format.js';
import { isOpenapi } from '../formats/openapi/operation.js';
import { isRemote } from '../formats/openapi/read/location.js';
import type { ReadDocuments } from '../formats/read.js';
import { schemaTree } from '../formats/openapi/schema/tree.js';
import type { DescribedOperations } from '../render/describedOperations.js';
import type { Rendering } from '../render/rendering.js';
import { digest } from '../shared/digest.js';
import { picturesOf } from '../site/namedPictures.js';
import type { Route, Site } from '../site/site.js';
import { createOperationAddresses } from './operationAddresses.js';
import type { SiteFiles } from './siteFiles.js';
import { specificationIdOf } from './usedSpecifications.js';

/** A site with the documents that its pages are made from. */
export interface ReferenceInput {
  site: Site;
  specifications: ReadDocuments;
  /** Addresses of the files of specifications that the site serves, root-relative without base, by their ids. */
  specificationFiles: ReadonlyMap<string, string>;
  /** The operations that pages describe. */
  operations: DescribedOperations;
  /** Looks up files by their addresses. */
  files: SiteFiles;
}

/** Services for the pages that are made from documents of a format. */
export interface Reference extends Pick<
  Rendering,
  'described' | 'describe' | 'describeSchema' | 'specification' | 'pageOf'
> {
  /** The document that a page is made from. */
  documentOf(route: Route | undefined): ReferenceDocument | undefined;
  /** Markdown of a document with links to the pages of the entries that it names. */
  withLinks(text: string, route: Route): string;
  /** Changes with what a page shows of the rest of the site. */
  digestFor(route: Route): string;
}

/** Entries are described when their page is rendered. */
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
    return isRemote(document.location) ? document.location : specificationFiles.get(document.id);
  };
  // Only rendering tells which pictures the texts of a document show, and whether they are there.
  const digests = new Map<string, string>();
  const digestOfPictures = ({ id, document }: ReferenceDocument): string => {
    const known = digests.get(id);
    if (known !== undefined) return known;
    const named = new Set(picturesOf(document));
    const imprints = Array.from(named, (target) => files.imprintAt(base + target));
    const made = named.size === 0 ? '' : digest(files.pictures().join('\n'), JSON.stringify(imprints));
    digests.set(id, made);
    return made;
  };
  // A page's parts ask one after another.
  let last: { route: Route; details: PageDescription | undefined } | undefined;
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
      if (last?.route === route) return last.details;
      const described = operations.of(route);
      const details =
        described && pageDescription(described.specification.describe(described.operation, described.settings));
      last = { route, details };
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
