import type { Services } from '../../site/services.js';
import { feedbackEvent, type Feedback } from '../feedback.js';
import { shown } from '../pageVisibility.js';
import { consented } from './consent.js';

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

/** Loads the services that docs.json names, and passes on to them what readers say of the page. */
async function start(): Promise<void> {
  const services = JSON.parse(document.querySelector('#services')?.textContent ?? '') as Services;
  if (!services.onLocalhost && (import.meta.env.DEV || isLocal(location.hostname))) return;
  // Answers are queued until a service has loaded.
  const said: Feedback[] = [];
  const keep = ({ detail }: CustomEvent<Feedback>): unknown => said.push(detail);
  document.addEventListener(feedbackEvent, keep);
  await quiet();
  await consented(services);
  const { loadServices } = await import('./load.js');
  const report = loadServices(services.named);
  document.removeEventListener(feedbackEvent, keep);
  document.addEventListener(feedbackEvent, ({ detail }) => report(detail));
  said.forEach(report);
}

void start();
