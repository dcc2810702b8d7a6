import type * as z from 'zod';
import type { modelSchema } from './schema/model.js';

/** The schemas that docs.json can be written in: the classic one, and today's, whose `navigation` is an object. */
export type SchemaName = 'classic' | 'current';

/** docs.json after validation: every default filled in, every short form written out. Colours are `#RRGGBB`. */
export interface Config extends z.output<typeof modelSchema> {
  /**
   * The schema it is written in. In the classic one a division (a tab or an anchor) owns the pages whose path starts with its
   * `url`; in the current one it holds the groups that are placed in it, and `url` is a mere link.
   */
  schema: SchemaName;
}

export type NavigationGroup = Config['navigation'][number];
export type Placement = NonNullable<NavigationGroup['placement']>;
export type TopbarLink = Config['topbarLinks'][number];
export type CtaButton = NonNullable<Config['topbarCtaButton']>;
export type Anchor = Config['anchors'][number];
export type Tab = Config['tabs'][number];
