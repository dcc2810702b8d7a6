// Style sheets that were written for other generators of this format.
import { expect, test, type Page } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';
import { contentHooks, frameHooks, operationHooks, partHooks, substrings, type Hook } from './hooks.js';

const { components, everyField } = testSites;
const content = `${urlOf(everyField)}introduction`;
const operation = `${urlOf(everyField)}api-reference/plants/create`;

const strayHooks = (page: Page, hooks: readonly Hook[]): Promise<string[]> =>
  page.evaluate(
    (each) =>
      each
        .filter(({ selector, means }) => !document.querySelector(selector)?.matches(means))
        .map(({ selector }) => selector),
    [...hooks],
  );

/** As a style sheet of the author's, which the pages' policy allows. */
const addStyles = (page: Page, css: string): Promise<void> =>
  page.evaluate(async (text) => {
    const sheet = await new CSSStyleSheet().replace(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

/** Expects that a style sheet of the author's leaves elements where they are, as large as they are. */
async function expectUnmoved(page: Page, css: string, selectors: readonly string[]): Promise<void> {
  const boxes = (): Promise<unknown[]> =>
    Promise.all(selectors.map((selector) => page.locator(selector).boundingBox()));
  const before = await boxes();
  await addStyles(page, css);
  expect(await boxes()).toEqual(before);
}

const styleOf = (page: Page, selector: string, name: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

for (const [kind, address, own] of [
  ['page of text', content, contentHooks],
  ['page of an operation', operation, operationHooks],
] as const)
  test(`On a ${kind}, names that authors’ style sheets go by mean the elements that they mean elsewhere`, async ({
    page,
  }) => {
    await page.goto(address);
    // The page marks its section in the table of contents when its scripts run.
    await expect.poll(() => strayHooks(page, [...frameHooks, ...own])).toEqual([]);
    const astray = await page.evaluate(
      (each) => each.filter(([selector, within]) => document.querySelector(`${selector}:not(${within}, ${within} *)`)),
      [...substrings],
    );
    expect(astray).toEqual([]);
  });

for (const [name, hooks] of Object.entries(partHooks))
  test(`On the page \`${name}\`, parts of components have the names that authors’ style sheets know`, async ({
    page,
  }) => {
    await page.goto(`${urlOf(components)}${name}`);
    expect(await strayHooks(page, hooks)).toEqual([]);
  });

test('Authors’ custom properties with common names change nothing of the page', async ({ page }) => {
  await page.goto(content);
  const looks = (): Promise<string> =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll('body, header, h1, p, #sidebar a, pre, code'), (element) => {
        const { backgroundColor, color, fontFamily, fontSize, padding, borderRadius } = getComputedStyle(element);
        return [element.tagName, backgroundColor, color, fontFamily, fontSize, padding, borderRadius].join(' ');
      }).join('\n'),
    );
  const before = await looks();
  const colors = ['bg', 'text', 'text-muted', 'border', 'surface', 'accent', 'ink'].map(
    (name) => `--color-${name}: red`,
  );
  const sizes = ['text-sm', 'text-base', 'space-2', 'space-4', 'radius-md', 'radius-lg', 'gap', 'header-height'];
  const fonts = ['sans', 'mono', 'heading'].map((name) => `--font-${name}: cursive`);
  const properties = [...colors, ...fonts, ...sizes.map((name) => `--${name}: 77px`)];
  await addStyles(page, `:root, :root.light { ${properties.join('; ')} }`);
  expect(await looks()).toBe(before);
});

test('A logo that an author’s style sheet gives a width is not cut off on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(content);
  await addStyles(page, 'img.nav-logo { width: 220px; max-width: 220px; height: auto }');
  const [logo, link] = await Promise.all(
    ['.nav-logo:visible', '.home-link'].map((selector) => page.locator(selector).boundingBox()),
  );
  expect(logo?.width).toBeGreaterThan(20);
  expect(logo?.width).toBeLessThanOrEqual((link?.width ?? 0) + 0.5);
});

test('Authors’ rules for pictures in icons do not show the button’s signs of both modes at once', async ({ page }) => {
  await page.goto(content);
  await addStyles(page, '[class*="icon" i] svg { display: inline-block !important }');
  await expect(page.locator('.mode-toggle svg:visible')).toHaveCount(1);
});

test('Authors’ styles for the search field do not show it beside the icon of a phone', async ({ page }) => {
  await page.goto(content);
  await addStyles(page, '#search-bar-entry { display: flex !important; width: 320px !important }');
  await expect(page.locator('#search-bar-entry')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('#search-bar-entry')).toBeHidden();
  await expect(page.locator('#search-bar-entry-mobile')).toBeVisible();
});

test('A filter for `#navbar` leaves the logo and the search above the sidebar', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(urlOf(testSites.current));
  await expectUnmoved(page, '#navbar { backdrop-filter: blur(12px) !important }', ['.home-link', '#search-bar-entry']);
});

