import { test as playwright } from 'playwright/test';
import { Tab } from './chromiumTab.js';

export type { Tab };

/** Tests that get a tab of a browser of their own. */
export const test = playwright.extend<{ tab: Tab }>({
  // eslint-disable-next-line no-empty-pattern
  tab: async ({}, use, { project }) => {
    const { executablePath = '', args = [] } = project.use.launchOptions ?? {};
    const tab = await Tab.open(
      executablePath,
      args.filter((arg) => !arg.startsWith('--proxy-server')),
    );
    await use(tab);
    await tab.close();
  },
});

export { expect } from 'playwright/test';
