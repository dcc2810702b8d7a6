import { makeElement } from '../../../browser/makeElement.js';
import { rightToLeft } from '../../../shared/rightToLeft.js';
import { matchFragment, sign, signs } from './elements.js';
import type { Marked, PageHit, SectionHit } from './provider.js';

const separator = ' › ';

/** The options for a page: the page itself, and the sections that match. */
export function pageGroup(hit: PageHit, number: number): HTMLElement {
  const label = `search-group-${number}`;
  return makeElement(
    'div',
    { role: 'group', class: 'search-group', 'aria-labelledby': label },
    pageOption(hit, label),
    ...hit.sections.map((section) => sectionOption(section, hit)),
  );
}

function pageOption({ href, title, crumbs, method, endpoint, excerpt, sections }: PageHit, label: string): HTMLElement {
  const about = endpoint ? makeElement('span', { class: 'search-endpoint' }, endpoint) : undefined;
  // If sections match, the beginning of the page adds little.
  const text = excerpt.some(({ isHit }) => isHit) || sections.length === 0 ? excerpt : [];
  return option(
    href,
    crumbs.length > 0 ? makeElement('span', { class: 'search-crumbs' }, ...crumbs.flatMap(crumbParts)) : undefined,
    makeElement(
      'span',
      { class: 'search-title', id: label },
      method ? makeElement('span', { class: 'pill method-pill', 'data-method': method }, method) : sign(signs.page),
      titleText(title),
      about,
    ),
    excerptLine(text),
  );
}

/** On right-to-left pages, signs at the edges of a title in Latin letters stay where they are written. */
function titleText(title: Marked): HTMLElement {
  const isRight = title.some(({ text }) => rightToLeft.test(text));
  return makeElement('span', { dir: isRight ? undefined : 'ltr' }, matchFragment(title));
}

function crumbParts(crumb: string, index: number): (Node | string)[] {
  const label = makeElement('bdi', {}, crumb);
  return index > 0 ? [separator, label] : [label];
}

function sectionOption({ href, title, excerpt }: SectionHit, { title: page }: PageHit): HTMLElement {
  const entry = option(
    href,
    makeElement('span', { class: 'search-title' }, sign(signs.section), titleText(title)),
    excerptLine(excerpt),
  );
  entry.classList.add('search-section');
  entry.setAttribute('aria-description', page.map(({ text }) => text).join(''));
  return entry;
}

function excerptLine(excerpt: Marked): HTMLElement | undefined {
  return excerpt.length > 0 ? makeElement('span', { class: 'search-excerpt' }, matchFragment(excerpt)) : undefined;
}

function option(href: string, ...children: (Node | undefined)[]): HTMLElement {
  return makeElement(
    'a',
    { role: 'option', class: 'search-option', href, tabindex: '-1', 'aria-selected': 'false' },
    ...children,
  );
}

/** The option for an earlier search. */
export function recentOption(query: string): HTMLElement {
  return makeElement(
    'div',
    { role: 'option', class: 'search-option search-recent', 'data-query': query, 'aria-selected': 'false' },
    makeElement('span', { class: 'search-title' }, sign(signs.recent), makeElement('span', {}, query)),
  );
}
