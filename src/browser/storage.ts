/** A value kept by the browser; null when there is none, or when the reader forbids storage. */
export function readStored(area: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value where the browser allows it; null removes it. */
export function store(area: 'localStorage' | 'sessionStorage', key: string, value: string | null): void {
  try {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, value);
  } catch {
    // Private modes and full disks: the choice then holds for this page only.
  }
}
