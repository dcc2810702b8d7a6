/** A stored value; null if there is none, or if the reader forbids storage. */
export function readStored(area: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** A stored list of texts; empty if there is none, or if something else has written to the item. */
export function readStoredTexts(key: string): string[] {
  try {
    const stored: unknown = JSON.parse(readStored('localStorage', key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string') : [];
  } catch {
    return [];
  }
}

/** Stores a value if the browser allows it; null removes it. */
export function store(area: 'localStorage' | 'sessionStorage', key: string, value: string | null): void {
  try {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, value);
  } catch {
    // In private mode or on a full disk, the choice only applies to this page.
  }
}
