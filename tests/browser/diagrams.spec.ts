import path from 'node:path';
import { wcagContrast } from 'culori';
import { expect, test, type Locator, type Page } from 'playwright/test';
import { filesForDiagrams } from '../../src/project/diagrams.js';
import { library } from '../../src/shared/packageRoot.js';
import { testSites, urlOf } from '../sites.js';
import { faultsOf } from './axe.js';

test.use({ baseURL: urlOf(testSites.components) });

const diagram = (page: Page, index: number) => page.locator('trellis-diagram').nth(index);
const fill = (page: Page) =>
  diagram(page, 0)
    .locator('.node .label-container')
    .first()
    .evaluate((node) => getComputedStyle(node).fill);

/** Diagrams whose kind or layout is loaded in different ways, by title. */
const sources = {
  'a flowchart': 'flowchart TD\n  A --> B',
  'a flowchart laid out by ELK': '---\nconfig:\n  layout: elk\n---\nflowchart TD\n  A --> B',
  'a flowchart with a formula': 'graph LR\n  A["$$x^2$$"] --> B',
  'a class diagram': 'classDiagram\n  Plant <|-- Fern\n  class Plant { +water() }',
  'a state diagram': 'stateDiagram-v2\n  [*] --> Dry\n  Dry --> Wet: rain',
  'an older state diagram': 'stateDiagram\n  [*] --> Dry',
  'a mind map': 'mindmap\n  root((Plants))\n    Ferns\n    Mosses',
  swimlanes: 'swimlane-beta TD\n  subgraph one\n  A --> B\n  end\n  subgraph two\n  B --> C\n  end',
};

/** Opens a page with one diagram, in a site that has no other diagrams. */
async function openDiagram(page: Page, source: string): Promise<Locator> {
  const files = await filesForDiagrams([source]);
  await page.unrouteAll();
  await page.route(/\/_trellis\/mermaid-/, (route) => {
    const [, folder = '', file = ''] = /\/_trellis\/([^/]+)\/(.*)$/.exec(route.request().url()) ?? [];
    return files.includes(file)
      ? route.fulfill({ path: path.join(library, 'diagrams', folder, file) })
      : route.fulfill({ status: 404 });
  });
  await page.route(/\/diagrams$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const text = source.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    await route.fulfill({
      response,
      body: html.replace(
        /(<trellis-diagram[^>]*>).*<\/trellis-diagram>/s,
        (_all, tag: string) => `${tag}<pre><code>${text}</code></pre></trellis-diagram>`,
      ),
    });
  });
  await page.goto('diagrams');
  return diagram(page, 0);
}

