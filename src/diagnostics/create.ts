import { catalogue, type DiagnosticCode } from './catalogue.js';
import type { Diagnostic } from './diagnostic.js';

/** Makes a diagnostic whose severity is the one its code has in the catalogue. */
export function diagnostic(code: DiagnosticCode, details: Omit<Diagnostic, 'code' | 'severity'>): Diagnostic {
  return { code, severity: catalogue[code], ...details };
}
