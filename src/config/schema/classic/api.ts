import * as z from 'zod';
import { paramLabels } from '../common.js';
import { absoluteUrl, inert, oneOrMany, optionalText, requiredText } from '../values.js';

const auth = z.strictObject({
  method: z.enum(['bearer', 'basic', 'key']).optional().describe('How the operations are authenticated.'),
  name: optionalText.describe('Name of the parameter in the playground; for `basic` as `[user]:[password]`.'),
  // A leading or trailing space is part of a prefix such as `Bearer `.
  inputPrefix: z.string().optional().describe('Text that the input field begins with.'),
});

const playground = z.strictObject({
  mode: z
    .enum(['show', 'simple', 'hide'])
    .default('show')
    .describe('`show` has a playground; `simple` only method and path; `hide` neither.'),
  disableProxy: inert(z.boolean().default(false), 'Requests always go straight to the API.'),
});

const example = z.strictObject({
  languages: z.array(requiredText).optional().describe('Languages of the request samples, in this order.'),
  showOptionalParams: z.boolean().optional().describe('Shows optional parameters in request samples.'),
});

const paramFields = z.strictObject({
  expanded: z
    .enum(['all', 'topLevel', 'topLevelOneOfs', 'none'])
    .default('none')
    .describe('Which nested fields are open at first.'),
  post: paramLabels.default([]),
});

export const classicApi = z
  .strictObject({
    baseUrl: oneOrMany(absoluteUrl)
      .prefault([])
      .describe('Base address of all operations; readers can choose between several.'),
    auth: auth.optional().describe('Authentication of all operations. Without it the specification decides.'),
    playground: playground.prefault({}).describe('Form in which readers try an operation.'),
    maintainOrder: z
      .boolean()
      .optional()
      .describe('`false` puts required fields first and sorts by name; otherwise fields keep the order of the file.'),
    request: z
      .strictObject({ example: example.prefault({}).describe('Request samples.') })
      .prefault({})
      .describe('How requests are shown.'),
    paramFields: paramFields.prefault({}).describe('How fields are shown.'),
  })
  .prefault({})
  .describe('Settings of API pages.');

export const classicOpenapi = oneOrMany(requiredText)
  .prefault([])
  .describe('OpenAPI specifications: paths or addresses of one or several.');
