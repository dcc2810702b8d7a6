import * as z from 'zod';

export const variables = z
  .record(
    z.string(),
    z.union([z.string(), z.number(), z.boolean()]).transform((value) => String(value)),
  )
  .describe('Texts that pages name as `{{name}}`.');
