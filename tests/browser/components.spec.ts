import { expect, test, type Page } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';

test.use({ baseURL: urlOf(testSites.components) });

const panels = (page: Page, group: number) => page.locator('.tabs').nth(group).locator(':scope > [role=tabpanel]');
const tab = (page: Page, group: number, name: string) =>
  page.locator('.tabs').nth(group).getByRole('tab', { name, exact: true }).first();

test('Details that an author writes as HTML show a marker, which turns', async ({ page }) => {
  await page.goto('html');
  const summary = page.locator('#content summary', { hasText: /^Details$/ });
  const marker = () =>
    summary.evaluate((element) => {
      const { maskImage, width, rotate } = getComputedStyle(element, '::before');
      return { isDrawn: maskImage.startsWith('url(') && parseFloat(width) > 8, rotate };
    });
  expect(await marker()).toEqual({ isDrawn: true, rotate: 'none' });
  await summary.click();
  await expect.poll(marker).toEqual({ isDrawn: true, rotate: '90deg' });
});

test('Rows of a matrix stand apart', async ({ page }) => {
  await page.goto('text');
  const distance = await page
    .locator('#content math')
    .first()
    .evaluate((math) => {
      math.innerHTML = '<mtable><mtr><mtd><mi>x</mi></mtd></mtr><mtr><mtd><mi>y</mi></mtd></mtr></mtable>';
      const [first = 0, second = 0] = Array.from(
        math.querySelectorAll('mtd'),
        (cell) => cell.getBoundingClientRect().top,
      );
      return second - first;
    });
  expect(distance).toBeGreaterThan(12);
});

test('Folders of a tree have one marker, and stand as close as its files', async ({ page }) => {
  await page.goto('further');
  const rows = page.locator('.tree-row:visible');
  expect(await rows.evaluateAll((all) => all.map((row) => getComputedStyle(row, '::before').content))).toEqual(
    Array(6).fill('none'),
  );
  const tops = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top));
  expect(new Set(tops.slice(1).map((top, index) => top - (tops[index] ?? 0)))).toEqual(new Set([32]));
});

