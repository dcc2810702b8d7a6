import { entriesOf, objectOf, type JsonObject } from '../../documents/json.js';

/** Why a request is rejected. */
export interface Violation {
  /** Suitable status codes, best first. */
  statuses: readonly number[];
  /** One sentence. */
  reason: string;
  /** The faults one by one, if they are in certain places of the request. */
  errors?: readonly RequestError[];
  /** True if the mock itself rejects the request, so that only a response with exactly this status describes it. */
  isOwn?: true;
}

/** A fault in a part of a request. */
interface RequestError {
  /** `body`, or where parameters are: `path`, `query`, `header`, `cookie`. */
  location: string;
  /** JSON pointer within the body, or in an object of the parameters. */
  pointer: string;
  detail: string;
}

/** A declared error response. */
export interface DeclaredError {
  /** Key under `responses`: `400`, `4XX`, `default`. */
  key: string;
  status: number;
}

/**
 * The declared response that fits a violation best: one with a suitable status, else `4XX`, `default`, or the first declared status of the class.
 *
 * @returns undefined if the operation declares no error.
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
 * Adds the reason to an error's generated body, if its schema has a suitable property.
 *
 * @param accepts true if the schema allows the result.
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
