import type { Violation } from './errors.js';

/** Keys of responses (OpenAPI 3.1, Responses Object). */
const responseKey = /^(?:[1-5]\d\d|[1-5]XX|default)$/i;

/** Checks a request's `Prefer` header, which must not name an impossible response. */
export function preferenceViolation(header: string | null): Violation | undefined {
  const codes = (header ?? '')
    .split(/[,;]/)
    .map((token) => /^\s*code\s*=\s*"?(.*?)"?\s*$/i.exec(token)?.[1])
    .filter((code) => code !== undefined);
  const wrong = codes.find((code) => !responseKey.test(code));
  return wrong === undefined
    ? undefined
    : { statuses: [400], reason: `\`Prefer: code=${wrong}\` names no response: it takes a status such as 404.` };
}

/** Name of the example that a request's `Prefer` header asks for. */
export function preferredExample(header: string | null): string | undefined {
  return /(?:^|[,;])\s*example\s*=\s*"?([^",;]*?)"?\s*(?:[,;]|$)/i.exec(header ?? '')?.[1];
}
