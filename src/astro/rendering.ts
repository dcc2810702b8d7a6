import { diagnostic } from '../diagnostics/create.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { Highlighting } from '../content/highlight/highlighting.js';
import { digest } from '../content/digest.js';
import type { Page } from '../content/page.js';
import { findIcon } from '../site/icons/icons.js';
import type { Rendering } from '../site/rendering.js';
import type { ProjectState } from './project.js';

export interface RenderingOptions {
  base: string;
  isDev: boolean;
  highlighting: Highlighting;
  /** Gets what pages throw while they are drawn. */
  faults: Map<string, Diagnostic>;
  /** Files of pages that threw in the last build, and so have to be drawn again. */
  unsettled: ReadonlySet<string>;
}

function thrown(page: Page, error: unknown): Diagnostic {
  const reason = error instanceof Error ? error.message : String(error);
  return diagnostic('content/evaluate', {
    message: `The page cannot be drawn: ${reason.replace(/\.$/, '')}.`,
    help: /is not defined/.test(reason)
      ? 'Import or export the name in this page, or pass it to the snippet that uses it.'
      : 'An expression or a component of the page throws this.',
    file: page.file,
    span: { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } },
  });
}

/** Makes what routes see of a project's state. */
export function createRendering({ site, content }: ProjectState, options: RenderingOptions): Rendering {
  const { base, isDev, highlighting, faults, unsettled } = options;
  const frame = digest(base);
  return {
    site,
    modules: content.modules,
    base,
    isDev,
    keyOf: (route) => {
      const file = route.source.page?.file;
      return file !== undefined && unsettled.has(file) ? undefined : digest(frame, route.digest);
    },
    report: (page, error) => {
      const fault = thrown(page, error);
      faults.set(page.file, fault);
      return fault;
    },
    icon: findIcon,
    highlight: (code, codeOptions) => highlighting.highlight(code, codeOptions),
  };
}
