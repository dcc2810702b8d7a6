import { expect, type Page } from 'playwright/test';
import { faultsOf } from './axe.js';
import { addressOf, api, sendButton, test } from './playground.js';

const at = (page: string): string => addressOf('languages', page);
const html = (page: Page) => page.locator('html');
const button = (page: Page) => page.locator('#localization-select-trigger');

test.describe('The language menu', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('The language menu leads to the same page in another language with the keyboard', async ({ page }) => {
    await page.goto(at('en/watering'));
    await expect(html(page)).toHaveAttribute('lang', 'en');
    await expect(button(page)).toHaveAccessibleName('Language: English');
    await button(page).focus();
    await page.keyboard.press('Enter');
    const menu = page.locator('#localization-select-content');
    await expect(menu.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
    const german = menu.getByRole('link', { name: 'Deutsch' });
    await expect(german).toHaveAttribute('lang', 'de');
    while (!(await german.evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/de\/watering\/?$/);
    await expect(html(page)).toHaveAttribute('lang', 'de');
    await expect(html(page)).not.toHaveAttribute('dir');
    await expect(button(page)).toHaveAccessibleName('Sprache: Deutsch');
    await expect(page.getByRole('button', { name: /Suchen/ }).first()).toBeVisible();
  });

  test('The language menu closes with Escape and returns the focus', async ({ page }) => {
    await page.goto(at('en/watering'));
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#localization-select-content')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('#localization-select-content')).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test('The language menu leads to the first page of a language that lacks the current page', async ({ page }) => {
    await page.goto(at('en/only'));
    await button(page).click();
    await page.locator('#localization-select-content').getByRole('link', { name: 'العربية' }).click();
    await expect(page).toHaveURL(/\/ar\/introduction\/?$/);
    await expect(html(page)).toHaveAttribute('lang', 'ar');
    await expect(html(page)).toHaveAttribute('dir', 'rtl');
  });
});

test('Pages link to their translations for search engines', async ({ page }) => {
  const alternates = () =>
    page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((links: HTMLLinkElement[]) => links.map(({ hreflang, href }) => `${hreflang} ${href}`).sort());
  const all = [
    'ar https://docs.example.com/docs/ar/introduction',
    'de https://docs.example.com/docs/de/introduction',
    'en https://docs.example.com/docs/en/introduction',
    'ja https://docs.example.com/docs/ja/introduction',
    'x-default https://docs.example.com/docs/en/introduction',
  ];
  for (const language of ['en', 'ar']) {
    await page.goto(at(`${language}/introduction`));
    expect(await alternates()).toEqual(all);
  }
  await page.goto(at('de/watering'));
  expect(await alternates()).toEqual([
    'de https://docs.example.com/docs/de/watering',
    'en https://docs.example.com/docs/en/watering',
    'x-default https://docs.example.com/docs/en/watering',
  ]);
  await page.goto(at('en/only'));
  expect(await alternates()).toEqual([]);
});

test('The search uses the language of the page and finds only pages in it', async ({ page }) => {
  const options = page.locator('dialog[open]').getByRole('option');
  await page.goto(at('de/introduction'));
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Suche' }).getByRole('combobox').fill('Gießkanne');
  await expect(options.first()).toHaveAttribute('href', '/docs/de/watering');
  await expect(page.getByText('Ein Treffer')).toBeVisible();
  await page.getByRole('combobox').fill('Nobody');
  await expect(page.getByText('Nichts gefunden für „Nobody“').first()).toBeVisible();
  await page.goto(at('en/introduction'));
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('Nobody');
  await expect(options.first()).toHaveAttribute('href', '/docs/en/only');
  await page.getByRole('combobox').fill('Gießkanne');
  await expect(page.getByText('Nothing found for “Gießkanne”').first()).toBeVisible();
});

test('The page and the search use the messages that docs.json overrides', async ({ page }) => {
  await page.goto(at('de/introduction'));
  await expect(page.getByRole('link', { name: 'Direkt zum Text' })).toHaveCount(1);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Suche' });
  await expect(dialog.getByText('Wonach suchst du?')).toBeVisible();
  await dialog.getByRole('combobox').fill('Nobody');
  await expect(dialog.getByText('Kein Treffer')).toBeVisible();
  await page.goto(at('en/introduction'));
  await page.keyboard.press('Control+k');
  await expect(page.getByText('Type to search.')).toBeVisible();
});

test.describe('The playground in other languages', () => {
  const words = {
    de: { open: 'Ausprobieren', title: 'API-Playground', send: 'Senden', answer: 'Antwort' },
    ar: { open: 'جرّب', title: 'ساحة تجربة API', send: 'إرسال', answer: 'الاستجابة' },
    ja: { open: '試す', title: 'API プレイグラウンド', send: '送信', answer: 'レスポンス' },
  };
  for (const [language, { open, title, send, answer }] of Object.entries(words)) {
    test(`The playground has messages in ${language}, and the response is scrolled into view on a phone`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(at(`${language}/water`));
      await page.getByRole('button', { name: open }).click();
      const frame = page.frameLocator(`iframe[title="${title}"]`);
      await expect(frame.locator('html')).toHaveAttribute('lang', language);
      await expect(frame.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
      await expect(sendButton(frame)).toContainText(send);
      const before = api.arrived.length;
      await sendButton(frame).click();
      await expect.poll(() => api.arrived.length).toBe(before + 1);
      await expect(frame.getByRole('heading', { name: answer }).or(frame.getByText(answer)).first()).toBeVisible();
      await expect(frame.getByText('"answer"')).toBeInViewport();
    });
  }

  test('The playground of an Arabic page shows code from left to right', async ({ page }) => {
    await page.goto(at('ar/water'));
    await page.getByRole('button', { name: 'جرّب' }).click();
    const frame = page.frameLocator('iframe[title="ساحة تجربة API"]');
    for (const part of ['.cm-editor', '.scalar-data-table']) {
      await expect(frame.locator(part).first()).toHaveCSS('direction', 'ltr');
    }
  });

  test('The playground reports a missing answer in the message that docs.json overrides', async ({ page }) => {
    await page.route('http://127.0.0.1:4485/**', (route) => route.abort());
    await page.goto(at('de/water'));
    await page.getByRole('button', { name: 'Ausprobieren' }).click();
    const frame = page.frameLocator('iframe[title="API-Playground"]');
    await sendButton(frame).click();
    await expect(frame.getByRole('alert').first()).toContainText('127.0.0.1:4485 schweigt');
  });
});

for (const language of ['de', 'ar', 'ja']) {
  for (const name of ['introduction', 'water']) {
    test(`The page ${language}/${name} fits a phone without cutting long words and passes axe`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(at(`${language}/${name}`));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      const cut = await page
        .locator('h1, h2, .page-description, .accordion-summary, .card')
        .evaluateAll((boxes) =>
          boxes.flatMap(({ scrollWidth, clientWidth, className }) =>
            scrollWidth > clientWidth + 1 ? [className] : [],
          ),
        );
      expect(cut).toEqual([]);
      expect(await faultsOf(page)).toEqual([]);
    });
  }
}
