import { isObject, type Json } from '../../documents/json.js';
import { joinPointer, splitPointer, valueAt } from '../../documents/pointer.js';

/** JSON pointer for a runtime expression about the payload (AsyncAPI 3.0, Runtime Expression); undefined for any other expression. */
function payloadPointer(expression: string | undefined): string | undefined {
  return /^\$message\.payload#(\/.+)$/.exec(expression ?? '')?.[1];
}

/** Copies the correlation id of a message into its reply, if both have it in their payload, so that clients can match them. */
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

/** A copy of a value with the value at a path replaced; the value itself if the path does not exist. */
function replacedAt(value: Json, [key, ...rest]: readonly string[], replacement: Json): Json {
  if (key === undefined) return replacement;
  const inner = valueAt(value, joinPointer('', key));
  if (!isObject(value) || inner === undefined) return value;
  return { ...value, [key]: replacedAt(inner, rest, replacement) };
}
