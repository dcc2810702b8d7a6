import * as z from 'zod';
import { absoluteUrl, oneOrMany, optionalText, requiredText, streamUrl } from '../values.js';
import { sdkFormats } from '../../sdkFormats.js';

const placed = z.strictObject({
  source: oneOrMany(requiredText).describe('Path or address of the specification.'),
  directory: optionalText.describe('Folder of the addresses of the pages that are made from it.'),
  overlays: z
    .array(requiredText)
    .optional()
    .describe('Overlays that are applied to it, in order; without the key, those that say that they extend it.'),
  as: requiredText
    .regex(/^[\w-]+$/, { error: 'Use letters, digits, `-` and `_`' })
    .optional()
    .describe(
      'Name of the specification with these overlays, which then stands beside others that are made from the same source.',
    ),
});

const withoutOverlays = placed.omit({ overlays: true, as: true });

/** One or more OpenAPI specifications, optionally with the folder for their pages. */
export const specification = z
  .union([requiredText, placed, z.array(z.union([requiredText, placed]))])
  .meta({ id: 'specification', description: 'OpenAPI specifications.' });

/** A GraphQL schema, optionally with the folder for its pages and the address of its API. */
export const graphqlSchema = z
  .union([
    requiredText,
    z.strictObject({
      source: requiredText.describe('Path or address of the schema: SDL, or the result of introspection.'),
      directory: optionalText.describe('Folder of the addresses of its pages.'),
      endpoint: absoluteUrl.optional().describe('Address of the API, for samples and the playground.'),
      subscriptionEndpoint: streamUrl
        .optional()
        .describe(
          'Address of subscriptions: of a WebSocket, or of Server-Sent Events if it begins with `https`; without the key, a WebSocket at `endpoint`.',
        ),
    }),
  ])
  .optional();

/** A library's reference, in the output format of a documentation tool. */
export const sdkReference = z
  .strictObject({
    format: z.enum(sdkFormats).describe('Tool that has written it; pages are made of `typedoc`.'),
    source: requiredText.describe('Path or address of its file.'),
    directory: optionalText.describe('Folder of the addresses of its pages; otherwise `sdk-reference`.'),
  })
  .optional();

/** One or more AsyncAPI documents, in the same forms as `openapi` but without overlays. */
export const asyncSpecification = z
  .union([requiredText, withoutOverlays, z.array(z.union([requiredText, withoutOverlays]))])
  .optional();
