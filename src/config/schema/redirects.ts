import * as z from 'zod';
import { link } from './values.js';

export const redirects = z
  .array(
    z.strictObject({
      source: link.describe('Old path; `:name*` matches any rest.'),
      destination: link.describe('Path or address that it leads to.'),
      permanent: z.boolean().default(true).describe('Whether the move is final.'),
    }),
  )
  .prefault([])
  .describe('Old paths and where they lead now.');
