import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { OutlinePage } from '../navigation/outline.js';
import { inConfig, type Check, type CheckContext } from './context.js';

interface Repeated {
  page: OutlinePage;
  first: OutlinePage;
}

/**
 * Reports pages that are listed twice for readers of one version. Pages from specifications are not reported, because docs.json does not list them.
 * Pages shared by two divisions are reported once.
 */
export const checkRepeatedPages: Check = (context) => {
  const { spanOf } = context.input.configSource;
  const earlier = new Map<string, OutlinePage[]>();
  const repeated = context.outline.pages.flatMap((page): Repeated[] => {
    const { path } = page.entry;
    const others = earlier.get(path) ?? [];
    earlier.set(path, [...others, page]);
    const first = others.find(
      ({ version }) => version === undefined || page.version === undefined || version === page.version,
    );
    return first && spanOf(page.place) ? [{ page, first }] : [];
  });
  return [...Map.groupBy(repeated, sharedBy).values()].flatMap((shared) => told(shared, context));
};

/** The two divisions that list a page. Within one division, each page is a fault of its own. */
function sharedBy({ page, first }: Repeated): unknown {
  const [here, there] = [page, first].map(({ division, version }) => JSON.stringify([division?.path, version]));
  return here === there ? page : `${there} ${here}`;
}

function told([{ page, first } = {}, ...others]: readonly Partial<Repeated>[], context: CheckContext): Diagnostic[] {
  if (!page || !first) return [];
  const more = others.length === 0 ? '' : ` and ${others.length} more page${others.length === 1 ? '' : 's'}`;
  const line = context.input.configSource.spanOf(first.place)?.start.line;
  return [
    inConfig(context, page.place, 'site/repeated-page', {
      message: `The navigation lists \`${page.entry.path}\`${more} twice${line === undefined ? '' : `; the first time is in line ${line}`}.`,
      help: 'Keep one of them; previous and next go by the first.',
    }),
  ];
}
