/** The error code of the system or the TLS library at the root of an error; empty if it has none. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  // Several addresses of one name were tried, and all failed.
  const inner = error instanceof AggregateError ? (error.errors as unknown[])[0] : error.cause;
  return errorCode(inner);
}
