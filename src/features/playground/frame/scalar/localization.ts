import { en } from 'virtual:scalar/api-client/dist/v2/features/localization/translations.js';
import { createLocalization } from 'virtual:scalar/localization/dist/index.js';

/* Replaces Scalar's translations, which load nine languages at once. `localizationOf` loads the language of the page. */
export const { provideLocalization, useLocalization, resolveLocalization } = createLocalization({
  localeTranslations: { en: { apiClient: en } },
  defaultLocale: 'en',
  rtlLocales: new Set(['ar', 'fa', 'he', 'ur']),
  logPrefix: '[@scalar/api-client]',
});
