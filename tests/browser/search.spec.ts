import { expect, test, type Page } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';
import { faultsOf } from './axe.js';
import { afterFrames } from './moments.js';

const searched = urlOf(testSites.searched);

const dialog = (page: Page) => page.locator('dialog.search');
const input = (page: Page) => page.locator('#search-input');
const options = (page: Page) => dialog(page).getByRole('option');
const first = (page: Page) => options(page).first();
const status = (page: Page) => dialog(page).getByRole('status');

test.use({ viewport: { width: 1440, height: 900 } });

async function search(page: Page, query: string): Promise<void> {
  if (!(await dialog(page).isVisible())) await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await input(page).fill(query);
}

test('The search loads nothing before it is opened', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${searched}introduction`, { waitUntil: 'networkidle' });
  expect(asked.filter((url) => /pagefind|dialog|words|_trellis\/search/.test(url))).toEqual([]);
  await page.keyboard.press('/');
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveValue('');
});

test('The first letter loads no more pages than it shows, and no font', async ({ page }) => {
  const asked: string[] = [];
  await page.goto(`${urlOf(testSites.manual)}quickstart`, { waitUntil: 'networkidle' });
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await search(page, 'd');
  await expect(first(page)).toBeVisible();
  expect(asked.filter((url) => url.endsWith('.pf_fragment'))).toHaveLength(10);
  expect(asked.filter((url) => url.endsWith('.woff2'))).toEqual([]);
});

test('The search runs in a worker and does not blur the page', async ({ page }) => {
  await page.goto(`${searched}introduction`);
  await search(page, 'drought');
  await expect(first(page)).toBeVisible();
  expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
    '/docs/_trellis/search/pagefind-worker.js',
  ]);
  // To blur what is behind, the browser draws the whole window with every letter.
  const blurred = await dialog(page).evaluate((element) => [
    getComputedStyle(element, '::backdrop').backdropFilter,
    getComputedStyle(element).backdropFilter,
  ]);
  expect(blurred).toEqual(['none', 'none']);
});

test('The search opens by its button, has the prompt of docs.json and returns the focus', async ({ page }) => {
  await page.goto(`${searched}introduction`);
  const button = page.locator('#search-bar-entry');
  await expect(button).toHaveText(/Find a plant/);
  await button.click();
  await expect(input(page)).toHaveAttribute('placeholder', 'Find a plant');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button).toBeFocused();
});

test('The search keeps what is typed while its dialog loads', async ({ page }) => {
  await page.route('**/dialog.*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto(`${searched}introduction`);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('a/drouu');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('ght');
  await expect(input(page)).toHaveValue('a/drought');
  await page.keyboard.type('s');
  await expect(input(page)).toHaveValue('a/droughts');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('leaves');
  await expect(input(page)).toHaveValue('leaves');
});

test('The search index loads while the styles of the dialog do', async ({ page }) => {
  await page.goto(`${searched}introduction`);
  const index = page.waitForRequest('**/pagefind.js');
  await page.route('**/dialog.*.css', async (route) => {
    await index;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
});

test('The search field accepts a typed slash', async ({ page }) => {
  await page.goto(`${searched}introduction`);
  await search(page, 'a/b');
  await page.keyboard.press('/');
  await expect(input(page)).toHaveValue('a/b/');
});

test('The search finds pages and sections with highlighted words', async ({ page }) => {
  await page.goto(`${searched}introduction`);
  await search(page, 'drought');
  const group = dialog(page).getByRole('group', { name: 'Watering' });
  await expect(group.locator('.search-crumbs').first()).toHaveText('Guides › Start');
  await expect(group.locator('.search-crumbs bdi')).toHaveText(['Guides', 'Start']);
  await expect(group.locator('[dir="ltr"]').first()).toHaveText('Watering');
  await expect(group.getByRole('option').first()).toHaveAttribute('href', '/docs/guides/watering');
  const section = group.getByRole('option').nth(1);
  await expect(section).toHaveAttribute('href', '/docs/guides/watering#signs-of-drought');
  await expect(section.locator('mark')).toHaveText('drought');
  await expect(section).toContainText('Leaves that hang ask for water.');
  await expect(status(page)).toHaveText('1 page found');
});

test('A number of results that stays the same is not announced again with each letter', async ({ page }) => {
  await page.goto(`${searched}introduction`);
  await search(page, 'zzq');
  await expect(status(page)).toHaveText('0 pages found');
  await status(page).evaluate((region) => {
    const heard: (string | null)[] = [region.textContent];
    Object.assign(window, { heard });
    new MutationObserver(() => heard.push(region.textContent)).observe(region, { childList: true });
  });
  for (const query of ['zzqx', 'zzqxz']) {
    await search(page, query);
    await expect(dialog(page).getByText(query)).toBeVisible();
  }
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect(heard.filter((text, index) => text === heard[index - 1])).toEqual([]);
});

test('The search opens a result with the keyboard and keeps the query', async ({ page }) => {
  await page.goto(`${searched}introduction`);
  await search(page, 'water');
  await expect(first(page)).toHaveAttribute('aria-selected', 'true');
  await expect(first(page)).toContainText('Watering');
  await page.keyboard.press('ArrowDown');
  const second = options(page).nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(input(page)).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/guides\/watering\/?$/);
  // The next page answers keys once its scripts have run.
  await page.waitForLoadState('load');
  await page.keyboard.press('Control+k');
  await expect(options(page)).toHaveText(['water']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(input(page)).toHaveValue('water');
  await expect(first(page)).toContainText('Watering');
  await input(page).fill('');
  await dialog(page).getByRole('button', { name: 'Clear' }).click();
  await expect(options(page)).toHaveCount(0);
});

test('Home and End move in the text first and in the results after an arrow key', async ({ page }) => {
  await page.goto(`${searched}introduction`);
  await search(page, 'plants');
  await expect(first(page)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await page.keyboard.type('h');
  await expect(input(page)).toHaveValue('hplants');
  await search(page, 'plants');
  await expect(dialog(page)).toHaveAttribute('data-query', 'plants');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(first(page)).toHaveAttribute('aria-selected', 'true');
  await expect(input(page)).toHaveValue('plants');
});

test('Control+Enter opens a result in a new tab and keeps the search open', async ({ page, context }) => {
  await page.goto(`${searched}introduction`);
  await search(page, 'drought');
  await expect(first(page)).toContainText('Watering');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(await opened).toHaveURL(/\/docs\/guides\/watering\/?$/);
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(/\/introduction$/);
});

test('Enter opens the result of the last query, even before it arrives', async ({ page }) => {
  await page.goto(`${searched}introduction`);
  await search(page, 'drought');
  await expect(first(page)).toContainText('Watering');
  await input(page).fill('coffee grounds');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/guides\/coffee\/?$/);
});

test('The search ignores keys while an input method composes text', async ({ page }) => {
  await page.goto(`${searched}introduction`);
  await search(page, 'drought');
  await expect(first(page)).toContainText('Watering');
  await input(page).fill('');
  const client = await page.context().newCDPSession(page);
  await client.send('Input.imeSetComposition', { text: 'soil', selectionStart: 4, selectionEnd: 4 });
  await expect(input(page)).toHaveValue('soil');
  // Keys such as Enter belong to the input method while it composes text.
  for (const key of ['Enter', 'ArrowDown']) {
    await input(page).dispatchEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true });
  }
  await expect(dialog(page)).toHaveAttribute('data-query', 'drought');
  await client.send('Input.imeSetComposition', { text: '토', selectionStart: 1, selectionEnd: 1 });
  await expect(dialog(page)).toHaveAttribute('data-query', '토');
  await client.send('Input.insertText', { text: 'soil' });
  await expect(first(page)).toContainText('Soil and water');
  await expect(page).toHaveURL(/\/introduction$/);
});

test('Back returns to the page without the search dialog', async ({ page }) => {
  await page.goto(`${searched}introduction?search=drought`);
  await expect(first(page)).toContainText('Watering');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/guides\/watering\/?$/);
  await page.goBack();
  await expect(page).toHaveURL(`${searched}introduction`);
  await expect(dialog(page)).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL(/\/docs\/guides\/watering\/?$/);
});

test('A result on the current page closes the dialog and scrolls there', async ({ page }) => {
  await page.goto(`${searched}guides/watering`);
  await search(page, 'how often');
  await options(page).filter({ hasText: 'How often' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/#how-often$/);
});

test('The search finds text in tabs, accordions and code, and keywords', async ({ page }) => {
  await page.goto(`${searched}introduction`);
  await search(page, 'drip feeder');
  await expect(options(page).nth(1)).toHaveAttribute('href', '/docs/guides/watering#and-in-the-holidays');
  await search(page, 'createDripFeeder');
  await expect(first(page)).toHaveAttribute('href', '/docs/guides/watering');
  await search(page, 'hydration');
  await expect(first(page)).toHaveAttribute('href', '/docs/guides/watering');
});

test('The search finds operations by method, path, summary and parameter', async ({ page }) => {
  await page.goto(`${searched}introduction`);
  for (const [query, href] of [
    ['POST /plants', '/docs/api/create'],
    ['GET /plants', '/docs/api/list'],
    ['get plants', '/docs/api/list'],
    ['GET /plants/{plantId}', '/docs/api/read'],
    ['get /plants/plantid', '/docs/api/read'],
    ['GET /plants/:id', '/docs/api/read'],
    ['GET /plants/4711', '/docs/api/read'],
    ['GET https://api.example.com/v1/plants/4711', '/docs/api/read'],
    ['PATCH /plants/{plantId}', '/docs/api/update'],
    ['patch', '/docs/api/update'],
    ['/plants/{plantId}/notes/{noteId}', '/docs/api/notes'],
    ['plants/1/notes/2', '/docs/api/notes'],
    ['create a plant', '/docs/api/create'],
    ['read what was noted', '/docs/api/notes'],
    ['sort_order', '/docs/api/list'],
    ['noteId', '/docs/api/notes'],
    ['/plants/{plantId}', '/docs/api/read'],
    ['photosynthesis', '/docs/api/create'],
  ] as const) {
    await search(page, query);
    await expect(first(page), query).toHaveAttribute('href', href);
  }
  await expect(first(page).locator('.method-pill')).toHaveText('POST');
  await expect(first(page).locator('.search-endpoint')).toHaveText('/plants');
  await expect(options(page).nth(1)).toHaveAttribute('href', '/docs/api/create#body-photosynthesis');
});

test('The search finds names in the spellings of programs and protocols', async ({ page }) => {
  await page.goto(`${searched}introduction`);
  for (const query of [
    'useGreenhouse',
    'greenhouse',
    'my_snake_case',
    'snake_case',
    'greenhouse.roof.mode',
    '<Trowel>',
    '`Trowel`',
    'Content-Language',
    '418',
    'rel=nursery',
    'namesInPrograms',
  ]) {
    await search(page, query);
    await expect(dialog(page), query).toHaveAttribute('data-query', query);
    await expect(first(page), query).toHaveAttribute('href', '/docs/guides/names');
  }
});

test('The search ranks titles before keywords, headings, descriptions and text', async ({ page }) => {
  await page.goto(`${searched}introduction`);
  await search(page, 'quillwort');
  const pages = dialog(page).locator('.search-group > [role=option]:first-child');
  await expect(pages).toHaveCount(5);
  const names = await pages.evaluateAll((entries) =>
    entries.map((entry) => entry.getAttribute('href')?.split('/').at(-1)),
  );
  expect(names).toEqual(['title', 'keyword', 'heading', 'description', 'text']);
});

test('The search finds pages with most words of a question when none has all', async ({ page }) => {
  await page.goto(`${searched}introduction`);
  await search(page, 'how do I water my houseplants in a drought?');
  await expect(first(page)).toHaveAttribute('href', '/docs/guides/watering');
  await expect(dialog(page).locator('.search-heading')).toContainText('Results for “');
});

test('The search treats any input as text', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('dialog', () => errors.push('a script ran'));
  await page.goto(`${searched}introduction`);
  for (const query of [
    '<img src=x onerror=alert(1)>',
    '😀',
    '???',
    '"',
    '\\',
    '%',
    '{',
    'x'.repeat(5000),
    'né '.repeat(400),
  ]) {
    await search(page, query);
    const kept = query.trim().slice(0, 200);
    await expect(dialog(page), query).toHaveAttribute('data-query', kept);
    await expect(dialog(page).getByRole('alert')).toHaveCount(0);
    await expect(dialog(page).locator('img')).toHaveCount(0);
    await expect(
      options(page)
        .or(dialog(page).getByText(`Nothing found for “${kept}”`))
        .first(),
    ).toBeVisible();
  }
  await search(page, '   ');
  await expect(dialog(page)).toContainText('Type to search.');
  expect(errors).toEqual([]);
});

test('The search leaves out hidden, noindex, unsearchable, unlisted and machine-only text', async ({ page }) => {
  await page.goto(`${searched}introduction`);
  await search(page, 'xylophone');
  await expect(dialog(page).getByText('Nothing found for “xylophone”').first()).toBeVisible();
  await search(page, 'quicksilver');
  await expect(dialog(page).getByText('Nothing found for “quicksilver”').first()).toBeVisible();
});

test('The search finds nothing for letters that only begin like a word', async ({ page }) => {
  await page.goto(`${searched}introduction`);
  await search(page, 'axqzzwvk');
  await expect(dialog(page).getByText('Nothing found for “axqzzwvk”').first()).toBeVisible();
});

test('The search finds pages of the reader’s version and of all versions', async ({ page }) => {
  await page.goto(`${searched}introduction`);
  await search(page, 'harvester');
  await expect(options(page)).toHaveCount(1);
  await expect(first(page)).toHaveAttribute('href', '/docs/v2/release');
  await page.goto(`${searched}v1/release`);
  await search(page, 'harvester');
  await expect(options(page)).toHaveCount(1);
  await expect(first(page)).toHaveAttribute('href', '/docs/v1/release');
  await search(page, 'houseplants');
  await expect(first(page)).toHaveAttribute('href', '/docs/introduction');
});

test('The search ignores accents and corrects typing errors', async ({ page }) => {
  await page.goto(`${searched}introduction`);
  await search(page, 'cafe');
  await expect(first(page)).toContainText('Café au lait');
  await search(page, 'confguration');
  await expect(dialog(page).locator('.search-heading')).toHaveText('Results for “configuration”');
  await expect(status(page)).toHaveText(/^Results for “configuration” \d+ pages? found$/);
  await expect(first(page)).toContainText('Soil and water');
});

test('The search opens with the query in the address and removes it from there', async ({ page }) => {
  await page.goto(`${searched}introduction?search=drought#x`);
  await expect(input(page)).toHaveValue('drought');
  await expect(first(page)).toContainText('Watering');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${searched}introduction#x`);
});

