import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** Sizes that a page is judged at: a phone and a desktop. */
export const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

/** Judges a page by WCAG 2.2 AA: the least size of targets is a rule that is off unless it is asked for. */
export function axeOf(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } });
}

/** What axe finds wrong with the page that is open. */
export async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await axeOf(page).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}
