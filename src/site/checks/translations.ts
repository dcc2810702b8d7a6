import { versionsIn } from '../../config/navigation/walk.js';
import { diagnostic } from '../../diagnostics/create.js';
import { beginning, type Diagnostic } from '../../diagnostics/diagnostic.js';
import { amount } from '../../shared/amount.js';
import { atKey } from '../pageSources.js';
import type { Translation } from '../translations/translations.js';
import { inConfig, type Check, type CheckContext } from './context.js';

/** Up to this many pages of a language are reported in their own files; beyond it, once in docs.json. Also, how many that one names. */
const most = 3;

interface Report {
  state: Translation['state'];
  code: 'site/translation-behind' | 'site/translation-missing' | 'site/translation-orphan';
  /** Message in the page's own file. Absent for pages without a file. */
  own?: (translation: Translation) => Pick<Diagnostic, 'message' | 'help'>;
  /** Message about several pages of a language. */
  all: (pages: string, language: string) => string;
}

const reports: readonly Report[] = [
  {
    state: 'behind',
    code: 'site/translation-behind',
    own: ({ page, original }) => ({
      message: `The original of this translation, \`${original?.page.id ?? ''}\`, has changed since.`,
      help: `Bring the translation up to date, then run \`trellis-docs translations accept ${page?.id ?? ''}\`.`,
    }),
    all: (pages, language) => `In \`${language}\`, ${pages} behind the original`,
  },
  {
    state: 'missing',
    code: 'site/translation-missing',
    all: (pages, language) => `In \`${language}\`, ${pages} not translated`,
  },
  {
    state: 'orphaned',
    code: 'site/translation-orphan',
    own: ({ version, page }) => ({
      message: `This page exists in \`${version.locale ?? version.name}\`, but not in the default language.`,
      help: `If the original was removed, remove this page. If it moved, run \`trellis-docs rename ${page?.id ?? ''}\` with the new place.`,
    }),
    all: (pages, language) => `In \`${language}\`, ${pages} without a page in the default language`,
  },
];

/** Reports translations that are missing, behind their originals, or without one: a page at a time if they are few, else a language at a time. */
export const checkTranslations: Check = (context) => {
  const byVersion = Map.groupBy(context.translations, ({ version }) => version.name);
  return [...byVersion.values()].flatMap((translations) =>
    reports.flatMap((report) => {
      const matches = translations.filter(({ state }) => state === report.state);
      const { code, own } = report;
      if (matches.length === 0) return [];
      if (!own || matches.length > most) return inLanguage(context, report, matches);
      return matches.flatMap((translation) =>
        translation.page
          ? diagnostic(code, { span: beginning, ...own(translation), ...atKey(translation.page, 'title') })
          : [],
      );
    }),
  );
};

function inLanguage(context: CheckContext, { code, all }: Report, translations: readonly Translation[]): Diagnostic[] {
  const [first] = translations;
  if (!first) return [];
  const { name, locale = name } = first.version;
  const place = [...versionsIn(context.input.config.navigation)].find((version) => version.name === name);
  const ids = translations.map(({ page, original }) => `\`${(page ?? original?.page)?.id ?? ''}\``);
  const rest = ids.length - most;
  const list = ids.slice(0, most).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
  return [
    inConfig(context, place ? [...place.path, 'locale'] : ['navigation'], code, {
      message: `${all(`${amount(translations.length, 'page')} ${translations.length === 1 ? 'is' : 'are'}`, locale)}: ${list}.`,
      help: '`trellis-docs translations` lists all pages.',
    }),
  ];
}
