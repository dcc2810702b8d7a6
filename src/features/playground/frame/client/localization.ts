import type { ApiClientOptions } from '@scalar/api-client/modal';
import { nearestLanguage } from '../../../../i18n/nearest.js';
import type italian from './it.json';

type Localization = NonNullable<ApiClientOptions['localization']>;

/** Scalar's most frequent texts, for languages that it does not support. Each has a file with the same keys as the Italian one. */
type ClientWords = typeof italian;

type Translations = NonNullable<NonNullable<Localization['translations']>['apiClient']>;

/** Scalar's own translations, which `scalar/localization.ts` leaves out. */
const scalars: Readonly<Record<string, () => Promise<Translations>>> = {
  ar: async () => (await import('virtual:scalar/api-client/dist/v2/features/localization/locales/ar.js')).ar,
  de: async () => (await import('virtual:scalar/api-client/dist/v2/features/localization/locales/de.js')).de,
  es: async () => (await import('virtual:scalar/api-client/dist/v2/features/localization/locales/es.js')).es,
  fr: async () => (await import('virtual:scalar/api-client/dist/v2/features/localization/locales/fr.js')).fr,
  pt: async () => (await import('virtual:scalar/api-client/dist/v2/features/localization/locales/pt.js')).pt,
  ru: async () => (await import('virtual:scalar/api-client/dist/v2/features/localization/locales/ru.js')).ru,
  zh: async () => (await import('virtual:scalar/api-client/dist/v2/features/localization/locales/zh-cn.js')).zhCn,
  'zh-Hant': async () =>
    (await import('virtual:scalar/api-client/dist/v2/features/localization/locales/zh-tw.js')).zhTw,
};

const files = import.meta.glob<ClientWords>('./*.json', { import: 'default' });
const loads = new Map(Object.entries(files).map(([file, load]) => [file.replace(/^.*\/|\.json$/g, ''), load]));

/**
 * Translations for Scalar. Missing texts are in English.
 *
 * @param language tag (BCP 47).
 */
export async function localizationOf(language: string): Promise<Localization> {
  const theirs = scalars[nearestLanguage(language, Object.keys(scalars))];
  const ours = loads.get(nearestLanguage(language, [...loads.keys()]));
  try {
    const [base, words] = await Promise.all([theirs?.(), ours?.()]);
    return { locale: language, translations: { apiClient: base ?? (words ? translated(words) : {}) } };
  } catch {
    // The network is down, or a newer build has removed the file.
    return { locale: language };
  }
}

function translated(words: ClientWords): Translations {
  const { auth, authentication, body, cookies, headers, key, query, required, response, token, value, variables } =
    words;
  return {
    requestBlock: {
      authentication,
      variables,
      cookies,
      headers,
      queryParameters: query,
      requestBody: body,
    },
    responseBlock: { response, requestHeaders: words.requestHeaders, responseHeaders: words.responseHeaders, body },
    sectionFilter: { all: words.all, auth, variables, cookies, headers, query, body },
    codeInput: { required },
    codeInputLite: { required },
    dataTableInput: { clearValue: words.clear, showPassword: words.show, hidePassword: words.hide },
    dataTableInputSelect: { value },
    serverDropdown: { server: words.server },
    header: { closeClient: words.close },
    requestBody: { noBody: words.noBody },
    requestBodyStructured: { body },
    requestBodyViewToggle: { form: words.form, raw: words.raw, schema: words.schema },
    requestCodeSnippet: { codeSnippet: words.sample },
    requestTable: { key, value },
    requestTableRow: { key, value },
    requestParams: { clear: words.clear },
    responseBodyToggle: { raw: words.raw },
    responseBodyVirtual: { body },
    responseBodyDownload: { label: words.download },
    responseCookies: { cookies },
    responseEmpty: { sendRequest: words.sendRequest },
    addressBar: { copyUrl: words.copyUrl, send: words.send },
    requestAuthTab: { token, bearerToken: token, username: words.username, password: words.password, value },
    authSelector: { selectedType: words.authType, optional: words.optional, required },
    operationBlock: { pathParametersRequired: words.pathMissing },
  };
}
