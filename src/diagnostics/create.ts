import { catalogue, type DiagnosticCode } from './catalogue.js';
import type { Diagnostic } from './diagnostic.js';

/** Creates a diagnostic with the severity that the catalogue gives its code. */
export function diagnostic(code: DiagnosticCode, details: Omit<Diagnostic, 'code' | 'severity'>): Diagnostic {
  return { code, severity: catalogue[code], ...details };
}
