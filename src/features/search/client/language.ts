/** Tag of the language whose index is searched: that of the version, even on a page that is not yet translated. */
export function searchedLanguage(): string {
  const language = document.querySelector<HTMLElement>('[data-search-language]')?.dataset['searchLanguage'];
  return language ?? document.documentElement.lang;
}
