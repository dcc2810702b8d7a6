// Needs of readers who use a keyboard, forced colours or reduced motion.
import { expect, test, type Page } from 'playwright/test';
import { testSites, urlOf, type TestSite } from '../sites.js';
import { faultsOf } from './axe.js';
import { frames } from './frames.js';

const { manual, components, everyField, current } = testSites;

const pages: readonly [TestSite, string][] = [...frames, [components, 'modes/landing'], [components, 'code']];

test('Every Tab stop is visible and outlined in page order up to the end of the page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // An element that scrolls smoothly into view is not visible yet when it gets the focus.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [site, path] of pages.filter(([, name]) => /knife|create-plant|code$/.test(name))) {
    await page.goto(urlOf(site) + path);
    await page.evaluate(() => ((window as { before?: Element }).before = document.body));
    const most = await page.evaluate(
      () => document.querySelectorAll('a, button, input, select, summary, [tabindex]').length,
    );
    let stops = 0;
    for (; stops <= most + 1; stops += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const memory = window as { before?: Element };
        const element = document.activeElement;
        if (!element || element === document.body) return undefined;
        const style = getComputedStyle(element);
        const box = element.getBoundingClientRect();
        const isAfter = Boolean(
          (memory.before?.compareDocumentPosition(element) ?? 0) &
          (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY),
        );
        memory.before = element;
        return {
          html: element.outerHTML.slice(0, 120),
          isSeen: box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight,
          isMarked: style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 1,
          isAfter,
        };
      });
      if (stop === undefined) break;
      expect(stop, path).toEqual({ html: stop.html, isSeen: true, isMarked: true, isAfter: true });
    }
    expect(stops, path).toBeGreaterThan(15);
    // The end is reached: nothing holds the focus.
    expect(stops, path).toBeLessThanOrEqual(most);
  }
});

/** The ground of pages in forced colours. */
const canvasOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    document.body.style.backgroundColor = 'Canvas';
    return getComputedStyle(document.body).backgroundColor;
  });

