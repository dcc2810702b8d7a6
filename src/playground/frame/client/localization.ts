import type { ApiClientOptions } from '@scalar/api-client/modal';
import { tableOf, type Language } from '../../../site/words/languages.js';
import type { ClientWords } from './words.js';

type Localization = NonNullable<ApiClientOptions['localization']>;

type Load = () => Promise<ClientWords>;

/** Languages that Scalar has words of its own for. */
type Spoken = 'ar' | 'de' | 'en' | 'es' | 'fr' | 'pt' | 'ru' | 'zh';

const others: Readonly<Partial<Record<Language, Load>>> = {
  he: async () => (await import('./he.js')).client,
  hi: async () => (await import('./hi.js')).client,
  id: async () => (await import('./id.js')).client,
  it: async () => (await import('./it.js')).client,
  ja: async () => (await import('./ja.js')).client,
  ko: async () => (await import('./ko.js')).client,
  nl: async () => (await import('./nl.js')).client,
  pl: async () => (await import('./pl.js')).client,
  tr: async () => (await import('./tr.js')).client,
  uk: async () => (await import('./uk.js')).client,
  vi: async () => (await import('./vi.js')).client,
  'zh-Hant': async () => (await import('./zh-Hant.js')).client,
} satisfies Record<Exclude<Language, Spoken>, Load>;

/**
 * What Scalar needs to know to speak a language. What is not translated here, it says in English; in simplified Chinese where the
 * language is traditional Chinese.
 *
 * @param language tag (BCP 47).
 */
export async function localizationOf(language: string): Promise<Localization> {
  const load = others[tableOf(language)];
  if (!load) return { locale: language };
  try {
    return { locale: language, translations: { apiClient: translated(await load()) } };
  } catch {
    return { locale: language };
  }
}

type Translations = NonNullable<NonNullable<Localization['translations']>['apiClient']>;

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
    requestBodyViewToggle: { form: words.form, raw: words.raw },
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
