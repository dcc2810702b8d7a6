import { startAhead } from './ahead.js';
import { startDrawer } from './drawer.js';
import { followFragment } from './fragment.js';
import { startMode } from './mode.js';
import { startSidebar } from './sidebar.js';
import { startSpy } from './spy.js';
import { startVersion } from './version.js';

startMode();
startDrawer();
startSidebar();
void startVersion();
startSpy();
startAhead();
void followFragment();
addEventListener('hashchange', () => void followFragment());

// What not every page has is loaded where it is.
const has = (selector: string): boolean => document.querySelector(selector) !== null;
if (has('trellis-tree')) void import('./tree.js').then(({ startTree }) => startTree());
if (has('trellis-stars')) void import('./stars.js').then(({ startStars }) => startStars());
if (has('[data-thumbs]')) void import('./thumbs.js').then(({ startThumbs }) => startThumbs());
if (has('.prose img')) void import('./zoom.js').then(({ startZoom }) => startZoom());
if (has('.heading-link')) void import('./headingLinks.js').then(({ startHeadingLinks }) => startHeadingLinks());
