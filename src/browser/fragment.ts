import { findId } from '../content/fragment.js';
import { decode } from '../shared/url.js';

/** Follows a fragment whose spelling differs from the id that it means. */
export function followFragment(): void {
  const fragment = decode(location.hash.slice(1));
  if (fragment === '' || document.getElementById(fragment)) return;
  const id = findId(
    Array.from(document.querySelectorAll('main [id]'), ({ id }) => id),
    fragment,
  );
  if (id !== undefined) location.replace(`#${encodeURIComponent(id)}`);
}
