import { findId } from '../site/fragment.js';

/** Follows a fragment that is spelled otherwise than the id it means. */
export function followFragment(): void {
  const fragment = decoded(location.hash.slice(1));
  if (fragment === '' || document.getElementById(fragment)) return;
  const meant = findId(
    Array.from(document.querySelectorAll('#content [id]'), ({ id }) => id),
    fragment,
  );
  if (meant !== undefined) location.replace(`#${encodeURIComponent(meant)}`);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A lone `%` is no escape.
    return text;
  }
}
