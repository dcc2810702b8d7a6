import { isObject, type Json } from '../../formats/openapi/json.js';
import { joinPointer, splitPointer, valueAt } from '../../formats/openapi/pointer.js';

/** Pointer into the payload that a runtime expression names (AsyncAPI 3.0, Runtime Expression); undefined for any other. */
function payloadPointer(expression: string | undefined): string | undefined {
  return /^\$message\.payload#(\/.+)$/.exec(expression ?? '')?.[1];
}

/**
 * An answer with the identifier of the message it answers, where both say that it stands in their payload: a client tells by it
 * which answer is which.
 */
export function withCorrelation(
  answer: string,
  location: string | undefined,
  sent: Json,
  sentLocation: string | undefined,
): string {
  const [to, from] = [payloadPointer(location), payloadPointer(sentLocation)];
  const identifier = from === undefined ? undefined : valueAt(sent, from);
  if (to === undefined || identifier === undefined || isObject(identifier)) return answer;
  try {
    const value = JSON.parse(answer) as Json;
    return JSON.stringify(replacedAt(value, splitPointer(to), identifier), null, 2);
  } catch {
    return answer;
  }
}

/** A copy of a value with another one at a place that it has; without one, the value as it is. */
function replacedAt(value: Json, [key, ...rest]: readonly string[], replacement: Json): Json {
  if (key === undefined) return replacement;
  const inner = valueAt(value, joinPointer('', key));
  if (!isObject(value) || inner === undefined) return value;
  return { ...value, [key]: replacedAt(inner, rest, replacement) };
}
