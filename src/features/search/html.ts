import type { TextSection } from '../../render/text/sections.js';
import { operationNames } from './operationPath.js';
import type { SearchRecord } from './record.js';
import { synonymsOf } from './synonyms.js';
import { indexName, partWords } from './wordParts.js';
import { escapeHtml } from '../../shared/html.js';

/** Weights in addition to those that Pagefind gives headings (6 to 2) and text (1). */
const weights = { description: 5, code: 0.5 };

function weighted(text: string, weight: number, boost: number): string {
  if (text === '') return '';
  const factor = Math.min(10, weight * boost);
  return factor === 1 ? `<p>${escapeHtml(text)}</p>` : `<p data-pagefind-weight="${factor}">${escapeHtml(text)}</p>`;
}

function meta(key: string, value: string | undefined): string {
  return value ? `<meta data-pagefind-meta="${key}[content]" content="${escapeHtml(value)}">` : '';
}

function filter(key: string, value: string): string {
  return `<meta data-pagefind-filter="${key}[content]" content="${escapeHtml(value)}">`;
}

function sectionHtml({ id, title, depth, text, code, isContinued }: TextSection, boost: number): string {
  if (id === undefined || title === undefined) return weighted(text, 1, boost) + weighted(code, weights.code, boost);
  const name = `h${depth ?? 4}`;
  const anchor = isContinued
    ? `<span id="${escapeHtml(id)}" data-pagefind-title="${escapeHtml(title)}"></span>`
    : `<${name} id="${escapeHtml(id)}">${escapeHtml(title)}</${name}>`;
  return anchor + weighted(text, 1, boost) + weighted(code, weights.code, boost);
}

function partedSection(section: TextSection, parted: (text: string) => string): TextSection {
  const { title, text, code } = section;
  return {
    ...section,
    text: parted(text),
    code: parted(code),
    ...(title === undefined ? {} : { title: parted(title) }),
  };
}

/**
 * A page in the form that Pagefind reads: only searchable text, with weights, and with an id at every link target.
 *
 * @param language tag of the pages that can find it.
 */
export function searchHtml(record: SearchRecord, language: string): string {
  const { title, description, keywords, crumbs, versions, method, endpoint, boost, sections } = record;
  const parted = (text: string): string => partWords(text, language);
  const titleWords = parted(title);
  // The names are English.
  const isEnglish = /^en(?![^-])/i.test(language);
  const headings = sections.flatMap(({ title: heading = '', isContinued }) => (isContinued ? [] : [heading]));
  const head = [
    meta('title', title),
    meta('crumbs', crumbs.join(' › ')),
    // Titles are shown as written.
    meta('words', titleWords === title ? undefined : titleWords),
    meta('keywords', parted(keywords.join(', '))),
    meta('synonyms', isEnglish ? synonymsOf([title, ...keywords]).join(', ') : undefined),
    meta('related', isEnglish ? synonymsOf(headings).join(', ') : undefined),
    meta('method', method),
    meta('endpoint', endpoint),
    ...versions.map((version) => filter('version', version)),
    ...(method && endpoint ? operationNames(method, endpoint) : []).map((name) => filter('operation', name)),
  ].join('');
  const body = [
    weighted(parted(description ?? ''), weights.description, boost),
    ...sections.map((section) => sectionHtml(partedSection(section, parted), boost)),
  ].join('');
  return `<html lang="${indexName(language)}"><head>${head}</head><body>${body}</body></html>`;
}
