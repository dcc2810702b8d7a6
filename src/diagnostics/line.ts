import pc from 'picocolors';
import type { Diagnostic } from './diagnostic.js';
import { locationOf } from './location.js';
import { printable } from './printableText.js';

const oneLine = (text: string): string => printable(text.replace(/\s+/g, ' '));

/** Formats a diagnostic on one line: position, severity, message, help, code. */
export function formatLine(diagnostic: Diagnostic, color: boolean): string {
  const colors = pc.createColors(color);
  const { code, severity, message, help = '' } = diagnostic;
  const label = severity === 'error' ? colors.red(severity) : colors.yellow(severity);
  return [oneLine(locationOf(diagnostic)), label, oneLine(message), oneLine(help), colors.dim(code)]
    .filter((part) => part !== '')
    .join(' ');
}
