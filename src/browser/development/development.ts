import { exchange } from './exchange.js';
import { showFaults, type ShownFault } from './overlay.js';

/**
 * Number of times the folder has been read, and the last time at which pages had to be reloaded; see
 * `astro/dev/plugin.ts`.
 */
interface FolderState {
  revision: number;
  anew: number;
}

const root = document.documentElement;
const hot = import.meta.hot;

/** The page as the server has sent it: this runs before any other script of the page. */
let sent = new DOMParser().parseFromString(root.outerHTML, 'text/html');
let shown = Number(root.dataset['revision'] ?? 0);
let wanted = shown;
/** The last revision that an exchange of the content does not show. */
let anew = 0;
let isWorking = false;

function ask(): void {
  hot?.send('trellis:view', { path: location.pathname });
}

/** Brings the page up to date, one request at a time: what has changed meanwhile is fetched after it. */
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
    // The server has gone; Vite's client waits for it and loads the page anew.
  } finally {
    isWorking = false;
  }
  ask();
}

/** Pages of an Astro project that are none of the documentation load this script, too. */
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
    // The folder has changed while the page was loading.
    if (state.revision > shown) follow(state);
    else showFaults(faults);
  });
  hot?.on('vite:ws:connect', ask);
  ask();
}
