import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { expect, test } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';

const manual = urlOf(testSites.manual);
const categories = ['accessibility', 'best-practices', 'seo'];

for (const [kind, path] of [
  ['the start page', ''],
  ['a page of text', 'writing/code-blocks'],
  ['an operation', 'plant-store/create-plant'],
] as const) {
  test(`Lighthouse finds no fault on ${kind} on a phone`, async () => {
    test.setTimeout(90_000);
    // The first request for a site waits until it is built, and Lighthouse gives up before that on a busy machine.
    await fetch(manual);
    const { executablePath = '', args = [] } = test.info().project.use.launchOptions ?? {};
    const chrome = await launch({
      chromePath: executablePath,
      chromeFlags: [...args, '--headless'],
      logLevel: 'silent',
    });
    try {
      const result = await lighthouse(`${manual}${path}`, {
        port: chrome.port,
        onlyCategories: categories,
        formFactor: 'mobile',
        logLevel: 'silent',
      });
      const { lhr } = result ?? {};
      const failed = Object.values(lhr?.audits ?? {}).filter(({ score }) => score !== null && score < 1);
      expect(failed.map(({ id, title }) => `${id}: ${title}`)).toEqual([]);
      const scores = Object.fromEntries(categories.map((id) => [id, lhr?.categories[id]?.score]));
      expect(scores).toEqual({ accessibility: 1, 'best-practices': 1, seo: 1 });
    } finally {
      chrome.kill();
    }
  });
}
