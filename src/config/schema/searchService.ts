import * as z from 'zod';
import { absoluteUrl, requiredText } from './values.js';

const addresses = z.union([absoluteUrl, z.array(absoluteUrl).nonempty()]);

const algolia = z.strictObject({
  appId: requiredText.describe('Application.'),
  apiKey: requiredText.describe('Search-only key of the application: every reader gets it.'),
  indexName: requiredText.describe('Index.'),
  url: addresses
    .optional()
    .describe("Address of the API, or several to be tried in turn; otherwise the application's own."),
});

const typesense = z.strictObject({
  url: addresses.describe(
    'Address of the server, or of the nodes of a cluster: when one does not answer, the next is used.',
  ),
  apiKey: requiredText.describe('Search-only key of the server: every reader gets it.'),
  collectionName: requiredText.describe('Collection.'),
});

/** A search service that replaces the site's own index. */
export const searchService = z
  .union([
    z.strictObject({
      algolia: algolia.describe('Algolia, filled by the DocSearch crawler or with the records of a build.'),
    }),
    z.strictObject({
      typesense: typesense.describe('Typesense, filled by its DocSearch scraper or with the records of a build.'),
    }),
  ])
  .optional()
  .describe('Service that is searched in place of the index that is built with the site.');
