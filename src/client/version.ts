import { takeNavigation } from './navigation.js';
import type { Neighbour, Reframing } from './reframing.js';
import { readStored, store } from './storage.js';

const key = 'trellis:version';
const root = document.documentElement;

/**
 * Remembers the version that the reader chose. A page of one version decides by itself (format spec 1.8); around a page that several
 * versions share, the frame is exchanged for that of the chosen one.
 */
export async function startVersion(): Promise<void> {
  document.addEventListener('click', ({ target }) => {
    const version =
      target instanceof Element ? target.closest<HTMLElement>('[data-version]')?.dataset.version : undefined;
    if (version !== undefined && target !== root) store('localStorage', key, version);
  });

  const { version, versions } = root.dataset;
  if (version === undefined) return;
  if (versions === undefined) return store('localStorage', key, version);
  const chosen = readStored('localStorage', key);
  const text = document.getElementById('reframings')?.textContent;
  const reframing = text && chosen ? (JSON.parse(text) as Record<string, Reframing>)[chosen] : undefined;
  if (chosen && reframing && (await takeNavigation(reframing.source))) reframe(chosen, reframing);
  root.classList.remove('reframing');
}

function reframe(version: string, { view, previous, next }: Reframing): void {
  root.dataset.version = version;
  root.dataset.view = view;
  const name = document.querySelector('[data-version-name]');
  const button = name?.closest('button');
  button?.setAttribute(
    'aria-label',
    button.getAttribute('aria-label')?.replace(name?.textContent ?? '', version) ?? '',
  );
  if (name) name.textContent = version;
  for (const link of document.querySelectorAll<HTMLElement>('#version-menu a')) {
    if (link.dataset.version === version) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  lead('prev', previous);
  lead('next', next);
}

function lead(rel: 'prev' | 'next', neighbour: Neighbour | undefined): void {
  const link = document.querySelector<HTMLAnchorElement>(`#pagination [rel=${rel}]`);
  if (!link) return;
  link.hidden = neighbour === undefined;
  if (!neighbour) return;
  link.href = neighbour.href;
  const label = link.querySelector('b');
  if (label) label.textContent = neighbour.label;
}
