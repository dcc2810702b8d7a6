import type { Diagnostic } from './diagnostic.js';
import { arrange } from './order.js';

function escapeMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

function command(diagnostic: Diagnostic, folder: string): string {
  const { code, severity, message, help, file, span } = diagnostic;
  const path = file === undefined || folder === '' ? file : `${folder}/${file}`;
  const oneLine = span !== undefined && span.end.line === span.start.line;
  const properties = {
    file: path,
    line: span?.start.line,
    endLine: span?.end.line,
    col: span?.start.column,
    endColumn: oneLine ? span.end.column : undefined,
    title: code,
  };
  const list = Object.entries(properties)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${escapeProperty(String(value))}`]))
    .join(',');
  return `::${severity === 'note' ? 'notice' : severity} ${list}::${escapeMessage(help === undefined ? message : `${message}\n${help}`)}`;
}

/**
 * Annotations in the form of GitHub Actions' workflow commands, one a line.
 *
 * @param folder path of the documentation folder from the repository's root, with `/` and without one at its ends;
 *   annotations need paths from that root.
 */
export function formatGithub(diagnostics: readonly Diagnostic[], folder = ''): string {
  return arrange(diagnostics)
    .map((diagnostic) => command(diagnostic, folder))
    .join('\n');
}
