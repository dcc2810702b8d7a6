/** A stored value; null if there is none, or if the reader forbids storage. */
export function readStored(area: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
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
