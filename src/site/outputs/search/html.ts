import type { TextSection } from '../text/sections.js';
import { operationNames } from './operationPath.js';
import type { SearchRecord } from './record.js';

/** Weights beside those that Pagefind gives headings (6 to 2) and text (1). */
const weights = { description: 5, code: 0.5 };

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

function weighted(text: string, weight: number, boost: number): string {
  if (text === '') return '';
  const factor = Math.min(10, weight * boost);
  return factor === 1 ? `<p>${escape(text)}</p>` : `<p data-pagefind-weight="${factor}">${escape(text)}</p>`;
}

function meta(key: string, value: string | undefined): string {
  return value ? `<meta data-pagefind-meta="${key}[content]" content="${escape(value)}">` : '';
}

function filter(key: string, value: string): string {
  return `<meta data-pagefind-filter="${key}[content]" content="${escape(value)}">`;
}

function sectionHtml({ id, title, depth, text, code, isContinued }: TextSection, boost: number): string {
  if (id === undefined || title === undefined) return weighted(text, 1, boost) + weighted(code, weights.code, boost);
  const own = text.startsWith(title) ? text.slice(title.length).trim() : text;
  const name = `h${depth ?? 4}`;
  const anchor = isContinued
    ? `<span id="${escape(id)}" data-pagefind-title="${escape(title)}"></span>`
    : `<${name} id="${escape(id)}">${escape(title)}</${name}>`;
  return anchor + weighted(own, 1, boost) + weighted(code, weights.code, boost);
}

/**
 * Tag of the index for a language. Those written without spaces are cut into words by the indexer, and their queries are left
 * whole: for that, the index has to go by the language alone. Versions keep `zh-Hans` and `zh-Hant` apart.
 */
function indexLanguage(language: string): string {
  return /^(?:zh|ja|th)(?![^-])/i.exec(language)?.[0] ?? language;
}

/**
 * A page as Pagefind reads it: nothing but what can be found, with weights; every place that a link can lead to has its id.
 *
 * @param language tag of the pages that it is found from.
 */
export function searchHtml(record: SearchRecord, language: string): string {
  const { title, description, keywords, crumbs, versions, method, endpoint, boost, sections } = record;
  const head = [
    meta('title', title),
    meta('crumbs', crumbs.join(' › ')),
    meta('keywords', keywords.join(', ')),
    meta('method', method),
    meta('endpoint', endpoint),
    ...versions.map((version) => filter('version', version)),
    ...(method && endpoint ? operationNames(method, endpoint) : []).map((name) => filter('operation', name)),
  ].join('');
  const body = [
    weighted(description ?? '', weights.description, boost),
    ...sections.map((section) => sectionHtml(section, boost)),
  ].join('');
  return `<html lang="${indexLanguage(language)}"><head>${head}</head><body>${body}</body></html>`;
}
