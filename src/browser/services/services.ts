import type { Services } from '../../site/services.js';
import { waitUntilShown } from '../pageVisibility.js';
import type { ReaderEvent } from '../readerEvent.js';
import { isDevelopment } from '../site.js';
import { waitForConsent, hasConsented } from './consent.js';
import { observeReader } from './observe.js';

const isLocal = (host: string): boolean => /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\]|.*\.localhost)$/.test(host);

/** Longest wait for the first paint in milliseconds, for browsers that never report it. */
const longestWaitForPaint = 2000;

/** A small page can finish loading before it is painted. */
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

/** Resolves once the page is loaded, painted and visible, and the browser is idle. */
async function quiet(): Promise<void> {
  await waitUntilShown();
  if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done, { once: true }));
  await painted();
  await new Promise((done) =>
    'requestIdleCallback' in window ? requestIdleCallback(done, { timeout: 2000 }) : setTimeout(done),
  );
}

/** Maximum number of events stored for services that are not loaded yet. */
const mostKept = 100;

/** Loads the services that docs.json names, and passes the reader's actions on to them. */
async function start(): Promise<void> {
  const element = document.querySelector<HTMLElement>('script[data-services]');
  const services = JSON.parse(element?.textContent ?? '') as Services;
  if (!services.onLocalhost && (isDevelopment || isLocal(location.hostname))) return;
  const events: ReaderEvent[] = [];
  let tell = (event: ReaderEvent): void => void (events.length < mostKept && events.push(event));
  // Without consent, nothing is stored either.
  const isAgreed = hasConsented(services);
  if (isAgreed) observeReader((event) => tell(event));
  await quiet();
  await waitForConsent(services);
  const { loadServices, viewEvent } = await import('./load.js');
  tell = loadServices(services, element?.dataset['path'] ?? location.pathname);
  if (!isAgreed) observeReader(tell);
  for (const event of [{ event: viewEvent, properties: {} }, ...events]) tell(event);
}

void start();
