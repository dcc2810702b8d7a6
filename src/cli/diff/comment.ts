import { hrefOf } from '../../content/links.js';
import { isFailure, type Change } from './change.js';
import { countChanges, deathLine, likelyText } from './report.js';

/** Lets a workflow find its earlier comment, to update it. */
const mark = '<!-- trellis-docs diff -->';

/** Largest number of rows. GitHub refuses comments of more than 65,536 characters. */
const maxRows = 200;

/** Longest title of a page that is shown. */
const maxTitle = 80;

const escape = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>|~#@&]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .slice(0, maxTitle * 6);

const code = (text: string): string => `\`${text.replace(/[`|\s]+/g, ' ')}\``;

/** The page that a change belongs to: for a heading, the page that has it now. */
const pageOf = ({ address, to, kind }: Change): string =>
  (kind === 'moved' ? (to ?? address) : address).replace(/#.*$/s, '');

function describe(change: Change): string {
  const { subject, kind, address, to, redirect } = change;
  const at = code(subject === 'heading' ? address.slice(address.indexOf('#')) : address);
  const what = subject === 'page' ? '' : ` ${subject}`;
  if (isFailure(change)) return `**dead:**${what} ${at}; ${likelyText(change, code)}`;
  const target = redirect ?? to;
  const likely = change.likely ? `; ${likelyText(change, code)}` : '';
  const way = redirect === undefined ? '' : ', with a redirect';
  return target === undefined ? `${kind}${what} ${at}${likely}` : `${kind}${what} ${at} → ${code(target)}${way}`;
}

/**
 * Formats changes as a comment on a pull request, page by page.
 *
 * @param preview address of a preview of the new state, without trailing slash; undefined if there is none.
 */
export function formatComment(changes: readonly Change[], preview?: string): string {
  const pages = [...Map.groupBy(changes, pageOf)].sort(
    ([, a], [, b]) => Number(b.some(isFailure)) - Number(a.some(isFailure)),
  );
  const rows = pages.map(([path, group]) => {
    const page = group.find(({ subject }) => subject === 'page' || subject === 'operation');
    const label = escape((page?.title ?? path).slice(0, maxTitle));
    const isThere = group.some(({ kind }) => kind !== 'gone') || page === undefined;
    const link = preview !== undefined && isThere ? `[${label}](${preview}${hrefOf(path)})` : label;
    return `| ${link} | ${group.map(describe).join('<br>')} |`;
  });
  const rest = rows.length - maxRows;
  return [
    mark,
    '### Changes of the documentation',
    '',
    `${countChanges(changes).join('; ') || 'Nothing changed'}. **${deathLine(changes)}**`,
    ...(rows.length === 0 ? [] : ['', '| Page | Changes |', '| --- | --- |', ...rows.slice(0, maxRows)]),
    ...(rest > 0 ? ['', `And ${rest} more.`] : []),
    '',
  ].join('\n');
}
