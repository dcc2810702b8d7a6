import type { Page } from 'playwright';

/** More than this many times its width high, a diagram is mostly empty. */
const tallest = 12;

/** Scrolls to every diagram, so that it is rendered, and back to the start. */
export async function drawDiagrams(page: Page): Promise<void> {
  const diagrams = page.locator('trellis-diagram');
  for (const diagram of await diagrams.all()) {
    if (!(await diagram.isVisible())) continue;
    await diagram.scrollIntoViewIfNeeded();
    await diagram
      .and(page.locator('[data-state]'))
      .waitFor({ timeout: 20_000 })
      .catch(() => undefined);
  }
  await page.evaluate(() => scrollTo(0, 0));
}

/** Faults of the visible diagrams: one that is blank, cut, or too tall for its content. */
export async function diagramFaults(page: Page): Promise<string[]> {
  return page.evaluate((tall) => {
    const seen = [...document.querySelectorAll<HTMLElement>('trellis-diagram')].filter((each) =>
      each.checkVisibility(),
    );
    return seen.flatMap((diagram, index) => {
      const name = `diagram ${index + 1}`;
      if (diagram.dataset['state'] === 'failed') return [];
      const svg = diagram.querySelector<SVGSVGElement>('.diagram-view svg');
      if (!svg) return [`${name} is not drawn`];
      const box = svg.getBoundingClientRect();
      const content = svg.getBBox();
      const view = diagram.querySelector('.diagram-view')?.getBoundingClientRect();
      const isBlank =
        box.height < 8 || content.width < 1 || svg.querySelectorAll('path, rect, text, foreignObject').length === 0;
      const isCut = view !== undefined && (box.right > view.right + 1 || box.left < view.left - 1);
      const isTall = box.height > tall * Math.max(box.width, 200);
      return [
        ...(isBlank ? [`${name} is blank`] : []),
        ...(isCut ? [`${name} is cut: ${Math.round(box.width)} px in ${Math.round(view.width)} px`] : []),
        ...(isTall ? [`${name} is ${Math.round(box.height)} px high and ${Math.round(box.width)} px wide`] : []),
      ];
    });
  }, tallest);
}
