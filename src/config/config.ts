import type * as z from 'zod';
import type { configSchema } from './schema/config.js';

/** docs.json after validation: every default filled in, every short form written out. Colours are `#RRGGBB`. */
export type Config = z.output<typeof configSchema>;

export type NavigationGroup = Config['navigation'][number];
export type TopbarLink = Config['topbarLinks'][number];
export type CtaButton = NonNullable<Config['topbarCtaButton']>;
export type Anchor = Config['anchors'][number];
export type Tab = Config['tabs'][number];
export type IconType = Anchor['iconType'];
export type ColorOrGradient = NonNullable<Anchor['color']>;
export type Font = NonNullable<Config['font']['body']>;
