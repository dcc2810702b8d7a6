/** A name with its value. */
export interface Pair {
  name: string;
  value: string;
}

/** A form field. One with a file has the file's path in place of a value. */
export interface Field extends Pair {
  isFile?: true;
  contentType?: string;
}

/** The name of a field's file, without its folder. */
export const fileNameOf = ({ value }: Field): string => value.replace(/.*\//, '');

/** The body of a request. */
export type SampleBody =
  | { kind: 'json' | 'text'; text: string }
  | { kind: 'form' | 'multipart'; fields: readonly Field[] }
  /** The contents of a file at a path. */
  | { kind: 'file'; path: string };

/** A request for which code is generated. */
export interface SampleRequest {
  method: string;
  /** With placeholders and everything of the query that is not in `query`. */
  url: string;
  headers: readonly Pair[];
  /** Query parameters that the language writes apart from the address. */
  query: readonly Pair[];
  body?: SampleBody;
}

/** The content type that a request names in a header. */
export function contentTypeOf({ headers }: Pick<SampleRequest, 'headers'>): string | undefined {
  return headers.find(({ name }) => name.toLowerCase() === 'content-type')?.value;
}
