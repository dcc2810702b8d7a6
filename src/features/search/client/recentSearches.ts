import { readStored, store } from '../../../browser/storage.js';

const key = 'trellis:searches';
const most = 5;

/** Recent queries that had results, latest first. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored('localStorage', key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string').slice(0, most) : [];
  } catch {
    // Something else has written to the storage item.
    return [];
  }
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
