import { test } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';
import { expectAccessible, expectNoSidewaysScrolling } from './everyLook.js';

test.use({ baseURL: urlOf(testSites.graphql) });

test('The page of a class passes axe and does not scroll horizontally', async ({ page }) => {
  await page.goto('sdk/classes/client');
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
});