test.describe('Forced colours', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('Current, selected and focused elements differ from the others in forced colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto(`${urlOf(manual)}plant-store/create-plant`);
    const look = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { backgroundColor, color, borderBottomColor, borderBottomWidth } = getComputedStyle(element);
          return [backgroundColor, color, borderBottomWidth === '0px' ? '' : borderBottomColor].join(' ');
        });
    expect(await look('#sidebar a[aria-current=page]')).not.toBe(await look('#sidebar a:not([aria-current])'));
    await page.goto(`${urlOf(components)}tabs`);
    expect(await look('[role=tab][aria-selected=true]')).not.toBe(await look('[role=tab][aria-selected=false]'));
    await page.locator('[role=tab]').first().focus();
    await page.keyboard.press('ArrowRight');
    const outline = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
    expect(outline).not.toBe('none');
    // A button differs from text by its border.
    await page.goto(`${urlOf(components)}code`);
    for (const selector of ['.tryit-button', '.call-to-action > span', 'button.button'])
      for (const button of await page.locator(selector).all())
        expect(
          await button.evaluate((element) => {
            const { borderStyle, outlineStyle } = getComputedStyle(element);
            return borderStyle !== 'none' || outlineStyle !== 'none';
          }),
        ).toBe(true);
  });

  test('Icons behind masks and colours that authors show are visible in forced colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    const found: string[] = [];
    for (const [site, path] of [
      [manual, 'plant-store/create-plant'],
      [everyField, 'introduction'],
      [current, 'tools/knife'],
      ...['code', 'html', 'looks'].map((name) => [components, name] as const),
    ] as const) {
      await page.goto(urlOf(site) + path);
      const [signs, ...hidden] = await page.evaluate(() => {
        document.body.style.backgroundColor = 'Canvas';
        const groundOf = (element: Element): string =>
          getComputedStyle(element.closest('[aria-current]') ?? document.body).backgroundColor;
        const list = [...document.querySelectorAll('body *')].flatMap((element) =>
          [undefined, '::before', '::after'].map((part) => ({ element, part, style: getComputedStyle(element, part) })),
        );
        const masked = list.filter(
          ({ part, style }) => /^url/.test(style.maskImage) && (part === undefined || style.content !== 'none'),
        );
        const swatches = list.filter(({ element, part }) => part === undefined && element.matches('.color-swatch'));
        return [
          `${masked.length > 0}`,
          ...[...masked, ...swatches]
            .filter(({ element, style }) => style.backgroundColor === groundOf(element))
            .map(({ element, part = '' }) => `${element.className || element.tagName}${part}`),
        ];
      });
      expect(signs, path).toBe('true');
      found.push(...hidden.map((name) => `${path}: ${name}`));
    }
    expect([...new Set(found)]).toEqual([]);
  });

  test('Search results show the matching words and the selected result in forced colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto(`${urlOf(components)}tabs`);
    await page.keyboard.press('Control+k');
    await page.locator('#search-input').fill('card');
    const [selected, mark] = await Promise.all(
      ['dialog.search [role=option][aria-selected=true]', 'dialog.search mark'].map((part) =>
        page
          .locator(part)
          .first()
          .evaluate((element) => getComputedStyle(element).backgroundColor),
      ),
    );
    expect(selected).not.toBe(await canvasOf(page));
    expect(mark).not.toBe(await canvasOf(page));
    expect(mark).not.toMatch(/^rgba.* 0\)$/);
  });

  test('Pressed choices and marked lines of code differ from the others in forced colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    for (const [path, choice] of [
      ['updates', '.chip'],
      ['views', '.view-choice'],
    ] as const) {
      await page.goto(urlOf(components) + path);
      await page.locator(choice).first().click();
      const ground = await page
        .locator(`${choice}[aria-pressed=true]`)
        .evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(ground, path).not.toBe(await canvasOf(page));
    }
    await page.goto(`${urlOf(components)}code-options`);
    await expect(page.locator('.line-highlight').first()).toHaveCSS('outline-style', 'solid');
  });

  test('The focus is marked on buttons and on current elements in forced colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto(`${urlOf(manual)}plant-store/create-plant`);
    await page.keyboard.press('Tab');
    const outlineOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element: HTMLElement) => {
          element.focus();
          const { color, outlineColor, outlineWidth } = getComputedStyle(element);
          return { outlineWidth, isText: outlineColor === color };
        });
    for (const selector of [
      '.nav-tabs [aria-current]',
      '#sidebar [aria-current=page]',
      '[role=tab][aria-selected=true]',
    ])
      expect(await outlineOf(selector), selector).toEqual({ outlineWidth: '2px', isText: true });
    expect(await outlineOf('.tryit-button')).toMatchObject({ outlineWidth: '2px' });
  });
});

test('No element has an animation or transition under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [site, path] of pages) {
    await page.goto(urlOf(site) + path);
    const moving = await page.evaluate(() => {
      const seconds = (times: string): number => Math.max(...times.split(',').map((time) => parseFloat(time)));
      return [...document.querySelectorAll('*')]
        .filter((element) => {
          const style = getComputedStyle(element);
          const isAnimated = style.animationName !== 'none' && seconds(style.animationDuration) > 0.01;
          const changes = style.transitionProperty !== 'none' && seconds(style.transitionDuration) > 0.01;
          return isAnimated || changes || style.scrollBehavior === 'smooth';
        })
        .map((element) => element.outerHTML.slice(0, 120));
    });
    expect(moving, `${site.name}/${path}`).toEqual([]);
  }
});

const dialogs: readonly [name: string, site: TestSite, path: string, button: string, box: string][] = [
  ['the version menu', everyField, 'introduction', '.version-button', '#version-menu'],
  ['the page menu', manual, 'introduction', '.page-menu-more', '#page-menu'],
  ['an enlarged image', components, 'frames', 'img[data-zoom]', 'dialog.zoom'],
];

for (const [name, site, path, button, box] of dialogs) {
  test(`Escape closes ${name} and returns the focus, and axe finds nothing while it is open`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(urlOf(site) + path);
    const opener = page.locator(button).first();
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(box).first()).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await faultsOf(page), colorScheme).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await expect(page.locator(box).first()).toBeHidden();
    await expect(opener).toBeFocused();
  });
}
