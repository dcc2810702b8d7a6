import * as z from 'zod';

/** A name's type, and its author's comment. */
const hintSchema = z.object({
  text: z.string(),
  docs: z.string().optional(),
  /** Tags of the comment, such as `@param`, with their text. */
  tags: z.array(z.tuple([z.string(), z.string()])).optional(),
});

const placeSchema = z.object({
  /** Line of the shown code, counted from 0. */
  line: z.number(),
  /** Columns of the line, counted from 0; the second is exclusive. */
  from: z.number(),
  to: z.number(),
});

/** Answers, messages and lists below a line; `column` is the position that they describe. */
const rowSchema = z.intersection(
  z.object({ line: z.number(), column: z.number() }),
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('answer'), hint: hintSchema }),
    z.object({ kind: z.literal('error'), text: z.string() }),
    z.object({ kind: z.literal('completions'), names: z.array(z.string()), typed: z.string() }),
    z.object({ kind: z.literal('note'), text: z.string(), tone: z.enum(['log', 'warn', 'error', 'annotate']) }),
  ]),
);

export const typedCodeSchema = z.object({
  names: z.array(placeSchema.extend({ hint: hintSchema })),
  marks: z.array(placeSchema.extend({ kind: z.enum(['error', 'mark']) })),
  rows: z.array(rowSchema),
});

export type TypeHint = z.infer<typeof hintSchema>;
export type TypedCode = z.infer<typeof typedCodeSchema>;
export type TypeRow = TypedCode['rows'][number];
