import type { Json, JsonObject } from '../../../documents/json.js';

/** A keyword of a schema that a value breaks. */
export interface Failure {
  /** Keys that lead to the value. */
  keys: readonly string[];
  value: Json;
  keyword: string;
  /** The schema that has the keyword. */
  schema: JsonObject;
  /** The keys or values that the keyword is about: missing ones, unknown ones, allowed ones. */
  names: readonly Json[];
  /** Keys that the object may have. */
  knownKeys: readonly string[];
}
