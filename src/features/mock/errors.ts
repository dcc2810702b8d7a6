import { entriesOf, objectOf, type JsonObject } from '../../formats/openapi/json.js';

/** Why a request is refused. */
export interface Violation {
  /** Status by the meaning of HTTP, and what else would do, best first. */
  statuses: readonly number[];
  /** One sentence. */
  reason: string;
  /** It is the mock that refuses: only a response with that very status tells of it. */
  isOwn?: true;
}

/** The declared response that says no. */
export interface DeclaredError {
  /** Key under `responses`: `400`, `4XX`, `default`. */
  key: string;
  status: number;
}

/**
 * The response of an operation that fits a violation best: a status with that very meaning, else `4XX`, `default`, or the
 * first declared status of that class.
 *
 * @returns undefined when the operation declares no error.
 */
export function declaredError(responses: JsonObject, { statuses, isOwn }: Violation): DeclaredError | undefined {
  const keys = entriesOf(responses).map(([key]) => key);
  const [first = 400] = statuses;
  const exact = statuses.find((status) => keys.includes(String(status)));
  if (exact !== undefined) return { key: String(exact), status: exact };
  if (isOwn) return undefined;
  const general = keys.find((key) => /^4xx$/i.test(key)) ?? keys.find((key) => key === 'default');
  if (general !== undefined) return { key: general, status: first };
  const other = keys.find((key) => /^4\d\d$/.test(key));
  return other === undefined ? undefined : { key: other, status: Number(other) };
}

const texts = new Set(['message', 'detail', 'error_description', 'description', 'reason']);
const numbers = new Set(['error', 'code', 'status', 'statusCode']);

/**
 * An error's generated body with the reason where its schema has a place for one.
 *
 * @param accepts whether the schema allows the result.
 */
export function withReason(
  body: JsonObject,
  { status }: DeclaredError,
  { reason }: Violation,
  accepts: (body: JsonObject) => boolean,
): JsonObject {
  return Object.keys(body).reduce((current, key) => {
    const value = texts.has(key) ? reason : numbers.has(key) ? status : undefined;
    const changed = value !== undefined && typeof value === typeof body[key] ? { ...current, [key]: value } : current;
    return accepts(changed) ? changed : current;
  }, objectOf(body));
}
