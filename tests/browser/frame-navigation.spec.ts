import { expect, test, type Page } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';
import { afterTimers } from './moments.js';

const manual = urlOf(testSites.manual);
const everyField = urlOf(testSites.everyField);
const underBase = urlOf(testSites.underBase);

test.use({ viewport: { width: 1440, height: 900 } });

test('The sidebar opens a page and marks it as current', async ({ page }) => {
  await page.goto(`${manual}introduction`);
  const sidebar = page.locator('#sidebar');
  await sidebar.getByRole('link', { name: 'Quickstart' }).click();
  await expect(page).toHaveURL(/\/quickstart\/?$/);
  await expect(sidebar.locator('[aria-current=page]')).toHaveText('Quickstart');
});

test('Tabs and anchors lead to their first pages and change the sidebar', async ({ page }) => {
  await page.goto(`${everyField}introduction`);
  await page.locator('#navbar').getByRole('link', { name: 'API' }).click();
  await expect(page.locator('.nav-tabs [aria-current]')).toHaveText('API');
  await expect(page.locator('#sidebar .sidebar-title').first()).not.toHaveText('Start');

  await page.locator('#navbar').getByRole('link', { name: 'Documentation' }).click();
  await page.locator('#sidebar').getByRole('link', { name: 'SDKs' }).click();
  await expect(page).toHaveURL(/\/sdk\/js\/?$/);
  await expect(page.locator('.nav-anchor[aria-current]')).toHaveText('SDKs');
  await expect(page.locator('#sidebar .sidebar-title')).toHaveText(['SDK']);
});

test('A sidebar group opens, leads to its first page and stays open on the next page', async ({ page }) => {
  await page.goto(`${manual}introduction`);
  const folder = page.locator('#sidebar details').first();
  await expect(folder).not.toHaveAttribute('open');
  await folder.locator('summary').click();
  await expect(page).toHaveURL(/\/configuration\/groups\/?$/);
  await expect(folder).toHaveAttribute('open');
  await page.goto(`${manual}introduction`);
  await expect(folder).toHaveAttribute('open');
});

test('A sidebar group that the reader closed is closed when the next page is parsed', async ({ page }) => {
  await page.goto(`${manual}configuration/groups`);
  const folder = page.locator('#sidebar details').first();
  await page.locator('#sidebar').getByRole('link', { name: 'Introduction' }).first().click();
  await expect(page).toHaveURL(/\/introduction\/?$/);
  // Before the scripts of the page have run, a folder opens and leads nowhere.
  await page.waitForLoadState();
  await folder.locator('summary').click();
  await expect(page).toHaveURL(/\/configuration\/groups\/?$/);
  await page.goto(`${manual}introduction`);
  await folder.locator('summary').click();
  await expect(folder).not.toHaveAttribute('open');
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset['openAtParse'] = String(
        document.querySelector('#sidebar details')?.hasAttribute('open'),
      );
    });
  });
  await page.goto(`${manual}quickstart`);
  await expect(page.locator('html')).toHaveAttribute('data-open-at-parse', 'false');
});

test('The sidebar keeps its scroll position, and the current page is in view at first', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto(`${manual}deploying/ci`);
  const scroller = page.locator('#sidebar-content');
  const current = scroller.locator('[aria-current=page]');
  await expect(current).toBeInViewport();
  const top = await scroller.evaluate((element) => element.scrollTop);
  expect(top).toBeGreaterThan(0);
  await scroller.getByRole('link', { name: 'Redirects' }).click();
  await expect(page).toHaveURL(/redirects\/?$/);
  // The first frame comes after the address.
  await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBe(top);
});

test('The links to the previous and next page follow the order of the sidebar', async ({ page }) => {
  await page.goto(`${everyField}introduction`);
  await expect(page.locator('#pagination [rel=prev]')).toHaveCount(0);
  await page.locator('#pagination [rel=next]').click();
  await expect(page).toHaveURL(/\/quickstart\/?$/);
  await page.locator('#pagination [rel=prev]').click();
  await expect(page).toHaveURL(/\/introduction\/?$/);
});

test('The table of contents marks the section in view', async ({ page }) => {
  await page.goto(`${manual}writing/markdown`);
  const toc = page.locator('#table-of-contents');
  await expect(toc.locator('[aria-current]')).toHaveCount(1);
  await toc.getByRole('link', { name: 'Quotations' }).click();
  await expect(page.getByRole('heading', { name: 'Quotations' })).toBeInViewport();
  await expect(toc.locator('[aria-current]')).toHaveText('Quotations');
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await expect(toc.locator('a').last()).toHaveAttribute('aria-current');
  await expect(toc.locator('a').last()).toBeInViewport();
});

