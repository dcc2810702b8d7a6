import { posix } from 'node:path';
import type { Diagnostic } from './diagnostic.js';
import { locationOf } from './location.js';
import { arrange } from './order.js';

function escapeMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

// GitHub ignores columns in annotations that span several lines.
function propertiesOf({ file, span }: Pick<Diagnostic, 'file' | 'span'>, folder: string): Record<string, unknown> {
  return {
    file: file === undefined ? undefined : posix.join(folder, file),
    line: span?.start.line,
    endLine: span?.end.line,
    col: span?.start.column,
    endColumn: span?.end.line === span?.start.line ? span?.end.column : undefined,
  };
}

const isAddress = (file = ''): boolean => /^[a-z][a-z\d+.-]+:\/\//i.test(file);

function command(diagnostic: Diagnostic, folder: string): string {
  const { code, severity, message, help, file } = diagnostic;
  // A file on another host has no line to annotate.
  const isElsewhere = isAddress(file);
  const properties = { ...(isElsewhere ? {} : propertiesOf(diagnostic, folder)), title: code };
  const text = isElsewhere ? `${locationOf(diagnostic)} ${message}` : message;
  const list = Object.entries(properties)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${escapeProperty(String(value))}`]))
    .join(',');
  return `::${severity === 'note' ? 'notice' : severity} ${list}::${escapeMessage(help === undefined ? text : `${text}\n${help}`)}`;
}

/**
 * Formats diagnostics as GitHub Actions workflow commands, one per line.
 *
 * @param folder path of the documentation folder from the repository's root, with `/` but without a leading or trailing slash; annotations need paths
 * from that root.
 */
export function formatGithub(diagnostics: readonly Diagnostic[], folder = ''): string {
  return arrange(diagnostics)
    .map((diagnostic) => command(diagnostic, folder))
    .join('\n');
}
