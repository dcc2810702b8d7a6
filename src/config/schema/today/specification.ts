import * as z from 'zod';
import { absoluteUrl, oneOrMany, optionalText, requiredText, streamUrl } from '../values.js';
import { sdkFormats } from '../../sdkFormats.js';

const placed = z.strictObject({
  source: oneOrMany(requiredText).describe('Path or address of the specification.'),
  directory: optionalText.describe('Path at which its pages are served.'),
  overlays: z
    .array(requiredText)
    .optional()
    .describe('Overlays, applied in this order. Without the key, those that extend the specification apply.'),
  as: requiredText
    .regex(/^[\w-]+$/, { error: 'Use letters, digits, `-` and `_`' })
    .optional()
    .describe('Name for the specification with these overlays, to use one source several times.'),
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
      directory: optionalText.describe('Path at which its pages are served.'),
      endpoint: absoluteUrl.optional().describe('Address of the API, for samples and the playground.'),
      subscriptionEndpoint: streamUrl
        .optional()
        .describe(
          'Address of subscriptions: a WebSocket, or Server-Sent Events if it begins with `https`. Without the key, a WebSocket at `endpoint`.',
        ),
    }),
  ])
  .optional();

/** A library's reference, in the output format of a documentation tool. */
export const sdkReference = z
  .strictObject({
    format: z.enum(sdkFormats).describe('Tool that wrote the file. Only `typedoc` is read.'),
    source: requiredText.describe('Path or address of its file.'),
    directory: optionalText.describe('Path at which its pages are served; otherwise `sdk-reference`.'),
  })
  .optional();

/** One or more AsyncAPI documents, in the same forms as `openapi` but without overlays. */
export const asyncSpecification = z
  .union([requiredText, withoutOverlays, z.array(z.union([requiredText, withoutOverlays]))])
  .optional();
