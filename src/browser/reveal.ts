import { decode } from '../shared/url.js';

type Reveal = (target: Element) => Element;

function follow(reveal: Reveal): void {
  const id = decode(location.hash.slice(1));
  const target = id ? document.getElementById(id) : null;
  if (target) reveal(target).scrollIntoView({ behavior: 'instant' });
}

/**
 * Opens what a link's fragment leads to, now and whenever the fragment changes.
 *
 * @param reveal makes the target visible and returns what to scroll to.
 */
export function onFragment(reveal: Reveal): void {
  follow(reveal);
  addEventListener('hashchange', () => follow(reveal));
}