test('The table of contents stays as it is while the reader scrolls within a section', async ({ page }) => {
  await page.goto(`${manual}writing/markdown`);
  await expect(page.locator('#table-of-contents [aria-current]')).toHaveCount(1);
  const changes = await page.evaluate(async () => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await new Promise((done) => setTimeout(done, 300));
    const list = document.getElementById('toc-list') ?? document.body;
    let count = 0;
    new MutationObserver((records) => (count += records.length)).observe(list, { attributes: true, subtree: true });
    for (let step = 0; step < 5; step += 1) {
      scrollBy({ top: -1, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 60));
    }
    return count;
  });
  expect(changes).toBe(0);
});

test('The tab of the page is in view in a row of tabs that is wider than the window', async ({ page }) => {
  await page.addInitScript(() => {
    const wide = new CSSStyleSheet();
    wide.replaceSync('.nav-tabs-item { padding-inline: 9rem !important }');
    document.adoptedStyleSheets = [wide];
  });
  await page.goto(`${urlOf(testSites.graphql)}`);
  await page.locator('.nav-tabs a').last().click();
  await expect(page.locator('.nav-tabs a').last()).toHaveAttribute('aria-current');
  await expect(page.locator('.nav-tabs a').last()).toBeInViewport();
});

test.describe('The table of contents of a tall window', () => {
  test.use({ viewport: { width: 1440, height: 1500 } });

  const marked = (page: Page) => page.locator('#table-of-contents [aria-current]');
  const entries = (page: Page) => page.locator('.toc-item a');
  const isAtEnd = () => innerHeight + scrollY >= document.documentElement.scrollHeight - 2;

  test('The table of contents marks the requested section even if it cannot scroll to the top', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${manual}writing/images`);
    const count = await entries(page).count();
    // The last two stand on the last screen together.
    for (const index of [count - 1, count - 2, count - 1, 0]) {
      await entries(page).nth(index).click();
      await expect(marked(page)).toHaveText((await entries(page).nth(index).textContent()) ?? '');
    }
    await page.goBack();
    await expect(marked(page)).toHaveText((await entries(page).last().textContent()) ?? '');
    expect(await page.evaluate(isAtEnd)).toBe(true);
    const hash =
      (await entries(page)
        .nth(count - 2)
        .getAttribute('href')) ?? '';
    await page.goto('about:blank');
    await page.goto(`${manual}writing/images${hash}`);
    await expect(marked(page)).toHaveAttribute('href', hash);
    // A reader who scrolls on reads another section.
    await page.mouse.move(700, 600);
    await page.mouse.wheel(0, -5000);
    await expect(marked(page)).toHaveText((await entries(page).first().textContent()) ?? '');
  });

  test('The table of contents marks every section while the page scrolls down', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${manual}writing/images`);
    await expect(marked(page)).toHaveCount(1);
    await page.evaluate(() => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      const list = document.querySelector('#toc-list');
      const note = () => seen.add(list?.querySelector('[aria-current]')?.getAttribute('href') ?? '');
      note();
      new MutationObserver(note).observe(list as Element, { attributes: true, subtree: true });
    });
    await page.mouse.move(700, 600);
    for (let step = 0; step < 200 && !(await page.evaluate(isAtEnd)); step += 1) {
      await page.mouse.wheel(0, 40);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    }
    const all = await entries(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await expect
      .poll(() => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]))
      .toEqual(expect.arrayContaining(all));
  });
});

interface Rules {
  prerender: [{ where: { selector_matches: string } }];
}

