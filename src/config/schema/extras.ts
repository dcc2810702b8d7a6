import { thumbnails } from '../current/schema/appearance.js';
import { banner } from '../current/schema/banner.js';
import { contextual } from '../current/schema/contextual.js';
import { errors } from '../current/schema/errors.js';
import { variables } from '../current/schema/variables.js';

/** Settings that only today's schema has. */
export const extras = {
  banner: banner.optional(),
  contextual: contextual.optional(),
  errors: errors.optional(),
  thumbnails: thumbnails.optional(),
  variables: variables.optional(),
};
