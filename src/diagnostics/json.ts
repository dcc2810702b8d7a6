import type { DiagnosticCode, Severity } from './catalogue.js';
import type { Diagnostic } from './diagnostic.js';
import { arrange } from './order.js';

/** One entry of the JSON report. Unknown values are null; lines and columns count from 1. */
export interface DiagnosticRecord {
  code: DiagnosticCode;
  severity: Severity;
  message: string;
  help: string | null;
  file: string | null;
  line: number | null;
  column: number | null;
  /** The replacement that `check --fix` would make; absent if it would make none. */
  fix?: { from: string; to: string };
}

/** Sorts diagnostics, removes duplicates and turns them into records for programs. */
export function recordsOf(diagnostics: readonly Diagnostic[]): DiagnosticRecord[] {
  return arrange(diagnostics).map(({ code, severity, message, help, file, span, fix }) => ({
    code,
    severity,
    message,
    help: help ?? null,
    file: file ?? null,
    line: span?.start.line ?? null,
    column: span?.start.column ?? null,
    ...(fix ? { fix: { from: fix.from, to: fix.to } } : {}),
  }));
}

/** Formats the JSON report: `{ "diagnostics": [...] }`. */
export function formatJson(diagnostics: readonly Diagnostic[]): string {
  return JSON.stringify({ diagnostics: recordsOf(diagnostics) }, null, 2);
}