test.describe('Tabs', () => {
  test('One panel is shown at a time, chosen with the mouse or the keyboard', async ({ page }) => {
    await page.goto('tabs');
    await expect(panels(page, 0).nth(0)).toBeVisible();
    await expect(panels(page, 0).nth(1)).toBeHidden();
    await tab(page, 0, 'pnpm').click();
    await expect(panels(page, 0).nth(1)).toBeVisible();
    await expect(panels(page, 0).nth(0)).toBeHidden();

    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 0, 'yarn')).toBeFocused();
    await expect(panels(page, 0).nth(2)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 0, 'npm')).toBeFocused();
    await page.keyboard.press('End');
    await expect(tab(page, 0, 'yarn')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Tab');
    await expect(panels(page, 0).nth(2)).toBeFocused();
  });

  test('Tabs of the same title change together unless sync is off, and the choice is kept', async ({ page }) => {
    await page.goto('tabs');
    await expect(tab(page, 1, 'yarn')).toHaveAttribute('aria-selected', 'true');
    await tab(page, 0, 'npm').click();
    await expect(tab(page, 1, 'npm')).toHaveAttribute('aria-selected', 'true');
    await tab(page, 0, 'pnpm').click();
    await expect(tab(page, 1, 'npm')).toHaveAttribute('aria-selected', 'true');
    await expect(tab(page, 2, 'npm')).toHaveAttribute('aria-selected', 'true');
    await page.reload();
    await expect(tab(page, 0, 'pnpm')).toHaveAttribute('aria-selected', 'true');
    await expect(tab(page, 1, 'npm')).toHaveAttribute('aria-selected', 'true');
  });

  test('A tab group stays in place on the screen when groups above it change', async ({ page }) => {
    await page.goto('code-groups');
    const last = page.locator('.code-group').last();
    await last.scrollIntoViewIfNeeded();
    const before = (await last.boundingBox())?.y;
    await last.getByRole('tab', { name: 'water.py' }).click();
    expect((await last.boundingBox())?.y).toBe(before);
    await expect(page.locator('.code-group').first().getByRole('tab', { name: 'water.py' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  test('A choice that many groups follow costs one layout of the page', async ({ page }) => {
    await page.goto('tabs');
    await page.evaluate(() => {
      const group = document.querySelectorAll('trellis-tabs')[1];
      for (let count = 0; count < 20; count += 1) group?.after(group.cloneNode(true));
    });
    const client = await page.context().newCDPSession(page);
    await client.send('Performance.enable');
    const layouts = async (): Promise<number> => {
      const { metrics } = await client.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? 0;
    };
    await expect(tab(page, 21, 'yarn')).toHaveAttribute('aria-selected', 'true');
    const before = await layouts();
    await tab(page, 0, 'npm').evaluate((button: HTMLElement) => button.click());
    await expect(tab(page, 21, 'npm')).toHaveAttribute('aria-selected', 'true');
    expect((await layouts()) - before).toBeLessThan(5);
  });

  test('A link to a tab or into its panel opens it', async ({ page }) => {
    await page.goto('tabs#own-address');
    await expect(page.locator('#own-address')).toBeVisible();
    await page.goto('tabs');
    await page.getByRole('link', { name: 'A heading in a panel' }).first().click();
    await expect(page.locator('#a-heading-in-a-panel')).toBeInViewport();
  });

  test('A row of tabs scrolls to the tab that a link opens, and nothing else moves', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('tabs#of-a-telephone');
    await expect(page.getByRole('tab', { name: 'of a telephone' })).toBeInViewport({ ratio: 1 });
    await page.goto('tabs');
    await expect(page.getByRole('tab', { name: 'First', exact: true })).toHaveAttribute('aria-selected', 'true');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('The default tab is open first', async ({ page }) => {
    await page.goto('tabs');
    await expect(page.getByText('Open at first.')).toBeVisible();
    await expect(page.getByText('Closed at first.')).toBeHidden();
  });

  test('Tabs with the same title have different ids', async ({ page }) => {
    await page.goto('tabs');
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(10);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

test.describe('Code blocks', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test('The copy button copies the code and reports it', async ({ page }) => {
    await page.goto('code');
    const block = page.locator('.code-block', { hasText: 'marked.ts' });
    await block.getByRole('button', { name: 'Copy code' }).click();
    await expect(block.getByRole('button', { name: 'Copy code' })).toHaveAttribute('data-copied');
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached();
    expect(await copied(page)).toBe('const one = 1;\nconst two = 2;\nconst three = 3;\nconst four = 4;');
    await expect(block.getByRole('button', { name: 'Copy code' })).not.toHaveAttribute('data-copied');
  });

  test('What was copied is announced once, by a region that was there before', async ({ page }) => {
    await page.goto('code');
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes) {
          if (type === 'attributes') heard.push(`name: ${(target as Element).ariaLabel}`);
          else if ((target as Element).role === 'status') heard.push(`status: ${target.textContent}`);
          for (const node of addedNodes)
            if ((node as Element).role === 'status') heard.push(`new: ${node.textContent}`);
        }
      }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-label'] });
    });
    const button = page.getByRole('button', { name: 'Copy code' }).first();
    await button.press('Enter');
    await expect(button).toHaveAttribute('data-copied');
    await expect(button).not.toHaveAttribute('data-copied');
    const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    await expect.poll(heard).toEqual(['new: ', 'status: Copied', 'status: ']);
  });

  test('The copy button leaves out the prompts of a shell', async ({ page }) => {
    await page.goto('code-options');
    await page.locator('.code-block', { hasText: 'session' }).getByRole('button', { name: 'Copy code' }).click();
    await expect(page.locator('[data-copied]')).toBeVisible();
    expect(await copied(page)).toBe('echo "5 $ 6"\n5 $ 6');
  });

  test('The link of a heading copies and opens its address', async ({ page }) => {
    await page.goto('headings');
    const mark = page.locator('h2 .heading-link').first();
    await mark.hover();
    await mark.click();
    await expect(mark).toHaveAttribute('data-copied');
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached();
    expect(await copied(page)).toBe(await mark.evaluate((link) => (link as HTMLAnchorElement).href));
    expect(page.url()).toBe(await copied(page));
  });

  test('A name shows its type at the pointer and the keyboard, within the window, and none of it is copied', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto('types');
    const block = page.locator('.code-block', { hasText: 'water.ts' });
    const hint = page.locator('.code-hint:popover-open');
    await block.getByRole('button', { name: 'water', exact: true }).hover();
    await expect(hint).toContainText('function water(plant: Plant, litres?: number): string');
    await expect(hint).toContainText('Waters a plant.');
    const box = await hint.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    await page.keyboard.press('Escape');
    await expect(hint).toHaveCount(0);
    await block.getByRole('button', { name: 'said' }).first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(block.getByRole('button', { name: 'water', exact: true })).toBeFocused();
    await expect(hint).toContainText('function water');
    await page.keyboard.press('End');
    await expect(hint).toContainText('toUpperCase(): string');
    await page.keyboard.press('Tab');
    await expect(block.locator(':focus')).toHaveCount(0);
    await block.locator('.code-copy').click();
    expect(await copied(page)).toBe(
      "const said = water({ name: 'Fern', need: 0.5 });\n\nconsole.log(said.toUpperCase());",
    );
  });

  test('Removed lines and line numbers are not copied', async ({ page }) => {
    await page.goto('code-options');
    await page.locator('.code-block', { hasText: 'changed.js' }).locator('.code-copy').click();
    expect(await copied(page)).toBe('const need = 0.5;\nconst same = true;');
    await page.locator('.code-block', { hasText: 'numbered.js' }).locator('.code-copy').click();
    expect(await copied(page)).toMatch(/^const first = 1;\n/);
    await expect(page.locator('.code-block', { hasText: 'not-to-be-copied' }).locator('.code-copy')).toHaveCount(0);
  });

  test('The copy button of a code group copies the visible tab', async ({ page }) => {
    await page.goto('code-groups');
    const group = page.locator('.code-group').first();
    await group.getByRole('tab', { name: 'water.py' }).click();
    await group.locator('.code-copy').click();
    expect(await copied(page)).toBe('water()');
  });

  test('A code group with a dropdown is switched by a select', async ({ page }) => {
    await page.goto('code-options');
    const group = page.locator('.code-group');
    await group.getByRole('combobox').selectOption({ label: 'Python' });
    await expect(group.getByText("chosen('by a select')", { exact: true })).toBeVisible();
    await expect(group.getByText("chosen('by a select');", { exact: true })).toBeHidden();
  });

  test('A long code block expands and collapses', async ({ page }) => {
    await page.goto('code-options');
    const block = page.locator('.code-block', { hasText: 'long.txt' });
    const height = async () => (await block.boundingBox())?.height ?? 0;
    const closed = await height();
    await block.getByRole('button', { name: 'Show all 20 lines' }).click();
    expect(await height()).toBeGreaterThan(closed + 50);
    await block.getByRole('button', { name: 'Show less' }).click();
    expect(await height()).toBe(closed);
  });

  test('A tall code block scrolls in its box, also with the keyboard', async ({ page }) => {
    await page.goto('code-options');
    const pre = page.locator('.code-block', { hasText: 'tall.txt' }).locator('pre');
    await pre.focus();
    await page.keyboard.press('End');
    await expect.poll(() => pre.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
    await expect(page.locator('.code-block', { hasText: 'numbered.js' }).locator('pre')).not.toHaveAttribute(
      'tabindex',
    );
  });

  test('A code block applies the options of its fence', async ({ page }) => {
    await page.goto('code-options');
    await expect(page.locator('.line-focus')).toHaveText('const inFocus = true;');
    await expect(page.locator('.code-title .icon')).toHaveCount(1);
    const wrapped = page.locator('[data-wrap] pre');
    expect(await wrapped.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    const component = page.locator('.code-block', { hasText: 'component.js' });
    await expect(component.locator('.line-highlight')).toHaveText("const written = 'as a component' && 1 < 2;");
    await expect(component.locator('.line')).toHaveCount(2);
  });

  test('A code block is dark in a light page unless it follows the mode', async ({ page }) => {
    await page.goto('code');
    const background = () =>
      page
        .locator('.code-block')
        .first()
        .evaluate((block) => getComputedStyle(block).backgroundColor);
    const dark = await background();
    await page.evaluate(() => (document.documentElement.dataset['code'] = 'auto'));
    expect(await background()).not.toBe(dark);
  });
});

test.describe('Accordions', () => {
  test('An opened accordion sets the address, and a link to it opens it', async ({ page }) => {
    await page.goto('accordions');
    await page.getByText('Everything', { exact: true }).click();
    await expect(page).toHaveURL(/#everything$/);
    await page.goto('accordions');
    await page.getByRole('link', { name: 'everything' }).click();
    await expect(page.locator('#everything')).toHaveAttribute('open');
  });

  test('An accordion opens with the keyboard', async ({ page }) => {
    await page.goto('accordions');
    await page.locator('.accordion > summary').first().focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.accordion').first()).toHaveAttribute('open');
  });
});

test.describe('Tooltips', () => {
  test('A tooltip appears on hover and focus and disappears with Escape', async ({ page }) => {
    await page.goto('icons-and-tooltips');
    const bubble = page.getByText('An explanation');
    await expect(bubble).toBeHidden();
    await page.getByText('word', { exact: true }).hover();
    await expect(bubble).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bubble).toBeHidden();
    await page.getByText('with everything', { exact: true }).focus();
    await expect(page.getByText('With everything.')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'More' })).toBeFocused();
    await expect(page.getByText('With everything.')).toBeVisible();
  });

  test('The explanation describes its word, also of a name in code', async ({ page }) => {
    await page.goto('icons-and-tooltips');
    const word = page.getByRole('button', { name: 'with everything', exact: true });
    await word.focus();
    await expect(word).toHaveAccessibleDescription('Headline With everything. More');
    await page.goto('types');
    const name = page.getByRole('button', { name: 'water', exact: true });
    await name.focus();
    await expect(name).toHaveAccessibleDescription(/^function water.*Waters a plant/);
  });

  test('Escape closes a tooltip and returns the focus from the link in it to the word', async ({ page }) => {
    await page.goto('icons-and-tooltips');
    const word = page.getByRole('button', { name: 'with everything', exact: true });
    await word.focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'More' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByText('With everything.')).toBeHidden();
    await expect(word).toBeFocused();
  });

  test('A tooltip appears on tap and stays within the window of a phone', async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 700 }, hasTouch: true });
    const page = await context.newPage();
    await page.goto(`${urlOf(testSites.components)}icons-and-tooltips`);
    await page.getByText('cell', { exact: true }).tap();
    const bubble = page.locator('.tooltip-bubble:popover-open');
    await expect(bubble).toHaveText('In a cell');
    const box = await bubble.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    await context.close();
  });
});

