import { make, matchFragment, sign, signs } from './elements.js';
import type { Marked, PageHit, SectionHit } from './provider.js';

const separator = '›';

/** The options for a page: the page itself, and the sections that match. */
export function pageGroup(hit: PageHit, number: number): HTMLElement {
  const label = `search-group-${number}`;
  return make(
    'div',
    { role: 'group', class: 'search-group', 'aria-labelledby': label },
    pageOption(hit, label),
    ...hit.sections.map((section) => sectionOption(section, hit)),
  );
}

function pageOption({ href, title, crumbs, method, endpoint, excerpt, sections }: PageHit, label: string): HTMLElement {
  const about = endpoint ? make('span', { class: 'search-endpoint' }, endpoint) : undefined;
  // If sections match, the beginning of the page adds little.
  const text = excerpt.some(({ isHit }) => isHit) || sections.length === 0 ? excerpt : [];
  return option(
    href,
    crumbs.length > 0 ? make('span', { class: 'search-crumbs' }, crumbs.join(` ${separator} `)) : undefined,
    make(
      'span',
      { class: 'search-title', id: label },
      method ? make('span', { class: 'pill method-pill', 'data-method': method }, method) : sign(signs.page),
      make('span', {}, matchFragment(title)),
      about,
    ),
    excerptLine(text),
  );
}

function sectionOption({ href, title, excerpt }: SectionHit, { title: page }: PageHit): HTMLElement {
  const entry = option(
    href,
    make('span', { class: 'search-title' }, sign(signs.section), make('span', {}, matchFragment(title))),
    excerptLine(excerpt),
  );
  entry.classList.add('search-section');
  entry.setAttribute('aria-description', page.map(({ text }) => text).join(''));
  return entry;
}

function excerptLine(excerpt: Marked): HTMLElement | undefined {
  return excerpt.length > 0 ? make('span', { class: 'search-excerpt' }, matchFragment(excerpt)) : undefined;
}

function option(href: string, ...children: (Node | undefined)[]): HTMLElement {
  return make(
    'a',
    { role: 'option', class: 'search-option', href, tabindex: '-1', 'aria-selected': 'false' },
    ...children,
  );
}

/** The option for an earlier search. */
export function recentOption(query: string): HTMLElement {
  return make(
    'div',
    { role: 'option', class: 'search-option search-recent', 'data-query': query, 'aria-selected': 'false' },
    make('span', { class: 'search-title' }, sign(signs.recent), make('span', {}, query)),
  );
}
