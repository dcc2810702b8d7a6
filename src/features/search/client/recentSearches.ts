import { readStoredTexts, store } from '../../../browser/storage.js';

const key = 'trellis:searches';
const most = 5;

/** Recent queries that had results, latest first. */
export function recentSearches(): string[] {
  return readStoredTexts(key).slice(0, most);
}

export function rememberSearch(query: string): void {
  const text = query.trim();
  if (text === '') return;
  const others = recentSearches().filter((entry) => entry.toLowerCase() !== text.toLowerCase());
  store('localStorage', key, JSON.stringify([text, ...others].slice(0, most)));
}

export function forgetSearches(): void {
  store('localStorage', key, null);
}
