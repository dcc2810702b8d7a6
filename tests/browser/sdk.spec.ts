import { test } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';
import { expectGoodPages } from './everyLook.js';

test.use({ baseURL: urlOf(testSites.graphql) });

test('The page of a class passes axe and does not scroll horizontally', async ({ page }) => {
  await expectGoodPages(page, ['sdk/classes/client']);
});
