/** Tag of the language whose index is searched: that of the version, in which a page may wait for its translation. */
export function searchedLanguage(): string {
  const named = document.querySelector<HTMLElement>('[data-search-language]')?.dataset['searchLanguage'];
  return named ?? document.documentElement.lang;
}
