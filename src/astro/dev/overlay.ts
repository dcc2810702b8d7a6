import type { HotPayload } from 'vite';
import { losses } from '../../diagnostics/catalogue.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { formatTerminal } from '../../diagnostics/terminal.js';
import { sourceReader } from '../report.js';
import type { Session } from '../session.js';

/**
 * The overlay for the page at `pathname` (without base): what leaves no site to show on every page, what a page has lost on that
 * page; where there is any, the warnings of the page and of docs.json with them, as every other report has them.
 *
 * @returns undefined when the page is whole.
 */
export function overlayFor(session: Session, pathname: string): HotPayload | undefined {
  const path = decodeURI(pathname).replace(/(?<=.)\/$/, '');
  const page = session.state.site.routes.get(path)?.source.page?.file;
  const files = new Set([page, session.state.format?.file]);
  const list = session.diagnostics.filter(
    ({ severity, file }) => severity === 'error' || (severity === 'warning' && files.has(file)),
  );
  const first = list.find(({ severity, code }) => severity === 'error' || losses.has(code));
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
