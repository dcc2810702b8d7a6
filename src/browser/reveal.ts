import { decode } from '../shared/url.js';

type Reveal = (target: Element) => void;

function follow(reveal: Reveal): void {
  const id = decode(location.hash.slice(1));
  const target = id ? document.getElementById(id) : null;
  // The browser scrolls to what it can show, and a second scroll would disturb the first.
  const isHidden = target?.checkVisibility() === false;
  if (target) reveal(target);
  if (isHidden) target.scrollIntoView({ behavior: 'instant' });
}

/**
 * Opens what a link's fragment leads to, now and whenever the fragment changes.
 *
 * @param reveal makes the target visible.
 */
export function onFragment(reveal: Reveal): void {
  follow(reveal);
  addEventListener('hashchange', () => follow(reveal));
}
