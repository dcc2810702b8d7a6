import type { HotPayload } from 'vite';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { formatTerminal } from '../../diagnostics/terminal.js';
import { sourceReader } from '../report.js';
import type { Session } from '../session.js';

/**
 * The overlay for the page at `pathname` (without base): errors of docs.json on every page, errors of a page on that page; where
 * there are any, the warnings of these two files with them, as every other report has them.
 *
 * @returns undefined when no error concerns the page.
 */
export function overlayFor(session: Session, pathname: string): HotPayload | undefined {
  const path = decodeURI(pathname).replace(/(?<=.)\/$/, '');
  const page = session.state.site.routes.get(path)?.source.page?.file;
  const files = new Set([page, session.state.format?.file]);
  const list = session.diagnostics.filter(
    ({ severity, code, file }) => files.has(file) || (severity === 'error' && !code.startsWith('content/')),
  );
  const first = list.find(({ severity }) => severity === 'error');
  return first && payload(list, first, session.project.folder);
}

function payload(list: Diagnostic[], { file, span }: Diagnostic, folder: string): HotPayload {
  const place =
    file && span ? { loc: { file: `${folder}/${file}`, line: span.start.line, column: span.start.column } } : {};
  return {
    type: 'error',
    err: {
      message: formatTerminal(list, { readText: sourceReader(folder), color: false }),
      stack: '',
      plugin: 'trellis',
      ...place,
    },
  };
}
