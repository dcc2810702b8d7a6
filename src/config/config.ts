import type * as z from 'zod';
import type { modelSchema } from './model/model.js';

/** The two forms of docs.json: the classic one, and today's, whose `navigation` is an object. */
export type SchemaName = 'classic' | 'today';

/** docs.json after validation, with all defaults filled in and all short forms expanded. Colours are `#RRGGBB`. */
export interface Config extends z.output<typeof modelSchema> {
  /** The form of the file. Messages use the names of this form. */
  schema: SchemaName;
}

export type NavbarLink = Config['navbar']['links'][number];
export type NavbarButton = NonNullable<Config['navbar']['primary']>;
