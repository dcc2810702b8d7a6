import pc from 'picocolors';
import type { Diagnostic } from './diagnostic.js';
import { locationOf } from './location.js';
import { printableLine } from './printableText.js';

/** Formats a diagnostic on one line: position, severity, message, help, code. */
export function formatLine(diagnostic: Diagnostic, color: boolean): string {
  const colors = pc.createColors(color);
  const { code, severity, message, help = '' } = diagnostic;
  const label = severity === 'error' ? colors.red(severity) : colors.yellow(severity);
  return [printableLine(locationOf(diagnostic)), label, printableLine(message), printableLine(help), colors.dim(code)]
    .filter((part) => part !== '')
    .join(' ');
}
