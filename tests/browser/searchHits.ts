import { type Page } from 'playwright/test';

/** Addresses of the results for queries that are typed one after another into the open search, best first. */
export function searchHits(page: Page, queries: readonly string[]): Promise<string[][]> {
  return page.evaluate(async (asked) => {
    const input = document.querySelector<HTMLInputElement>('#search-input');
    const dialog = document.querySelector<HTMLElement>('dialog.search');
    const found: string[][] = [];
    for (const query of asked) {
      if (input) input.value = query;
      input?.dispatchEvent(new InputEvent('input'));
      while (dialog?.dataset['query'] !== query) await new Promise((done) => setTimeout(done));
      const options = document.querySelectorAll('#search-list [role=option]');
      found.push(Array.from(options, (option) => option.getAttribute('href') ?? ''));
    }
    return found;
  }, queries);
}
