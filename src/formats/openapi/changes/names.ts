import { referenceName } from '../resolve.js';

/** What messages call a field, or a schema as a whole. */
export interface FieldName {
  /** What it belongs to: `the request body`, or the name of a schema. */
  owner: string;
  /** Path below the owner: `address.street`, `tags[]`. Empty for the owner itself. */
  path: string;
}

/** A schema of `components` has a name, under which messages speak of its fields; undefined for others. */
export function nameOf(pointer = ''): FieldName | undefined {
  return /^\/components\/schemas\/[^/]+$/.test(pointer)
    ? { owner: `\`${referenceName(pointer)}\``, path: '' }
    : undefined;
}
