import * as z from 'zod';
import { absoluteUrl, text } from './values.js';

const algolia = z.strictObject({
  appId: text.describe('Application.'),
  apiKey: text.describe('Search-only key of the application: every reader gets it.'),
  indexName: text.describe('Index.'),
  url: absoluteUrl.optional().describe("Address of the API; otherwise the application's own."),
});

const typesense = z.strictObject({
  url: absoluteUrl.describe('Address of the server.'),
  apiKey: text.describe('Search-only key of the server: every reader gets it.'),
  collectionName: text.describe('Collection.'),
});

/** A service in place of the index that is built with the site. */
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
