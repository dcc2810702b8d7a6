import { printable } from '../../diagnostics/printableText.js';
import { createStyle } from '../../diagnostics/textStyle.js';
import { isFailure, type Change, type Likeness, type Subject } from './change.js';

const likenesses: Readonly<Record<Likeness, string>> = {
  content: 'the same contents',
  title: 'the same title',
  address: 'a similar address',
};

/** Where readers of a broken address should probably go. */
export function likelyText({ likely }: Change, write = (address: string): string => address): string {
  return likely === undefined
    ? 'nothing similar is left'
    : `probably ${write(likely.address)}, which has ${likenesses[likely.by]}`;
}

const subjects: readonly Subject[] = ['page', 'operation', 'file', 'redirect', 'heading'];
const kinds = ['added', 'changed', 'moved', 'gone'] as const;

/** Counts changes: `pages: 2 added, 1 gone`. */
export function countChanges(changes: readonly Change[]): string[] {
  return subjects.flatMap((subject) => {
    const counts = kinds.flatMap((kind) => {
      const { length } = changes.filter((change) => change.subject === subject && change.kind === kind);
      return length === 0 ? [] : `${length} ${kind}`;
    });
    return counts.length === 0 ? [] : `${subject}s: ${counts.join(', ')}`;
  });
}

/** One sentence: how many addresses died. */
export function deathLine(changes: readonly Change[]): string {
  const { length } = changes.filter(isFailure);
  if (length === 0) return 'No address died.';
  return `${length} ${length === 1 ? 'address' : 'addresses'} died without a redirect.`;
}

/** Formats changes for a terminal. */
export function formatChanges(changes: readonly Change[], names: readonly [string, string], color: boolean): string {
  const style = createStyle(color);
  const lineOf = (change: Change): string => {
    const { subject, kind, address, title, to, redirect } = change;
    const isDead = isFailure(change);
    const label = style(isDead ? 'red' : 'cyan', (isDead ? 'dead' : kind).padEnd(7));
    const operation = subject === 'operation' && title !== undefined ? `${title} at ` : '';
    const target = redirect === undefined ? to : `${redirect} (redirect)`;
    const way = isDead || target === undefined ? '' : ` → ${target}`;
    const likely = isDead || change.likely ? `: ${likelyText(change)}` : '';
    return `  ${label} ${subject.padEnd(9)} ${printable(operation + address + way + likely)}`;
  };
  return [
    `From ${names[0]} to ${names[1]}: ${countChanges(changes).join('; ') || 'nothing changed'}.`,
    ...[...changes.filter(isFailure), ...changes.filter((change) => !isFailure(change))].map(lineOf),
    deathLine(changes),
    '',
  ].join('\n');
}
