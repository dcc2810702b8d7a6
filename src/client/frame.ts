import { startDrawer } from './drawer.js';
import { startMode } from './mode.js';
import { startPrefetch } from './prefetch.js';
import { startSidebar } from './sidebar.js';
import { startSpy } from './spy.js';
import { startStars } from './stars.js';
import { startThumbs } from './thumbs.js';
import { startTree } from './tree.js';
import { startVersion } from './version.js';

startMode();
startDrawer();
startSidebar();
startTree();
void startVersion();
startSpy();
startPrefetch();
startStars();
startThumbs();
