import { exchange } from './exchange.js';
import { showFaults, type ShownFault } from './overlay.js';

/** Revision of the folder, and the last revision for which pages had to reload; see `astro/dev/plugin.ts`. */
interface FolderState {
  revision: number;
  anew: number;
}

const root = document.documentElement;
const hot = import.meta.hot;

/** The page as the server sent it. This runs before any other script of the page. */
let sent = new DOMParser().parseFromString(root.outerHTML, 'text/html');
let shown = Number(root.dataset['revision'] ?? 0);
let wanted = shown;
/** The last revision that replacing the content does not show. */
let anew = 0;
let isWorking = false;

function ask(): void {
  hot?.send('trellis:view', { path: location.pathname });
}

/** Updates the page, one request at a time. A change during a request causes one more request after it. */
async function update(): Promise<void> {
  if (isWorking) return;
  isWorking = true;
  try {
    while (wanted > shown) {
      const response =
        anew > shown ? undefined : await fetch(location.href, { cache: 'no-store', headers: { accept: 'text/html' } });
      const isSame = response && !response.redirected;
      const next = isSame ? new DOMParser().parseFromString(await response.text(), 'text/html') : undefined;
      if (!next || !exchange(sent, next)) {
        location.reload();
        return;
      }
      sent = next;
      shown = Number(next.documentElement.dataset['revision'] ?? wanted);
      root.dataset['revision'] = String(shown);
    }
  } catch {
    // The server is gone. Vite's client waits for it and reloads the page.
  } finally {
    isWorking = false;
  }
  ask();
}

/** Other pages of an Astro project load this script too. */
const isOurs = root.dataset['revision'] !== undefined;

if (isOurs) start();

function follow(state: FolderState): void {
  wanted = Math.max(wanted, state.revision);
  anew = Math.max(anew, state.anew);
  void update();
}

function start(): void {
  hot?.on('trellis:changed', follow);
  hot?.on('trellis:surveyed', ask);
  hot?.on('trellis:faults', ({ faults, ...state }: FolderState & { faults: readonly ShownFault[] }) => {
    // The folder changed while the page was loading.
    if (state.revision > shown) follow(state);
    else showFaults(faults);
  });
  hot?.on('vite:ws:connect', ask);
  ask();
}
