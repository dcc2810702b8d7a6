import * as z from 'zod';
import { link } from './values.js';

export const redirects = z
  .array(
    z.strictObject({
      source: link.describe('Path that is no longer there; `:name*` stands for any rest.'),
      destination: link.describe('Path or address that it leads to.'),
      permanent: z.boolean().default(true).describe('Whether the move is final.'),
    }),
  )
  .prefault([])
  .describe('Old paths and where they lead now.');
