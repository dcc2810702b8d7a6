import type * as z from 'zod';
import type { modelSchema } from './model/model.js';

/** The schemas that docs.json can be written in: the classic one, and today's, whose `navigation` is an object. */
export type SchemaName = 'classic' | 'today';

/** docs.json after validation: every default filled in, every short form written out. Colours are `#RRGGBB`. */
export interface Config extends z.output<typeof modelSchema> {
  /** The schema it is written in: messages speak its words. */
  schema: SchemaName;
}

export type NavbarLink = Config['navbar']['links'][number];
export type NavbarButton = NonNullable<Config['navbar']['primary']>;
