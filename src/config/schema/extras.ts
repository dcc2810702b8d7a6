import * as z from 'zod';
import { thumbnails } from '../current/schema/appearance.js';
import { banner } from '../current/schema/banner.js';
import { contextual } from '../current/schema/contextual.js';
import { errors } from '../current/schema/errors.js';
import { variables } from '../current/schema/variables.js';
import { text } from './values.js';

/** Overlays of a specification, wherever in docs.json it is named with some. */
const overlays = z.strictObject({ source: text, overlays: z.array(text) });

/** Settings that only today's schema has. */
export const extras = {
  banner: banner.optional(),
  contextual: contextual.optional(),
  errors: errors.optional(),
  overlays: z.array(overlays).optional(),
  thumbnails: thumbnails.optional(),
  variables: variables.optional(),
};
