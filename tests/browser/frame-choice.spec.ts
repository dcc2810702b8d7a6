import { expect, test, type Locator } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';
import { faultsOf } from './axe.js';

const current = urlOf(testSites.current);
const phone = { width: 390, height: 844 };

for (const { name, viewport } of [
  { name: 'beside the page', viewport: { width: 1440, height: 900 } },
  { name: 'in the drawer of a phone', viewport: phone },
])
  test.describe(`Dropdown sections ${name}`, () => {
    test.use({ viewport });

    test('The sections of a dropdown are links in a box that names the current one', async ({ page }) => {
      await page.goto(`${current}tools/boat`);
      if (viewport === phone) await page.getByRole('button', { name: 'Open navigation' }).click();
      const choice = page.locator('#sidebar .sidebar-choice');
      await expect(choice.locator('summary')).toHaveText('Boats');
      await expect(choice.getByRole('link')).toHaveCount(0);

      await choice.locator('summary').press('Enter');
      await expect(choice.getByRole('link', { name: 'Boats' })).toHaveAttribute('aria-current', 'true');
      expect(await faultsOf(page, { within: '#sidebar' })).toEqual([]);

      await choice.getByRole('link', { name: 'Knives To cut them with.' }).click();
      await expect(page).toHaveURL(/\/tools\/knife\/?$/);
      await expect(page.locator('#sidebar .sidebar-choice summary')).toHaveText('Knives');
    });
  });

test('Anchors beside a dropdown stand below its box', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${current}tools/boat`);
  await expect(page.locator('#sidebar .nav-anchor')).toHaveText(['Forum', 'News']);
});

test.describe('Labels without an icon', () => {
  const url = `${urlOf(testSites.nested)}en/v2/reeds/cloud/guide/start`;
  /** Horizontal positions of the labels of links. */
  const starts = (links: Locator) =>
    links.evaluateAll((all) =>
      all.map((link) => {
        const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT, (node) =>
          node.nodeValue?.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
        );
        const label = document.createRange();
        label.selectNode(text.nextNode() ?? link);
        return Math.round(label.getBoundingClientRect().left);
      }),
    );

  test('An anchor without an icon shows no tile and is aligned with the others', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(url);
    const anchors = page.locator('#sidebar .nav-anchor');
    await expect(anchors).toHaveText(['Start', 'More', 'Forum']);
    await expect(anchors.nth(0).locator('.anchor-tile')).toBeVisible();
    await expect(anchors.nth(1).locator('.anchor-tile')).toBeHidden();
    const [first = 0, ...others] = await starts(anchors);
    expect(others).toEqual([first, first]);

    // Without any icon, no room is kept for one.
    await page.locator('.anchor-tile .sign').evaluateAll((signs) => signs.forEach((sign) => sign.remove()));
    expect(first - Math.max(...(await starts(anchors)))).toBeGreaterThan(20);
  });

  test('A tab without an icon is aligned with the others in the drawer of a phone', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(url);
    await page.getByRole('button', { name: 'Open navigation' }).click();
    const tabs = page.locator('#sidebar .nav-tabs-item');
    await expect(tabs).toHaveText(['Guide', 'API']);
    await expect(tabs.nth(0).locator('.sign')).toBeVisible();
    const [first, second] = await starts(tabs);
    expect(second).toBe(first);
  });
});

test.describe('Nested products, dropdowns, tabs and anchors', () => {
  const nested = urlOf(testSites.nested);
  const sidebar = '#sidebar .sidebar-anchors';

  test('Each level of the navigation is shown with its current entry', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${nested}en/v2/reeds/cloud/guide/start`);
    await expect(page.locator(`${sidebar} summary`)).toHaveText(['Reeds', 'Cloud']);
    await expect(page.locator('.nav-tabs').getByRole('link')).toHaveText(['Guide', 'API']);
    await expect(page.locator('.nav-tabs [aria-current]')).toHaveText('Guide');
    await expect(page.locator(`${sidebar} .nav-anchor`)).toHaveText(['Start', 'More', 'Forum']);
    await expect(page.locator(`${sidebar} .nav-anchor[aria-current]`)).toHaveText('Start');
    await expect(page.locator('.sidebar-title')).toHaveText(['First']);
    expect(await faultsOf(page, { within: '#sidebar' })).toEqual([]);
  });

  test('A link of each level leads to its sibling and shows what that contains', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${nested}en/v2/reeds/cloud/guide/more`);
    await page.locator(`${sidebar} summary`).nth(1).click();
    await page.locator(sidebar).getByRole('link', { name: 'Own' }).click();
    await expect(page).toHaveURL(/\/en\/v2\/reeds\/own\/?$/);
    await expect(page.locator(`${sidebar} summary`)).toHaveText(['Reeds', 'Own']);
    await expect(page.locator('.nav-tabs')).toHaveCount(0);
    await expect(page.locator(`${sidebar} .nav-anchor`)).toHaveText(['Forum']);

    await page.locator(`${sidebar} summary`).first().click();
    await page.locator(sidebar).getByRole('link', { name: 'Boats' }).click();
    await expect(page).toHaveURL(/\/en\/v2\/boats\/cloud\/guide\/start\/?$/);
    await page.locator('.nav-tabs').getByRole('link', { name: 'API' }).click();
    await expect(page.locator(`${sidebar} .nav-anchor`)).toHaveText(['Calls', 'Types', 'Forum']);
  });

  test('On a phone, two menus beside each other have arrows and whole names', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`${nested}en/v2/boats/own`);
    await expect(page.locator('.version-button > .glyph:visible')).toHaveCount(2);
    const names = page.locator('.version-button > [data-version-name]');
    expect(await names.evaluateAll((all) => all.map((each) => each.scrollWidth <= each.clientWidth))).toEqual([
      true,
      true,
    ]);
  });

  test('The language menu and the version menu each keep the other choice', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${nested}en/v1/boats/own`);
    await expect(page.locator('.version-button')).toHaveText(['English', 'v1']);
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.locator('.version-menu').getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(/\/de\/v1\/boats\/own\/?$/);
    await page.getByRole('button', { name: 'Version: v1' }).click();
    await expect(page.locator('.version-menu:popover-open a')).toHaveText(['v2', 'v1']);
    await expect(page.locator('.version-menu:popover-open [aria-current]')).toHaveText('v1');
    await page.locator('.version-menu:popover-open').getByRole('link', { name: 'v2' }).click();
    await expect(page).toHaveURL(/\/de\/v2\/boats\/own\/?$/);
    await expect(page.locator('.version-button')).toHaveText(['Deutsch', 'v2']);
  });
});
