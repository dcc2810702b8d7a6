import type { ReaderEvent } from '../readerEvent.js';

/** An event as it is sent. */
export interface SentEvent extends ReaderEvent {
  /** Path of the page without base. */
  path: string;
  /** ISO 8601. */
  time: string;
}

/** Maximum number of events in a request, and milliseconds for which the first one waits. */
const most = 20;
const delay = 5000;
/** Maximum number of characters of a property. */
const longest = 200;

const bounded = (value: string | number): string | number =>
  typeof value === 'string' ? value.slice(0, longest) : value;

export function createBatch(send: (body: string) => void): { add(event: SentEvent): void; flush(): void } {
  let waiting: SentEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length > 0) send(JSON.stringify(waiting));
    waiting = [];
  };
  return {
    flush,
    add({ event, path, properties, time }) {
      const values = Object.entries(properties).map(([name, value]) => [name, bounded(value)]);
      waiting.push({ event, path: path.slice(0, longest), properties: Object.fromEntries(values), time });
      timer ??= setTimeout(flush, delay);
      if (waiting.length >= most) flush();
    },
  };
}

/** The reader's browser asks not to be tracked (Do Not Track, Global Privacy Control). */
export const refusesTracking = (browser: { doNotTrack?: string | null; globalPrivacyControl?: boolean }): boolean =>
  browser.doNotTrack === '1' || browser.globalPrivacyControl === true;

/** Sends without cookies, in a form that any host accepts without CORS. */
function send(address: string, body: string): void {
  fetch(address, { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true, body }).catch(
    () => undefined,
  );
}

/** Returns a function that reports events to the author's address, and does nothing if the reader refuses tracking. */
export function receiverAt(address: string): (event: ReaderEvent, path: string) => void {
  if (refusesTracking(navigator)) return () => undefined;
  const batch = createBatch((body) => send(address, body));
  addEventListener('pagehide', batch.flush);
  document.addEventListener('visibilitychange', () => document.hidden && batch.flush());
  return ({ event, properties }, path) => batch.add({ event, path, properties, time: new Date().toISOString() });
}
