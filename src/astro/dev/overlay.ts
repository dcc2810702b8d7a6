import type { HotPayload } from 'vite';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { formatTerminal } from '../../diagnostics/terminal.js';
import { sourceReader } from '../report.js';
import type { Session } from '../session.js';

/**
 * The overlay for the page at `pathname` (without base): errors of docs.json on every page, errors of a page on that page.
 *
 * @returns undefined when nothing is wrong that concerns the page.
 */
export function overlayFor(session: Session, pathname: string): HotPayload | undefined {
  const path = decodeURI(pathname).replace(/(?<=.)\/$/, '');
  const page = session.state.site.routes.get(path)?.source.page?.file;
  const errors = session.diagnostics.filter(
    ({ severity, code, file }) => severity === 'error' && (!code.startsWith('content/') || file === page),
  );
  const [first] = errors;
  return first ? payload(errors, first, session.project.folder) : undefined;
}

function payload(errors: Diagnostic[], { file, span }: Diagnostic, folder: string): HotPayload {
  const place =
    file && span ? { loc: { file: `${folder}/${file}`, line: span.start.line, column: span.start.column } } : {};
  return {
    type: 'error',
    err: {
      message: formatTerminal(errors, { readText: sourceReader(folder), color: false }),
      stack: '',
      plugin: 'trellis',
      ...place,
    },
  };
}