test('Examples beside the text have a name, which a panel with other content has not', async ({ page }) => {
  const examples = page.getByRole('group', { name: 'Examples' });
  await page.goto('examples');
  await expect(examples).toContainText('curl https://example.com');
  await page.goto('looks');
  await expect(page.locator('.asides')).toBeVisible();
  await expect(examples).toHaveCount(0);
});

test.describe('Images', () => {
  test('An image is enlarged by click and keyboard, and closing returns the focus', async ({ page }) => {
    await page.goto('frames');
    const image = page.getByRole('button', { name: 'Enlarge: A leaf' }).first();
    await image.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'A leaf' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(image).toBeFocused();
    await image.click();
    await page.getByRole('dialog').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('A small image cannot be enlarged, even if it loads late', async ({ page }) => {
    const wide = (width: number): string =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="40"><rect width="${width}" height="40"/></svg>`;
    await page.route('**/late-*.svg', async (route) => {
      await new Promise((done) => setTimeout(done, 1000));
      await route.fulfill({
        contentType: 'image/svg+xml',
        body: wide(route.request().url().includes('small') ? 40 : 400),
      });
    });
    await page.route('**/deep/er/images', async (route) => {
      const response = await route.fetch();
      const late = '<img src="/late-small.svg" alt="Bud"><img src="/late-large.svg" alt="Tree">';
      const body = (await response.text()).replace(/<div id="content"[^>]*>/, (tag) => tag + late);
      await route.fulfill({ response, body });
    });
    await page.goto('deep/er/images', { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: 'Enlarge: Tree' })).toBeVisible();
    await expect(page.getByAltText('Bud', { exact: true })).toBeVisible();
    await expect(page.getByAltText('Bud', { exact: true })).not.toHaveAttribute('role');
  });

  test('A double click enlarges an image once', async ({ page }) => {
    await page.goto('deep/er/images');
    const image = page.getByRole('button', { name: 'Enlarge: Half' });
    // The style sheet of the dialog is loaded at the first time.
    for (const _time of ['first', 'second']) {
      await image.dblclick();
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(image).toBeFocused();
    }
  });

  test('An image within a link or with nozoom cannot be enlarged', async ({ page }) => {
    await page.goto('deep/er/images');
    await expect(page.getByRole('button', { name: 'Enlarge: Half' })).toBeVisible();
    const zoomable = page.locator('a img[data-zoom], [alt="Relative in HTML"][data-zoom]');
    await expect(page.locator('a img').first()).toBeAttached();
    await expect(page.getByAltText('Relative in HTML')).toBeAttached();
    await expect(zoomable).toHaveCount(0);
  });

  test('An image within a link stands in the middle of its frame', async ({ page }) => {
    await page.goto('deep/er/images');
    for (const name of ['In a link and a frame', 'In a link and a frame, in Markdown']) {
      const image = page.getByAltText(name, { exact: true });
      const offset = await image.evaluate((node) => {
        const [inner, outer] = [node, node.closest('.frame')].map((each) => each?.getBoundingClientRect());
        return inner && outer ? inner.left + inner.right - outer.left - outer.right : undefined;
      });
      expect(offset).toBeCloseTo(0, 0);
    }
  });

  test('An image for one mode is shown in that mode only', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('frames');
    const dark = page.getByAltText('A dark leaf');
    await expect(dark).toBeVisible();
    await expect(page.getByAltText('A light leaf')).toBeHidden();
    const { top, bottom } = await dark.evaluate((image) => {
      const frame = image.closest('.frame-body')?.getBoundingClientRect();
      const own = image.getBoundingClientRect();
      return { top: own.top - (frame?.top ?? 0), bottom: (frame?.bottom ?? 0) - own.bottom };
    });
    expect(top).toBe(bottom);
  });
});

test('A video keeps room for its picture until its size is known', async ({ page }) => {
  await page.goto('text');
  const shapes = await page.evaluate(() => {
    const content = document.getElementById('content');
    content?.insertAdjacentHTML(
      'afterbegin',
      '<video controls></video><video controls width="400" height="300"></video>',
    );
    return Array.from(document.querySelectorAll('video'), ({ offsetWidth, offsetHeight }) => ({
      isWide: offsetWidth > 500,
      ratio: (offsetWidth / offsetHeight).toFixed(2),
    }));
  });
  expect(shapes).toEqual([
    { isWide: true, ratio: '1.78' },
    { isWide: false, ratio: '1.33' },
  ]);
});

test('A card is one link, and links in its text remain separate links', async ({ page }) => {
  await page.goto('cards');
  const card = page.locator('.card', { hasText: 'Horizontal' }).first();
  await card.click({ position: { x: 5, y: 5 } });
  await expect(page).toHaveURL(/\/tabs$/);
  await page.goto('cards');
  const outside = page.locator('.card', { hasText: 'Opens elsewhere.' }).locator('a');
  await expect(outside).toHaveAttribute('target', '_blank');
  await expect(outside).toHaveAttribute('rel', /noopener/);
  await page.locator('.card', { hasText: 'A link inside' }).getByRole('link', { name: 'link' }).click();
  await expect(page).toHaveURL(/\/tabs$/);
});

test('Titles and captions may be elements', async ({ page }) => {
  await page.goto('cards');
  await expect(page.getByRole('link', { name: 'A title from an element' }).locator('b')).toBeVisible();
  await page.goto('accordions');
  await expect(page.locator('summary em', { hasText: 'A title from an element' })).toBeVisible();
  await page.goto('frames');
  await expect(page.locator('figcaption em', { hasText: 'A caption from an element' })).toBeVisible();
});

test('A group of cards has the number of columns that cols or its aliases set', async ({ page }) => {
  await page.goto('cards');
  const columnsAround = (title: string) =>
    page
      .locator('.card-group', { hasText: title })
      .evaluate((group) => getComputedStyle(group).gridTemplateColumns.split(' ').length);
  expect(await columnsAround('A number as text')).toBe(3);
  expect(await columnsAround('A title from an element')).toBe(3);
  expect(await columnsAround('The other name')).toBe(4);
});

test('Request examples stand beside the text on a wide screen and fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto('examples');
  const text = await page.getByText('Text before.').boundingBox();
  const example = await page.locator('#request-example').boundingBox();
  expect(example?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
  expect((example?.x ?? 0) + (example?.width ?? 0)).toBeLessThanOrEqual(1440);
  await expect(page.locator('#request-example ~ #response-example')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 700 });
  const narrow = await page.locator('#request-example').boundingBox();
  expect((narrow?.x ?? 0) + (narrow?.width ?? 0)).toBeLessThanOrEqual(390);
});

test('A picture whose height an author sets keeps its proportions on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${urlOf(testSites.manual)}writing/images`);
  const picture = page.locator('main img').first();
  await picture.evaluate((image) => (image.style.height = '30rem'));
  await expect(picture).toHaveCSS('object-fit', 'contain');
});
