import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

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

/** Faults that axe finds on the open page. */
export async function faultsOf(page: Page, { within, rules }: Scope = {}): Promise<string[]> {
  // The least size of targets is a rule that is off unless it is asked for. A blank page for each look is needed by frames of other origins only.
  const axe = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } }).setLegacyMode();
  if (within !== undefined) axe.include(within);
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}
