import { isOpenapi, type Operation } from '../../../formats/openapi/operation.js';
import type { ReferenceDocument } from '../../../formats/format.js';
import { escapeHtml } from '../../../shared/html.js';
import type { Site } from '../../../site/site.js';

/** Longer lists omit addresses, so that a page stays below 4,000 elements. */
const mostWithAddress = 900;

/**
 * All operations of a specification as HTML, by group. Those that have a page link to it.
 *
 * @param base URL prefix without trailing slash.
 */
export function operationList(site: Pick<Site, 'routes'>, specification: ReferenceDocument, base: string): string {
  if (!isOpenapi(specification)) return '';
  const { entries, id } = specification;
  const pages = new Map<string, { title: string; path: string }>();
  for (const { path, title, source } of site.routes.values()) {
    if (source.kind === 'operation' && source.operation.documentId === id && !pages.has(source.operation.id))
      pages.set(source.operation.id, { title, path });
  }
  const groups = Map.groupBy(entries, ({ groups: names, tags }) => nameOf(names) ?? tags[0] ?? '');
  const hasAddress = entries.length <= mostWithAddress;
  return [...groups]
    .map(([name, operations]) => {
      const rows = operations.map((each) => rowOf(each, pages.get(each.id), base, hasAddress)).join('');
      return `${name === '' ? '' : `<h2>${escapeHtml(name)}</h2>`}<ul>${rows}</ul>`;
    })
    .join('');
}

function nameOf(names: Operation['groups']): string | undefined {
  const texts = names.filter((name) => typeof name === 'string');
  return texts.length > 0 ? texts.join(' / ') : undefined;
}

function rowOf(
  { method, badge = method, path, words, title = words, deprecated }: Operation,
  page: { title: string; path: string } | undefined,
  base: string,
  hasAddress: boolean,
): string {
  const marker = escapeHtml(badge);
  const address = hasAddress ? ` <code>${escapeHtml(path)}</code>` : '';
  const name = escapeHtml(page?.title ?? title);
  const text = `<b data-method="${marker}">${marker}</b> ${deprecated ? `<s>${name}</s>` : name}${address}`;
  return page ? `<li><a href="${escapeHtml(encodeURI(base + page.path))}">${text}</a></li>` : `<li>${text}</li>`;
}
