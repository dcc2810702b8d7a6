import { findId } from '../../content/fragment.js';
import { printable } from '../../diagnostics/printableText.js';
import { defined } from '../../shared/object.js';
import type { Translation, TranslationState } from '../../site/translations/translations.js';

/** A translation as programs receive it. */
interface TranslationReport {
  state: TranslationState;
  /** Ids of the translation and of its original. */
  page?: string;
  original?: string;
  /** Ids of headings that the original has and the translation lacks: a link to one loses its place when the reader switches languages. */
  missingIds?: string[];
}

/** All translations to one language. */
export interface LanguageReport {
  language: string;
  /** Its name among the versions of the site. */
  version: string;
  pages: TranslationReport[];
}

function reportTranslation({ state, page, original }: Translation): TranslationReport {
  const ids = original?.page.headings.map(({ id }) => id) ?? [];
  const missing = page ? ids.filter((id) => findId(page.ids, id) === undefined) : [];
  return {
    state,
    ...defined({
      page: page?.id,
      original: original?.page.id,
      missingIds: missing.length > 0 ? missing : undefined,
    }),
  };
}

/** Groups translations by language. */
export function reportLanguages(translations: readonly Translation[]): LanguageReport[] {
  const byVersion = Map.groupBy(translations, ({ version }) => version);
  return Array.from(byVersion, ([{ name, locale = name }, own]) => ({
    language: locale,
    version: name,
    pages: own.map(reportTranslation),
  }));
}

const columns: readonly [title: string, counts: (page: TranslationReport) => boolean][] = [
  ['pages', () => true],
  ['up to date', ({ state }) => state === 'current'],
  ['behind', ({ state }) => state === 'behind'],
  ['not recorded', ({ state }) => state === 'unrecorded'],
  ['missing', ({ state }) => state === 'missing'],
  ['no original', ({ state }) => state === 'orphaned'],
  ['other heading ids', ({ missingIds }) => missingIds !== undefined],
];

/** Formats a table of the languages, and below it the pages that need work. */
export function formatTranslations(languages: readonly LanguageReport[]): string {
  if (languages.length === 0) return 'The site has one language.\n';
  const names = languages.map(({ language, version }) =>
    languages.filter((other) => other.language === language).length > 1 ? version : language,
  );
  const width = Math.max(...['language', ...names].map(({ length }) => length));
  const head = ['language'.padEnd(width), ...columns.map(([title]) => title)].join('  ');
  const rows = languages.map(({ pages }, index) => {
    const counts = columns.map(([title, counts]) => String(pages.filter(counts).length).padStart(title.length));
    return [printable(names[index] ?? '').padEnd(width), ...counts].join('  ');
  });
  const work = languages.flatMap(({ pages }, index) =>
    (['behind', 'missing', 'orphaned'] as const).flatMap((state) =>
      pages
        .filter((page) => page.state === state)
        .map(({ page, original }) => printable(`${names[index] ?? ''}  ${lineOf(state, { page, original })}`)),
    ),
  );
  return [head, ...rows, ...(work.length > 0 ? ['', ...work] : []), ''].join('\n');
}

function lineOf(
  state: 'behind' | 'missing' | 'orphaned',
  { page = '', original = '' }: Record<'page' | 'original', string | undefined>,
): string {
  if (state === 'missing') return `missing   ${original}`;
  return state === 'behind' ? `behind    ${page} (original: ${original})` : `no original  ${page}`;
}
