import * as z from 'zod';
import { paramLabels } from '../common.js';
import { absoluteUrl, inert, oneOrMany, optionalText, requiredText } from '../values.js';
import { asyncSpecification, specification } from './specification.js';

const playground = z
  .strictObject({
    display: z
      .enum(['interactive', 'simple', 'none', 'auth'])
      .default('interactive')
      .describe('`simple` shows only method and path, `none` neither; `auth` means `interactive`.'),
    proxy: inert(z.boolean().optional(), 'Requests always go straight to the API.'),
    credentials: inert(z.boolean().optional(), 'Requests carry what the reader enters, and no cookies.'),
  })
  .describe('Form in which readers try an operation.');

const examples = z
  .strictObject({
    languages: z.array(requiredText).optional().describe('Languages of the request samples, in this order.'),
    defaults: z.enum(['all', 'required']).default('all').describe('Parameters that request samples include.'),
    prefill: z
      .boolean()
      .optional()
      .describe(
        'Whether the playground begins with the examples of the specification, as it does unless this is `false`; `true` adds the values of `x-default`.',
      ),
    autogenerate: z
      .boolean()
      .default(true)
      .describe('Whether to generate samples. `false` shows only those of the specification or the page.'),
  })
  .describe('Request samples.');

const mdx = z
  .strictObject({
    server: oneOrMany(absoluteUrl)
      .optional()
      .describe('Base address of all operations; readers can choose between several.'),
    auth: z
      .strictObject({
        method: z.enum(['bearer', 'basic', 'key', 'cobo']).optional().describe('How operations are authenticated.'),
        name: optionalText.describe('Name of the parameter in the playground; for `basic` as `[user]:[password]`.'),
      })
      .optional()
      .describe('Authentication of all operations. Without it the specification decides.'),
  })
  .describe('Settings of operations, which override the specification.');

export const api = z
  .strictObject({
    openapi: specification.optional().describe('OpenAPI specifications: paths or addresses of one or several.'),
    asyncapi: asyncSpecification.describe('AsyncAPI documents: paths or addresses of one or several.'),
    playground: playground.optional(),
    params: z
      .strictObject({
        expanded: z.enum(['all', 'closed']).default('closed').describe('Which nested fields are open at first.'),
        post: paramLabels.optional(),
      })
      .optional()
      .describe('How fields are shown.'),
    url: z.enum(['full']).optional().describe('Shows the base address with every operation. Trellis always does.'),
    examples: examples.optional(),
    mdx: mdx.optional(),
  })
  .describe('Settings of API pages.');
