import axe, { type Result, type RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Sizes that a page is judged at: a phone and a desktop. */
export const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

/** Rules about what dark mode may have other than light. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** The part of a page that is judged. */
interface Scope {
  /** Selector; left out for the whole page. */
  within?: string;
  /** Ids of rules; left out for WCAG 2.2 AA. */
  rules?: string[] | undefined;
}

/**
 * What axe finds wrong on the open page.
 *
 * @param within selector of the part of the page that is judged.
 */
export async function violationsOf(page: Page, within: string, options: RunOptions): Promise<Result[]> {
  for (const frame of page.frames()) {
    // Most pages are judged twice, and a browser takes long to read the library.
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  }
  return page.evaluate(
    async ([where, how]) => {
      const { violations } = await window.axe.run(where, { ...how, resultTypes: ['violations'] });
      return violations;
    },
    [within, options] as const,
  );
}

/** Faults that axe finds on the open page. */
export async function faultsOf(page: Page, { within = 'html', rules }: Scope = {}): Promise<string[]> {
  const violations = await violationsOf(page, within, {
    // The least size of targets is a rule that is off unless it is asked for.
    rules: { 'target-size': { enabled: true } },
    ...(rules ? { runOnly: rules } : {}),
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}