test('A height for `#navbar` that its rows exceed does not put them above the page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(content);
  await expectUnmoved(page, '#navbar { height: 3rem }', ['#page-title']);
});

test('Room for the sidebar in `#body-content` does not move the sidebar', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(content);
  await expectUnmoved(page, '#body-content { padding-left: 18rem !important }', ['#sidebar', 'main']);
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  expect(await page.locator('#body-content').evaluate((node) => getComputedStyle(node).paddingLeft)).toBe('32px');
});

test('A menu of languages that an author moves along the header stays in its row', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${urlOf(testSites.languages)}en/introduction`);
  const top = async () => (await page.locator('#localization-select-trigger').boundingBox())?.y;
  const before = await top();
  await addStyles(page, '#localization-select-trigger { position: absolute; right: 24% }');
  expect(await top()).toBe(before);
});

test('The chosen tab is marked as authors’ style sheets expect', async ({ page }) => {
  await page.goto(`${urlOf(components)}tabs`);
  const tabs = page.locator('.tabs').first().locator('[data-component-part="tab-button"]');
  await tabs.nth(1).click();
  expect(await tabs.evaluateAll((all) => all.map(({ dataset }) => dataset['active']))).toEqual(
    (await tabs.all()).map((_, index) => String(index === 1)),
  );
});

test('A width for `#content-area` leaves the panel of an API page beside the text', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(operation);
  await addStyles(page, '#content-area { max-width: 30rem }');
  expect((await page.locator('main').boundingBox())?.width).toBe(480);
  expect((await page.locator('.operation-side').boundingBox())?.width).toBe(416);
});

test('A width for `#content-area` that leaves room for what is beside it is not reduced by it a second time', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const width = async (selector: string) => (await page.locator(selector).boundingBox())?.width ?? 0;
  const rule = '#content-area { max-width: 72rem !important; width: calc(100% - 20rem) !important }';
  await page.goto(content);
  await addStyles(page, rule);
  expect(await width('#content-area')).toBeCloseTo((await width('#content-container')) - 320, 0);
  await page.goto(operation);
  const before = await width('main');
  await addStyles(page, rule);
  expect(await width('main')).toBeGreaterThanOrEqual(before);
});

test('Room for a sidebar that lies above the text takes nothing from it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(operation);
  const width = async () => (await page.locator('main').boundingBox())?.width;
  const before = await width();
  await addStyles(page, '#content-area { padding-left: 23.7rem }');
  expect(await width()).toBe(before);
  await addStyles(page, '#content-container { margin-inline: 19rem 0 !important }');
  expect(await width()).toBe(before);
});

test('An author’s full width of `#content-container` fits on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(content);
  await addStyles(page, '#content-container { width: 100vw !important; margin-left: 0 !important }');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('A width of 100 % for `#content-area` ends before the table of contents', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(content);
  await addStyles(page, '#content-area { max-width: none !important; width: 100% !important }');
  const [area, side] = [
    await page.locator('#content-area').boundingBox(),
    await page.locator('#table-of-contents').boundingBox(),
  ];
  expect((area?.x ?? 0) + (area?.width ?? 0)).toBeLessThan(side?.x ?? 0);
});

test('Rules for `[data-sidebar]` leave the page beside the sidebar', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(content);
  await addStyles(page, '[data-sidebar] { display: flex; flex-direction: column }');
  await expect(page.locator('#page-title')).toBeInViewport();
});

test('An author’s display of the sidebar leaves the closed drawer of phones hidden', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(content);
  await addStyles(page, '#sidebar { display: flex; flex-direction: column }');
  await expect(page.locator('#sidebar')).toBeHidden();
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expect(page.locator('#sidebar')).toBeVisible();
});

test('If an author’s style hides the sidebar, the page takes its room', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(content);
  const before = (await page.locator('#content-container').boundingBox())?.width ?? 0;
  await addStyles(page, '#sidebar { display: none }');
  expect((await page.locator('#content-container').boundingBox())?.width).toBeGreaterThan(before + 200);
});

test('A rule for links of the top bar leaves the text of its button readable', async ({ page }) => {
  await page.goto(`${urlOf(testSites.otherForms)}quickstart`);
  const color = await styleOf(page, '#topbar-cta-button > a > div', 'color');
  await addStyles(page, '[class*="topbar"] a { color: rgb(1, 2, 3) }');
  expect(await styleOf(page, '#topbar-cta-button > a > div', 'color')).toBe(color);
});

