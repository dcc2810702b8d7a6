/** Highlights code: the lines of a block as HTML. */
export type Highlight = (code: string, options: { lang: string; joinsLines?: boolean }) => string;
