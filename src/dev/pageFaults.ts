import { losses } from '../diagnostics/catalogue.js';
import { reachable } from '../mdx/interactivity.js';
import { locationOf } from '../diagnostics/location.js';
import { excerpt } from '../diagnostics/excerpt.js';
import { isError, type Diagnostic } from '../diagnostics/diagnostic.js';
import { sourceReader, selectShown } from '../project/report.js';
import type { Session } from '../project/session.js';
import { decodeAddress } from '../shared/url.js';

/** A diagnostic in the form that the browser shows. */
export interface ShownFault extends Pick<Diagnostic, 'code' | 'severity' | 'message' | 'help'> {
  /** True if part of the page cannot be shown. */
  isLoss: boolean;
  /** `file:line:column`, as far as it is known. */
  place: string;
  /** `file:line:column` for the author's editor; undefined if there is no file to open. */
  editor?: string;
  /** The affected line, and the pointer below it. */
  excerpt?: { line: string; pointer: string };
}

/**
 * The diagnostics that concern the page at `pathname` (without base). Those about docs.json and specifications concern every page; those about a page
 * or a file it imports concern that page.
 */
export function pageFaults(session: Session, pathname: string): ShownFault[] {
  const route = session.state.site.routes.get(plainPath(pathname));
  const page = route?.source.page;
  const { content } = session.state;
  const { modules } = content;
  const files = new Set([page?.file, session.state.format?.file, ...session.state.parts.files]);
  for (const key of reachable(page?.body?.imports ?? [], modules)) files.add(modules.get(key)?.file);
  const others = new Set([
    ...content.pages.map(({ file }) => file),
    ...Array.from(modules.values(), ({ file }) => file),
  ]);
  const concerns = (fault: Diagnostic): boolean =>
    files.has(fault.file) || (isError(fault) && (fault.file === undefined || !others.has(fault.file)));
  const faults = selectShown(session.diagnostics).filter(concerns);
  // The page's own diagnostics come first.
  const own = faults.filter(({ file }) => file === page?.file);
  return [...own, ...faults.filter((fault) => !own.includes(fault))].map((fault) =>
    printFault(fault, session.project.folder),
  );
}

function plainPath(pathname: string): string {
  return decodeAddress(pathname).replace(/(?<=.)\/$/, '');
}

function printFault({ code, severity, message, help, file, span }: Diagnostic, folder: string): ShownFault {
  const place = locationOf({ file, span });
  const text = file !== undefined && span ? sourceReader(folder)(file) : undefined;
  const part = text !== undefined && span ? excerpt(text, span) : undefined;
  const [first] = part?.lines ?? [];
  return {
    code,
    severity,
    isLoss: isError({ severity }) || losses.has(code),
    message,
    ...(help === undefined ? {} : { help }),
    place,
    ...(file === undefined ? {} : { editor: place }),
    ...(part && first ? { excerpt: { line: first.text, pointer: part.pointer } } : {}),
  };
}