test('The search reports that its index cannot be loaded and can be repeated', async ({ page }) => {
  await page.route('**/pagefind-entry.json*', (route) => route.abort());
  await page.route('**/pagefind.js', (route) => route.abort());
  await page.goto(`${searched}introduction`);
  await search(page, 'drought');
  await expect(dialog(page).getByRole('alert')).toContainText('could not be loaded');
  await page.unrouteAll();
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(first(page)).toContainText('Watering');
});

test('The search reports a missing connection and can be repeated', async ({ page, context }) => {
  await page.goto(`${searched}introduction`);
  await page.keyboard.press('Control+k');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await search(page, 'neighbour');
  await expect(dialog(page).getByRole('alert')).toContainText('Check your connection.');
  await context.setOffline(false);
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(first(page)).toContainText('Watering');
});

test('The search loads the new index after the site was built again', async ({ page }) => {
  let isOld = true;
  await page.route('**/*.pf_index', (route) => (isOld ? route.fulfill({ status: 404 }) : route.continue()));
  await page.goto(`${searched}introduction`);
  await page.keyboard.press('Control+k');
  await page.waitForLoadState('networkidle');
  await page.route('**/pagefind-entry.json*', async (route) => {
    isOld = false;
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n` });
  });
  // An index that was just loaded is not checked again at once.
  await page.evaluate(() => (Date.now = () => performance.timeOrigin + performance.now() + 60_000));
  await search(page, 'drought');
  await expect(first(page)).toContainText('Watering');
});

test('The search is hidden without JavaScript', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  for (const url of [`${searched}introduction`, `${searched}nowhere`]) {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(url);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('[data-search-open]:visible')).toHaveCount(0);
    }
  }
  await page.close();
});

test('The search works under a strict content security policy', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  await page.route(/\/docs\/[\w/]*$/, async (route) => {
    const response = await route.fetch();
    const policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:";
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  await page.goto(`${searched}introduction`);
  const before = refused.length;
  await page.locator('#search-bar-entry').dispatchEvent('click');
  await input(page).fill('drought');
  await expect(first(page)).toContainText('Watering');
  expect(refused.slice(before)).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test(`The search dialog passes axe in ${colorScheme} mode at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${searched}introduction`);
      await search(page, 'plant');
      await expect(first(page)).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
    });
  }
}

test('The search fills the window of a phone and closes by its button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${searched}introduction`);
  await page.getByRole('button', { name: 'Search' }).click();
  await input(page).fill('water');
  await expect(first(page)).toContainText('Watering');
  const panel = await dialog(page).locator('.search-panel').boundingBox();
  // All of it, but for the room that is kept for a scrollbar.
  expect(panel).toMatchObject({ x: 0, y: 0, height: 844 });
  expect(panel?.width).toBeGreaterThan(370);
  const sizes = await dialog(page)
    .getByRole('option')
    .evaluateAll((entries) => entries.map((entry) => entry.getBoundingClientRect().height));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toBeHidden();
});

test('A click beside the search closes it, and the page behind does not scroll', async ({ page }) => {
  await page.goto(`${searched}guides/watering`);
  await search(page, 'water');
  await expect(first(page)).toBeVisible();
  await page.mouse.move(100, 600);
  await page.evaluate(() => addEventListener('wheel', () => (document.body.dataset['turned'] = ''), { capture: true }));
  await page.mouse.wheel(0, 400);
  await expect(page.locator('body')).toHaveAttribute('data-turned');
  await afterFrames(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.mouse.click(100, 600);
  await expect(dialog(page)).toBeHidden();
});
