import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { OutlinePage } from '../navigation/outline.js';
import { inConfig, type Check, type CheckContext } from './context.js';

interface Repeated {
  page: OutlinePage;
  first: OutlinePage;
}

/**
 * Pages that a reader of one version finds twice in the navigation; once for each of several versions is no fault. What
 * a specification brings in stands nowhere in docs.json, and is no author's slip. What two divisions share is told once.
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

/** The two divisions that a page is listed in; within one, each page is a case of its own. */
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
