import { expect, test } from './development.js';

test.use({ fixture: 'search' });

test('The search of the development server finds text that was just written', async ({ page, development }) => {
  // The index before the edit is slow to end: the one after it begins before.
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (message: { method?: string }) {
      setTimeout(() => postMessage.call(this, message), message.method === 'destroy' ? 300 : 0);
    };
  });
  await page.goto(`${development.url}guides/watering`);
  await page.keyboard.press('Control+k');
  const input = page.locator('#search-input');
  const options = page.locator('dialog.search').getByRole('option');
  await input.fill('drought');
  await expect(options.first()).toContainText('Watering', { timeout: 30_000 });

  const text = development.read('guides/watering.mdx');
  development.write('guides/watering.mdx', `${text}\n## Evapotranspiration\n\nIt has a name.\n`);
  await expect(page.locator('#evapotranspiration')).toBeVisible();
  await input.fill('evapotranspiration');
  await expect(options.last()).toHaveAttribute('href', '/guides/watering#evapotranspiration', { timeout: 30_000 });
});

test('The search of the development server finds added pages and forgets removed ones', async ({
  page,
  development,
}) => {
  const config = development.read('docs.json');
  const options = page.locator('dialog.search').getByRole('option');
  const write = (name: string | undefined): void => {
    if (name !== undefined) development.write(`guides/${name}.mdx`, '---\ntitle: Zyzzyva\n---\n\nSnip.\n');
    development.write('docs.json', config.replace('"guides/soil"', name ? `"guides/soil", "guides/${name}"` : '$&'));
  };
  // A page that is loaded again has the current index, whatever is on its way.
  const expectFirst = async (href: string | undefined): Promise<void> => {
    await expect(async () => {
      await page.goto(`${development.url}guides/watering?search=zyzzyva`);
      await expect(page.locator('dialog.search')).toHaveAttribute('data-query', 'zyzzyva', { timeout: 4000 });
      if (href === undefined) await expect(options).toHaveCount(0, { timeout: 500 });
      else await expect(options.first()).toHaveAttribute('href', href, { timeout: 500 });
    }).toPass({ timeout: 90_000 });
  };
  await expectFirst(undefined);
  write('pruning');
  await expectFirst('/guides/pruning');
  development.remove('guides/pruning.mdx');
  write('cutting');
  await expectFirst('/guides/cutting');
  development.remove('guides/cutting.mdx');
  write(undefined);
  await expectFirst(undefined);
});

test('The development server serves Markdown and llms.txt as a build writes them', async ({ page, development }) => {
  const markdown = await page.request.get(`${development.url}guides/watering.md`);
  expect(markdown.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  expect(await markdown.text()).toMatch(/^# Watering\n\nWater in the morning/);
  development.write('guides/watering.mdx', '---\ntitle: Pouring\n---\n\nPour.\n');
  await expect
    .poll(async () => (await page.request.get(`${development.url}llms.txt`)).text())
    .toContain('[Pouring](/guides/watering.md)');
});