test('Rules for the fill and the label of a button leave a link to a repository as it is', async ({ page }) => {
  await page.goto(`${urlOf(testSites.current)}`);
  const link = page.locator('#topbar-cta-button > a');
  const looks = () =>
    link.evaluate((element) =>
      [...element.querySelectorAll('*')].map((each) => {
        const { color, backgroundColor } = getComputedStyle(each);
        return [each.localName, color, backgroundColor];
      }),
    );
  const before = await looks();
  await addStyles(
    page,
    '#topbar-cta-button > a > span { background: red } #topbar-cta-button > a div > span { color: red }',
  );
  expect(await looks()).toEqual(before);
});

test('The fill of the button in the header has its colour by either name', async ({ page }) => {
  await page.goto(`${urlOf(testSites.otherForms)}quickstart`);
  for (const [name, color] of [
    ['a > span', 'rgb(255, 0, 0)'],
    ['.bg-primary-dark', 'rgb(0, 0, 255)'],
  ] as const) {
    await addStyles(page, `#topbar-cta-button ${name} { background-color: ${color} !important }`);
    await expect(page.locator('#topbar-cta-button > a > span')).toHaveCSS('background-color', color);
  }
});

test('A background for all elements of the header does not cover the fill of its button', async ({ page }) => {
  await page.goto(`${urlOf(testSites.otherForms)}quickstart`);
  await addStyles(page, '#navbar div { background: white }');
  const order = await page.locator('#topbar-cta-button > a').evaluate((link) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    const painted = document.elementsFromPoint(left + width / 2, top + height / 2);
    return painted.filter((element) => link.contains(element)).map(({ localName }) => localName);
  });
  expect(order).toEqual(['span', 'span', 'div', 'a']);
});

test('Text in elements of the author’s own has the colour that they give it', async ({ page }) => {
  await page.goto(`${urlOf(components)}own-markup`);
  for (const part of ['h1', 'p', 'strong', 'a[href]:not([class])'])
    expect(await styleOf(page, `.own-hero ${part}`, 'color')).toBe('rgb(255, 255, 255)');
});

test('Nothing in `not-prose` has the styles of text', async ({ page }) => {
  await page.goto(`${urlOf(components)}own-markup`);
  expect(await styleOf(page, '#own-heading', 'margin')).toBe('0px');
  expect(await styleOf(page, '#own-heading', 'font-size')).toBe('16px');
  expect(await styleOf(page, '#own-text', 'margin')).toBe('0px');
  expect(await styleOf(page, '#own-text a', 'text-decoration-line')).toBe('none');
  expect(await styleOf(page, '#own-list', 'list-style-type')).toBe('none');
  // Attributes of elements keep their effect, and components their look.
  expect(await styleOf(page, '#own-picture', 'fill')).toBe('rgb(255, 0, 0)');
  expect(await styleOf(page, '#own-image', 'width')).toBe('40px');
  expect(await styleOf(page, '.not-prose .card', 'border-top-width')).toBe('1px');
});

test('On a custom page, texts with classes of the author’s have only their styles', async ({ page }) => {
  await page.goto(`${urlOf(components)}modes/custom`);
  for (const selector of ['h3.text-base', 'h3.text-base > p', 'a.px-2 > p', '.rounded-full > p', 'p.text-sm'])
    expect(await styleOf(page, selector, 'margin')).toBe('0px');
  expect(await styleOf(page, 'h3.text-base', 'font-size')).toBe('16px');
  expect(await styleOf(page, '#content > p:not([class])', 'margin-bottom')).not.toBe('0px');
});

test('A link of the author’s own called `card` has no margin of ours', async ({ page }) => {
  await page.goto(`${urlOf(components)}own-markup`);
  await page.locator('.mdx-content').evaluate((text) => {
    text.insertAdjacentHTML('beforeend', '<div><a class="card" id="own-card" href="/text">Own card</a></div>');
  });
  expect(await styleOf(page, '#own-card', 'margin')).toBe('0px');
});

test('A wide table that is written as HTML scrolls in a box, also with the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${urlOf(components)}own-markup`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  for (const box of [page.locator('.mdx-content > .table-scroll'), page.locator('.mdx-content > pre')]) {
    await box.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  }
});

test('Wide HTML tables in a card, tabs and an accordion scroll from right to left on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${urlOf(components)}right-to-left`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  for (const around of ['.card', '.tabs', '.accordion']) {
    const box = page.locator(`${around} .table-scroll`);
    expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeGreaterThan(0);
    await box.focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft)).toBeLessThan(0);
  }
});
