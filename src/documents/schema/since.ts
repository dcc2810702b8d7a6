import type { JsonObject } from '../json.js';

/** Version that introduced an operation, a parameter or a schema, from the extension `x-since`. YAML parses `2.3` as a number. */
export function sinceOf({ 'x-since': since }: JsonObject): { since?: string } {
  const isWritten = typeof since === 'number' || (typeof since === 'string' && since.trim() !== '');
  return isWritten ? { since: String(since).trim() } : {};
}
