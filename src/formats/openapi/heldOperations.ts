import { METHODS } from '../../documents/grammar.js';
import { entriesOf, isObject, without, type JsonObject } from '../../documents/json.js';

/** Key of a Path Item Object for operations with other methods, by method (OpenAPI 3.2). */
export const additionalOperations = 'additionalOperations';

/** An operation as a Path Item Object holds it. */
export interface HeldOperation {
  /** In capitals, or as written in `additionalOperations`, where case is significant. */
  method: string;
  /** Keys that lead to it from the path item. */
  keys: readonly string[];
  value: JsonObject;
}

const isOfMethod = (key: string): boolean => METHODS.has(key.toLowerCase());

/** Lists the operations of a Path Item Object in file order. If a method has a key of its own, that key wins over `additionalOperations`. */
export function heldOperations(item: JsonObject): HeldOperation[] {
  const own = new Set(
    Object.keys(item)
      .filter(isOfMethod)
      .map((key) => key.toUpperCase()),
  );
  return entriesOf(item).flatMap(([key, value]): HeldOperation[] => {
    if (isOfMethod(key)) return isObject(value) ? [{ method: key.toUpperCase(), keys: [key], value }] : [];
    if (key !== additionalOperations) return [];
    return entriesOf(value).flatMap(([name, operation]) => {
      const method = isOfMethod(name) ? name.toUpperCase() : name;
      if (!isObject(operation) || !isMethod(name) || own.has(method)) return [];
      own.add(method);
      return { method, keys: [key, name], value: operation };
    });
  });
}

/** True if a text is a valid request method (RFC 9110, 5.6.2). */
function isMethod(text: string): boolean {
  return /^[\w!#$%&'*+.^`|~-]+$/.test(text);
}

/** The keys of a Path Item Object that apply to all of its operations. */
export function withoutOperations(item: JsonObject): JsonObject {
  return without(item, additionalOperations, ...Object.keys(item).filter(isOfMethod));
}

/** A Path Item Object with one operation. @param shared keys that count for all operations. */
export function itemHolding(shared: JsonObject, method: string, operation: JsonObject): JsonObject {
  return isOfMethod(method)
    ? { ...shared, [method.toLowerCase()]: operation }
    : { ...shared, [additionalOperations]: { [method]: operation } };
}
