import type { Services } from '../../site/services.js';
import { shown } from '../pageVisibility.js';
import type { ReaderEvent } from '../readerEvent.js';
import { consented, hasConsented } from './consent.js';
import { observeReader } from './observe.js';

const isLocal = (host: string): boolean => /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\]|.*\.localhost)$/.test(host);

/** A browser that never tells of its paint does not keep services away for longer, in milliseconds. */
const longestWaitForPaint = 2000;

/** A small page can be loaded before any of it is on the screen. */
async function painted(): Promise<void> {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return;
  await new Promise<void>((done) => {
    setTimeout(done, longestWaitForPaint);
    new PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      done();
    }).observe({ type: 'paint', buffered: true });
  });
}

/** Once the page is loaded, painted, and the browser has nothing better to do; not for a page that nobody sees. */
async function quiet(): Promise<void> {
  await shown();
  if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done, { once: true }));
  await painted();
  await new Promise((done) =>
    'requestIdleCallback' in window ? requestIdleCallback(done, { timeout: 2000 }) : setTimeout(done),
  );
}

/** Events that are kept for services that have yet to come. */
const mostKept = 100;

/** Loads the services that docs.json names, and passes on to them what the reader does on the page. */
async function start(): Promise<void> {
  const element = document.querySelector<HTMLElement>('script[data-services]');
  const services = JSON.parse(element?.textContent ?? '') as Services;
  if (!services.onLocalhost && (import.meta.env.DEV || isLocal(location.hostname))) return;
  const kept: ReaderEvent[] = [];
  let tell = (event: ReaderEvent): void => void (kept.length < mostKept && kept.push(event));
  // Before a reader agrees nothing is kept either.
  const isAgreed = hasConsented(services);
  if (isAgreed) observeReader((event) => tell(event));
  await quiet();
  await consented(services);
  const { loadServices, viewEvent } = await import('./load.js');
  tell = loadServices(services, element?.dataset['path'] ?? location.pathname);
  if (!isAgreed) observeReader(tell);
  for (const event of [{ event: viewEvent, properties: {} }, ...kept]) tell(event);
}

void start();
