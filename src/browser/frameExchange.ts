import { takeNavigation } from './navigation.js';
import type { Neighbour, VersionFrame } from './versionFrame.js';

const root = document.documentElement;

/** Replaces the frame of a page that several versions share with that of another version. */
export async function exchangeFrame(version: string, { source, view, previous, next }: VersionFrame): Promise<void> {
  if (!(await takeNavigation(source))) return;
  root.dataset.version = version;
  root.dataset.view = view;
  showChoice(version);
  lead('prev', previous);
  lead('next', next);
}

function showChoice(version: string): void {
  const templates = [...document.querySelectorAll<HTMLTemplateElement>('.version-select > template')];
  const menus = templates.find(({ dataset }) => dataset.of === version);
  if (menus) return menus.parentElement?.replaceChildren(menus.content);
  const name = document.querySelector('[data-version-name]');
  const button = name?.closest('button');
  button?.setAttribute(
    'aria-label',
    button.getAttribute('aria-label')?.replace(name?.textContent ?? '', version) ?? '',
  );
  if (name) name.textContent = version;
  for (const link of document.querySelectorAll<HTMLElement>('.version-menu a')) {
    if (link.dataset.version === version) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
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