test('Only pages of the site are prerendered, and only after their link is hovered or focused', async ({ page }) => {
  await page.goto(`${manual}introduction`);
  const rules = page.locator('script[type=speculationrules]');
  await expect(rules).toHaveCount(0);
  const asked = async (): Promise<string[]> => {
    const texts = await rules.allTextContents();
    const [
      {
        prerender: [{ where }],
      },
    ] = texts.map((text) => JSON.parse(text) as Rules) as [Rules];
    return page
      .locator(where.selector_matches)
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  };
  await page.locator('#sidebar').getByRole('link', { name: 'Quickstart' }).hover();
  await expect(rules).toHaveCount(1);
  expect(await asked()).toEqual([`${manual}quickstart`]);
  await page.locator('#sidebar').getByRole('link', { name: 'Overview' }).first().focus();
  await expect.poll(asked).toEqual([`${manual}configuration/overview`]);
  const first = page.locator('#content a').first();
  for (const attributes of [
    { href: 'https://elsewhere.invalid/page' },
    { href: '/introduction#here' },
    { href: '/introduction.md' },
    { href: '/files/plants.zip' },
    { href: '/quickstart', download: '' },
    { href: '/quickstart', download: 'quickstart.html' },
    { href: '/quickstart', target: '_blank' },
    { href: '/quickstart', 'data-version': 'v1' },
    { href: '/_trellis/explorer/' },
  ]) {
    await first.evaluate((link, wanted) => {
      for (const name of ['download', 'target', 'data-version']) link.removeAttribute(name);
      for (const [name, value] of Object.entries(wanted)) link.setAttribute(name, value);
    }, attributes);
    await page.mouse.move(0, 0);
    await first.hover();
    await afterTimers(page, 100);
    expect(await asked(), JSON.stringify(attributes)).toEqual([`${manual}configuration/overview`]);
  }
});

test('A hovered link is prefetched in a browser without prerendering', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  await page.goto(`${manual}introduction`);
  await page.locator('#sidebar').getByRole('link', { name: 'Quickstart' }).hover();
  await expect(page.locator('link[rel=prefetch][href$="/quickstart"]')).toHaveCount(1);
});

test('The script that prerenders pages is loaded once the reader points at a link', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.url().includes('/prerendering.') && scripts.push(request.url()));
  await page.goto(`${manual}introduction`);
  for (const place of ['#page-title', '#search-bar-entry']) await page.locator(place).hover();
  await afterTimers(page, 100);
  expect(scripts).toEqual([]);
  await page.locator('#sidebar').getByRole('link', { name: 'Quickstart' }).hover();
  await expect.poll(() => scripts).toHaveLength(1);
});

test('Nothing is prefetched for a reader who saves data', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const script = page.waitForResponse(/\/prerendering\.[^/]*\.js$/);
  await page.goto(`${manual}introduction`);
  await page.locator('#sidebar').getByRole('link', { name: 'Quickstart' }).hover();
  // Once more, to know that it has run.
  await page.evaluate(async (url) => void (await import(url)), (await script).url());
  await afterTimers(page, 100);
  await expect(page.locator('script[type=speculationrules], link[rel=prefetch]')).toHaveCount(0);
});

for (const { name, motion, isPointedAt, isExpected } of [
  {
    name: 'whose link was hovered opens with a view transition',
    motion: 'no-preference',
    isPointedAt: true,
    isExpected: true,
  },
  {
    name: 'whose link was not hovered opens without a view transition',
    motion: 'no-preference',
    isPointedAt: false,
    isExpected: false,
  },
  {
    name: 'opens without a view transition under reduced motion',
    motion: 'reduce',
    isPointedAt: true,
    isExpected: false,
  },
] as const) {
  test(`A page ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        document.documentElement.dataset['transition'] = String(viewTransition !== null);
      });
    });
    await page.goto(`${manual}introduction`);
    const link = page.locator('#sidebar').getByRole('link', { name: 'Quickstart' });
    await (isPointedAt ? link.hover() : page.locator('#page-title').hover());
    if (isPointedAt) await expect(page.locator('script[type=speculationrules]')).toHaveCount(1);
    await afterTimers(page, 400);
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(page).toHaveURL(/quickstart\/?$/);
    await expect(page.locator('html')).toHaveAttribute('data-transition', String(isExpected));
    // The page can be the picture of the next transition.
    await expect(page.locator('html')).not.toHaveClass(/revealing/);
  });
}

test('Every link of the frame has the base', async ({ page }) => {
  await page.goto(`${underBase}introduction`);
  const hrefs = await page
    .locator('#navbar a, #sidebar a, #pagination a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(5);
  expect(hrefs.filter((href) => href.startsWith('/') && !href.startsWith('/docs/'))).toEqual([]);
  await page.locator('#sidebar').getByRole('link', { name: 'Quickstart' }).click();
  await expect(page.locator('#sidebar [aria-current=page]')).toHaveText('Quickstart');
});

test('The logo stands above the search in the sidebar', async ({ page }) => {
  await page.goto(`${urlOf(testSites.current)}tools/boat`);
  const logo = await page.locator('.home-link').boundingBox();
  const search = await page.locator('#search-bar-entry').boundingBox();
  expect(logo && search && logo.y + logo.height <= search.y).toBe(true);
});
