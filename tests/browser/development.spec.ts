import { expect, test } from './development.js';

const overlay = 'vite-error-overlay';

test('an edit of a page shows without a new server', async ({ page, development }) => {
  await page.goto(`${development.url}introduction`);
  const ready = development.output();
  development.write('introduction.md', '---\ntitle: Edited title\n---\n\nEdited text.\n');
  await expect(page.getByRole('heading', { level: 1, name: 'Edited title' })).toBeVisible();
  await expect(page.getByText('Edited text.')).toBeVisible();
  expect(development.output()).toBe(ready);
  expect(development.isRunning()).toBe(true);
});

test('an edit of docs.json changes the sidebar', async ({ page, development }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${development.url}introduction`);
  development.write('added.md', '---\ntitle: A new page\n---\n\nNew.\n');
  development.write('docs.json', development.read('docs.json').replace('"guides/first"', '"guides/first", "added"'));
  await page.locator('#sidebar').getByRole('link', { name: 'A new page' }).click();
  await expect(page).toHaveURL(/\/added$/);
});

test("the author's own style sheet and script are served, and an edit of them arrives", async ({
  page,
  development,
}) => {
  const title = page.getByRole('heading', { level: 1 });
  development.write('style.css', 'h1 { color: rgb(1, 2, 3); }');
  development.write('behaviour.js', "document.documentElement.dataset.own = 'first';");
  await expect(async () => {
    await page.goto(`${development.url}introduction`);
    await expect(title).toHaveCSS('color', 'rgb(1, 2, 3)', { timeout: 500 });
  }).toPass();
  await expect(page.locator('html')).toHaveAttribute('data-own', 'first');

  development.write('style.css', 'h1 { color: rgb(4, 5, 6); }');
  await expect(title).toHaveCSS('color', 'rgb(4, 5, 6)');
  development.write('behaviour.js', "document.documentElement.dataset.own = 'second';");
  await expect(page.locator('html')).toHaveAttribute('data-own', 'second');
});

test('a broken page shows what is wrong and where; the mend clears it', async ({ page, development }) => {
  const whole = '---\ntitle: Whole\n---\n\nText.\n';
  development.write('page.mdx', whole);
  await page.goto(`${development.url}guides/first`);
  await page.goto(`${development.url}page`);
  await expect(page.getByRole('heading', { level: 1, name: 'Whole' })).toBeVisible();
  development.write('page.mdx', `${whole}\n\n<Note>\n\nText.\n\n</Tip>\n`);
  await expect(page.locator(overlay)).toContainText('page.mdx');
  await expect(page.locator(overlay)).toContainText('does not compile');
  await expect(page.locator('.fault')).toContainText('page.mdx');

  await page.goto(`${development.url}guides/first`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator(overlay)).toHaveCount(0);

  await page.goto(`${development.url}page`);
  await expect(page.locator(overlay)).toHaveCount(1);
  development.write('page.mdx', whole);
  await expect(page.locator(overlay)).toHaveCount(0);
  expect(development.isRunning()).toBe(true);
});

test('a broken docs.json shows what is wrong on every page; the mend clears it', async ({ page, development }) => {
  await page.goto(`${development.url}guides/first`);
  const whole = development.read('docs.json');
  development.write('docs.json', whole.replace('"name": "Minimal",', '"name": "Minimal'));
  await expect(page.locator(overlay)).toContainText('no closing quote');
  development.write('docs.json', whole.replace('"name": "Minimal",', 'name: "Minimal",'));
  await expect(page.locator(overlay)).toContainText('not a JSON value');
  development.write('docs.json', whole);
  await expect(page.locator(overlay)).toHaveCount(0);
  expect(development.isRunning()).toBe(true);
});

test.describe('a folder that starts broken', () => {
  test.use({ fixture: 'broken-json' });

  test('is served with the fault in the overlay', async ({ page, development }) => {
    await page.goto(development.url);
    await expect(page.locator(overlay)).toContainText('docs.json');
    expect(development.isRunning()).toBe(true);
  });
});