test.describe('Diagrams', () => {
  for (const [title, source] of Object.entries(sources))
    test(`A site that contains only ${title} has the files that render it`, async ({ page }) => {
      const drawn = await openDiagram(page, source);
      await expect(drawn).toHaveAttribute('data-state', 'drawn');
    });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`The lines of a chart can be seen in ${colorScheme} mode`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      const drawn = await openDiagram(page, 'xychart-beta\n  x-axis [jan, feb]\n  line [5, 20]\n  line [20, 5]');
      await expect(drawn).toHaveAttribute('data-state', 'drawn');
      const ground = await drawn.locator('.diagram-view').evaluate((view) => getComputedStyle(view).backgroundColor);
      const lines = await drawn
        .locator('[class^=line-plot] path')
        .evaluateAll((all) => all.map((line) => getComputedStyle(line).stroke));
      expect(lines).toHaveLength(2);
      for (const line of lines) expect(wcagContrast(line, ground)).toBeGreaterThan(3);
    });

  test('A diagram is rendered without other hosts, with an accessible name and the colours of the mode', async ({
    page,
  }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('diagrams');
    await expect(diagram(page, 0).getByRole('img', { name: 'Watering' })).toBeVisible();
    const light = await fill(page);
    await page.locator('[data-mode-toggle]').first().click();
    await expect.poll(() => fill(page)).not.toBe(light);
    expect([...hosts]).toEqual([new URL(page.url()).host]);
  });

  test('A screen reader gets the source of a rendered diagram, which is no stop of the Tab key, and no name of Mermaid’s', async ({
    page,
  }) => {
    await page.goto('diagrams');
    const drawn = diagram(page, 0);
    await expect(drawn).toHaveAttribute('data-state', 'drawn');
    await expect(drawn.getByRole('group', { name: 'Source of the diagram' })).toContainText('Soil is dry');
    await expect(drawn.getByRole('img')).not.toHaveAttribute('aria-roledescription');
    const source = drawn.locator('.diagram-source');
    expect(await source.evaluate((block) => block.clientHeight)).toBeLessThanOrEqual(1);
    await expect(source.locator('pre')).toHaveAttribute('tabindex', '-1');
    await page.emulateMedia({ media: 'print' });
    await expect(source).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    // Screen readers also read what no scrolling has come near.
    const last = page.locator('trellis-diagram:not([data-state])').last();
    await expect(last.getByRole('group', { name: 'Source of the diagram' })).toContainText('Plant');
  });

  test('A diagram that is written as a component is rendered', async ({ page }) => {
    await page.goto('diagrams#as-a-component');
    const drawn = page.getByRole('img', { name: 'Growth' });
    await expect(drawn).toBeVisible();
    await expect(drawn).toContainText('Plant <3');
  });

  test('A diagram node with an author’s colour keeps readable text in dark mode', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('diagrams');
    const label = diagram(page, 0)
      .locator('.node', { hasText: /^\s*Water\s*$/ })
      .locator('.nodeLabel')
      .first();
    await expect(label).toHaveCSS('color', 'rgb(17, 17, 17)');
  });

  test('A diagram has the same size under reduced motion', async ({ page }) => {
    const sizes = async (reducedMotion: 'reduce' | 'no-preference') => {
      await page.emulateMedia({ reducedMotion });
      await page.goto('diagrams');
      const drawn = diagram(page, 0).getByRole('img', { name: 'Watering' });
      await expect(drawn).toBeVisible();
      const box = (one: Locator) =>
        one.evaluate((svg) => Object.values(svg.getBoundingClientRect().toJSON() as object));
      return { all: await box(drawn), label: await box(drawn.getByText('Look again')) };
    };
    expect(await sizes('reduce')).toEqual(await sizes('no-preference'));
  });

  for (const width of [390, 1440])
    test(`A wide diagram fits the page and is enlarged in a dialog at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('diagrams');
      const wide = diagram(page, 1);
      await wide.scrollIntoViewIfNeeded();
      const drawn = wide.locator('.diagram-view svg');
      await expect(drawn).toBeVisible();
      const [view, svg] = [await wide.boundingBox(), await drawn.boundingBox()];
      expect((svg?.x ?? 0) + (svg?.width ?? 0)).toBeLessThanOrEqual((view?.x ?? 0) + (view?.width ?? 0));
      expect(await wide.evaluate((one) => one.scrollWidth)).toBeLessThanOrEqual(view?.width ?? 0);
      await expect(wide.getByRole('button')).toHaveCSS('opacity', '1');
      const sizeOf = (label: Locator) => label.evaluate((one) => one.getBoundingClientRect().height);
      const label = wide.getByText('Fruit on the plant', { exact: true });
      const small = await sizeOf(label);
      await drawn.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.locator('svg')).toBeVisible();
      expect(await sizeOf(dialog.getByText('Fruit on the plant', { exact: true }))).toBeGreaterThan(small * 1.2);
    });

  test('The dialog of a diagram opens, zooms and closes with the keyboard', async ({ page }) => {
    await page.goto('diagrams');
    const button = diagram(page, 0).getByRole('button', { name: 'Enlarge the diagram' });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Watering' });
    await expect(dialog.locator('svg')).toBeVisible();
    const width = async () => (await dialog.locator('svg').boundingBox())?.width ?? 0;
    const before = await width();
    await page.keyboard.press('-');
    expect(await width()).toBeLessThan(before);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(diagram(page, 0).locator('.diagram-view svg')).toBeVisible();
    await expect(diagram(page, 2).getByRole('button')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  test('A double click opens the dialog of a diagram once', async ({ page }) => {
    await page.goto('diagrams');
    await page.locator('.diagram-enlarge').first().dblclick();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('A diagram that cannot be rendered shows its source and the error', async ({ page }) => {
    await page.goto('diagrams#wrong');
    await expect(diagram(page, 4).getByRole('status')).toContainText('cannot be drawn: Parse error on line');
    await expect(diagram(page, 4).locator('pre')).toBeVisible();
  });

  test('A page with diagrams passes axe in both modes', async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('diagrams#wrong');
      await expect(diagram(page, 4).getByRole('status')).toBeVisible();
      expect(await faultsOf(page, { within: '#content' })).toEqual([]);
    }
  });

  test('A page without diagrams does not load Mermaid', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('callouts', { waitUntil: 'networkidle' });
    expect(requests.filter((url) => /mermaid|[Dd]iagram/.test(url))).toEqual([]);
  });

  test.describe('Diagrams without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('A diagram shows its source without JavaScript', async ({ page }) => {
      await page.goto('diagrams');
      await expect(page.getByText('Soil is dry')).toBeVisible();
    });
  });
});
