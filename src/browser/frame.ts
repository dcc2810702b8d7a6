import { closest } from './clicks.js';
import { startCode } from './code.js';
import { startDetails } from './details.js';
import { startDrawer } from './drawer.js';
import { startHeadingLinks } from './headingLinks.js';
import { startMode } from './mode.js';
import { startPageMenu } from './pageMenu.js';
import { layOutAhead } from './pageVisibility.js';
import { startSidebar } from './sidebar.js';
import { startSpy } from './spy.js';
import { startTabs } from './tabs.js';

startMode();
startDrawer();
startSidebar();
startSpy();
startPageMenu();
startHeadingLinks();
startCode();
startTabs();
startDetails();
layOutAhead();
follow();
addEventListener('hashchange', follow);

// Scripts for features that few pages have are loaded by those pages.
const has = (selector: string): boolean => document.querySelector(selector) !== null;
if (has('[data-version]')) void import('./version.js');
if (has('trellis-tree')) void import('./tree.js');
if (has('[data-thumbs]')) void import('./thumbs.js');
if (has('.prose img')) void import('./zoom.js').then(({ startZoom }) => startZoom());

// Prerendering is loaded once the reader points at a link. Browsers also report where the pointer rests on a new page. Until then no page is
// prerendered, so none gets a transition.
const pointing = new AbortController();
const { signal } = pointing;
const point = (event: Event): void => {
  if (!closest(event.target, 'a[href]')) return;
  pointing.abort();
  void import('./prerendering.js').then(({ startPrerendering: startAhead }) => startAhead(event));
};
for (const type of ['pointerover', 'pointerdown', 'focusin']) addEventListener(type, point, { signal });
addEventListener('pageswap', ({ viewTransition }) => viewTransition?.skipTransition(), { signal });

function follow(): void {
  if (location.hash !== '') void import('./fragment.js').then(({ followFragment }) => followFragment());
}
