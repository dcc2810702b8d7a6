/** The system's or the TLS library's name of what went wrong below an error; empty when it has none. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  // Several addresses of one name were tried, and failed.
  const inner = error instanceof AggregateError ? (error.errors as unknown[])[0] : error.cause;
  return errorCode(inner);
}
