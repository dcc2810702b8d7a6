import { nearestPath } from '../../site/checks/targets.js';
import { hasWildcard } from '../../site/wildcards.js';
import type { Change, Subject } from './change.js';
import { compareFiles } from './compareFiles.js';
import { compareHeadings } from './compareHeadings.js';
import { createFind } from './likeness.js';
import { answerAt, type PageState, type Snapshot } from './snapshot.js';

/** The id of an operation without the name of its document, which changes when the file is renamed. */
const operationOf = ({ operation }: PageState): string | undefined => operation?.id.replace(/^\S+ /, '');

const subjectOf = ({ operation }: PageState): Subject => (operation ? 'operation' : 'page');

const titleOf = ({ operation, title }: PageState): string | undefined => operation?.name ?? title;

/**
 * Lists the differences between two states of a site. Pure.
 *
 * @returns the changes in the order pages, redirects, files, headings; within each by address.
 */
export function compareSnapshots(from: Snapshot, to: Snapshot): Change[] {
  const added = [...to.pages].filter(([path]) => !from.pages.has(path));
  const finds = [
    [createFind(added, (state) => state.digest), 'content'],
    [createFind(added, operationOf), 'content'],
    [createFind(added, (state) => (state.operation ? undefined : state.title)), 'title'],
  ] as const;
  const paths = [...to.pages.keys()];
  const guess = (path: string, state: PageState): Change['likely'] => {
    for (const [find, by] of finds) {
      const address = find(path, state);
      if (address !== undefined) return { address, by };
    }
    const address = nearestPath(path, paths);
    return address === undefined ? undefined : { address, by: 'address' };
  };

  const fates = new Map<string, Change>();
  for (const [path, state] of from.pages) {
    if (to.pages.has(path)) continue;
    const { isAnswered, to: redirect } = answerAt(to, path);
    const likely = guess(path, state);
    const isNew = (at: string | undefined): at is string => at !== undefined && to.pages.has(at) && !from.pages.has(at);
    const place = isNew(redirect) ? redirect : likely?.by === 'address' ? undefined : likely?.address;
    const about = { subject: subjectOf(state), address: path, title: titleOf(state), redirect, isDead: !isAnswered };
    fates.set(path, {
      ...about,
      ...(place === undefined ? { kind: 'gone' } : { kind: 'moved', to: place }),
      ...(isAnswered ? {} : { likely }),
    });
  }
  const arrivals = new Set(Array.from(fates.values(), (change) => change.to));
  const pages = [
    ...fates.values(),
    ...added.filter(([path]) => !arrivals.has(path)).map(([path, state]) => create(path, state, 'added')),
    ...[...to.pages].flatMap(([path, state]) => {
      const before = from.pages.get(path)?.digest;
      return before === undefined || state.digest === undefined || before === state.digest
        ? []
        : create(path, state, 'changed');
    }),
  ];
  return [
    ...inOrder(pages),
    ...inOrder(compareRedirects(from, to, fates, guess)),
    ...inOrder(compareFiles(from, to)),
    ...inOrder(compareHeadings(from, to, fates)),
  ];
}

const create = (path: string, state: PageState, kind: 'added' | 'changed'): Change => ({
  ...{ subject: subjectOf(state), kind, address: path, title: titleOf(state) },
});

const inOrder = (changes: readonly Change[]): Change[] =>
  [...changes].sort((a, b) => (a.address < b.address ? -1 : a.address > b.address ? 1 : 0));

/** Old addresses that no longer lead anywhere, because their redirect was taken out or its target died. */
function compareRedirects(
  from: Snapshot,
  to: Snapshot,
  fates: ReadonlyMap<string, Change>,
  guess: (path: string, state: PageState) => Change['likely'],
): Change[] {
  const sources = new Set(to.sources);
  return from.sources.flatMap((source): Change[] => {
    const isPattern = hasWildcard(source);
    if (!isPattern && !answerAt(from, source).isAnswered) return [];
    if (isPattern ? sources.has(source) : answerAt(to, source).isAnswered) return [];
    const end = answerAt(from, source).to ?? '';
    const fate = fates.get(end);
    const place = to.pages.has(end) ? end : (fate?.to ?? fate?.redirect);
    const likely = place === undefined ? guess(source, {}) : { address: place, by: 'content' as const };
    return [{ subject: 'redirect', kind: 'gone', address: source, isDead: true, ...(isPattern ? {} : { likely }) }];
  });
}
