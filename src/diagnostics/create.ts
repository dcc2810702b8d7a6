import { defined } from '../shared/object.js';
import { catalogue, type DiagnosticCode } from './catalogue.js';
import type { Diagnostic } from './diagnostic.js';

type Details = Omit<Diagnostic, 'code' | 'severity' | 'message'>;

/** Creates a diagnostic with the severity that the catalogue gives its code. Details that are undefined are left out. */
export function diagnostic(
  code: DiagnosticCode,
  details: Pick<Diagnostic, 'message'> & { [Key in keyof Details]: Details[Key] | undefined },
): Diagnostic {
  return { code, severity: catalogue[code], ...defined(details) };
}
