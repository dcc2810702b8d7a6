import { siteBase } from '../site.js';
import { exchange } from './exchange.js';
import { showFaults, type ShownFault } from './overlay.js';

/** The state of the folder on the server; see `dev/events.ts`. */
interface FolderState {
  server: string;
  revision: number;
  anew: number;
}

const root = document.documentElement;

/** The page as the server sent it. This runs before any other script of the page. */
let sent = new DOMParser().parseFromString(root.outerHTML, 'text/html');
let current = Number(root.dataset['revision'] ?? 0);
let newest = current;
/** The last revision that replacing the content does not show. */
let anew = 0;
let server: string | undefined;
let isWorking = false;
let isLeaving = false;

/** Loads the page again. A reader who has followed a link is given time to leave, because the reload would win over the link. */
function reload(): void {
  // The link may have been to a download, which leaves the page open.
  setTimeout(() => location.reload(), isLeaving ? 5000 : 0);
}

/** Updates the page, one request at a time. A change during a request causes one more request after it. */
async function update(): Promise<void> {
  if (isWorking) return;
  isWorking = true;
  try {
    while (newest > current) {
      const response =
        anew > current
          ? undefined
          : await fetch(location.href, { cache: 'no-store', headers: { accept: 'text/html' } });
      const isSame = response && !response.redirected;
      const next = isSame ? new DOMParser().parseFromString(await response.text(), 'text/html') : undefined;
      if (!next || !exchange(sent, next)) {
        reload();
        return;
      }
      sent = next;
      current = Number(next.documentElement.dataset['revision'] ?? newest);
      root.dataset['revision'] = String(current);
    }
  } catch {
    // The server is gone. The page asks again when it is back.
  } finally {
    isWorking = false;
  }
  void ask();
}

function follow(state: FolderState): void {
  // Revisions of another server say nothing about this page.
  if (server !== undefined && server !== state.server) {
    reload();
    return;
  }
  server = state.server;
  newest = Math.max(newest, state.revision);
  anew = Math.max(anew, state.anew);
  if (newest > current) void update();
}

/** Asks for the problems of the page. */
async function ask(): Promise<void> {
  try {
    const response = await fetch(`${siteBase}/_trellis/dev/problems?page=${encodeURIComponent(location.pathname)}`);
    const { faults, ...state } = (await response.json()) as FolderState & { faults: readonly ShownFault[] };
    follow(state);
    if (state.revision <= current) showFaults(faults);
  } catch {
    // The server is gone.
  }
}

const events = new EventSource(`${siteBase}/_trellis/dev/events`);
events.addEventListener('changed', ({ data }: MessageEvent<string>) => follow(JSON.parse(data) as FolderState));
events.addEventListener('surveyed', () => void ask());
events.addEventListener('open', () => void ask());
window.addEventListener('beforeunload', () => (isLeaving = true));
// A page in the back/forward cache must close its connection, because browsers allow six per host.
window.addEventListener('pagehide', () => events.close());
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});
