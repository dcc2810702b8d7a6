import { testSites, urlOf } from '../sites.js';
import { expect, test, type Tab } from './tab.js';

const manual = urlOf(testSites.manual);
const services = urlOf(testSites.services);
const everyField = urlOf(testSites.everyField);
const components = urlOf(testSites.components);

const link = (path: string): string => `#sidebar a[href="${path}"]`;

/** Hovers a link and waits until its page is prerendered. A browser may refuse to prerender for a while, so the pointer comes back. */
async function point(tab: Tab, path: string): Promise<void> {
  await expect(async () => {
    await tab.hover('main');
    // A choice makes the page forget what it asked for, so that it asks again.
    await tab.evaluate(() => document.dispatchEvent(new Event('change')));
    await tab.hover(link(path));
    await expect
      .poll(
        () =>
          tab.evaluateAhead(
            () => `${String(Reflect.get(document, 'prerendering'))} ${document.readyState} ${location.pathname}`,
          ),
        { timeout: 5_000 },
      )
      .toBe(`true complete ${path}`);
  }).toPass({ timeout: 20_000 });
}

const isShown = (tab: Tab) => expect.poll(() => tab.evaluate(() => location.pathname));
const activation = () =>
  (performance.getEntriesByType('navigation')[0] as unknown as { activationStart: number }).activationStart;

test('A page is prerendered when its link is hovered and activated by the click', async ({ tab }) => {
  await tab.goto(`${manual}introduction`);
  expect(await tab.evaluateAhead(() => location.href)).toBeUndefined();
  await point(tab, '/quickstart');
  await tab.click(link('/quickstart'));
  await isShown(tab).toBe('/quickstart');
  expect(await tab.evaluate(activation)).toBeGreaterThan(0);
});

test('A prerendered page hides the banner that was closed after its rendering', async ({ tab }) => {
  await tab.goto(`${services}first`);
  const isClosed = () => tab.evaluate(() => document.documentElement.classList.contains('no-banner'));
  expect(await isClosed()).toBe(false);
  await point(tab, '/second');
  await tab.click('#banner [data-dismiss]');
  await expect.poll(isClosed).toBe(true);
  await tab.click(link('/second'));
  await isShown(tab).toBe('/second');
  expect(await isClosed()).toBe(true);
});

test('The sidebar of a prerendered page keeps its scroll position', async ({ tab }) => {
  await tab.goto(`${manual}components/overview`);
  const top = () => tab.evaluate(() => document.getElementById('sidebar-content')?.scrollTop);
  await point(tab, '/components/steps');
  await tab.evaluate(() => document.getElementById('sidebar-content')?.scrollBy({ top: 40, behavior: 'instant' }));
  const before = await top();
  expect(before).toBeGreaterThan(0);
  await tab.click(link('/components/steps'));
  await isShown(tab).toBe('/components/steps');
  await expect.poll(top).toBe(before);
});

test('A diagram of a prerendered page is rendered once', async ({ tab }) => {
  await tab.goto(`${components}looks`);
  await point(tab, '/docs/diagrams');
  await tab.click(link('/docs/diagrams'));
  await isShown(tab).toBe('/docs/diagrams');
  const isDrawn = () => document.querySelector('trellis-diagram[data-state=drawn]') !== null;
  await expect.poll(() => tab.evaluate(isDrawn)).toBe(true);
  await tab.evaluate(() => new Promise((done) => setTimeout(done, 1500)));
  // Their ids count how often Mermaid has run.
  const runs = () =>
    Math.max(...Array.from(document.querySelectorAll('.diagram-view > svg'), ({ id }) => Number(id.split('-')[1])));
  const count = await tab.evaluate(() => document.querySelectorAll('trellis-diagram').length);
  expect(await tab.evaluate(runs)).toBeLessThanOrEqual(count ?? 0);
});

test('No service is loaded on a prerendered page before it is shown', async ({ tab }) => {
  await tab.goto(`${services}first`);
  await tab.evaluate(() => localStorage.setItem('heath-consent', 'granted'));
  await tab.goto(`${services}first`);
  const loaded = () => [...document.scripts].filter(({ src }) => src.startsWith('https:')).length;
  await expect.poll(() => tab.evaluate(loaded)).toBe(19);
  await point(tab, '/second');
  await tab.evaluateAhead(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 300))));
  expect(await tab.evaluateAhead(loaded)).toBe(0);
  await tab.click(link('/second'));
  await isShown(tab).toBe('/second');
  await expect.poll(() => tab.evaluate(loaded)).toBe(19);
});

test('Hovering a link to another version does not choose that version', async ({ tab }) => {
  await tab.goto(`${everyField}storage/disk`);
  const version = () => tab.evaluate(() => localStorage.getItem('trellis:version'));
  await expect.poll(version).toBe('v2');
  await tab.evaluate(() => document.querySelector('.sidebar-tree li > a')?.setAttribute('href', '/v1/storage'));
  await point(tab, '/v1/storage');
  expect(await version()).toBe('v2');
  await tab.click(link('/v1/storage'));
  await expect.poll(version).toBe('v1');
});
