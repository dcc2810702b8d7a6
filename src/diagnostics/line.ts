import type { Diagnostic } from './diagnostic.js';
import { locationOf } from './location.js';
import { printableLine } from './printableText.js';
import { createStyle } from './textStyle.js';

/** Formats a diagnostic on one line: position, severity, message, help, code. */
export function formatLine(diagnostic: Diagnostic, color: boolean): string {
  const style = createStyle(color);
  const { code, severity, message, help = '' } = diagnostic;
  const label = style(severity === 'error' ? 'red' : 'yellow', severity);
  return [printableLine(locationOf(diagnostic)), label, printableLine(message), printableLine(help), style('dim', code)]
    .filter((part) => part !== '')
    .join(' ');
}
