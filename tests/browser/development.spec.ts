import { expect, test } from './development.js';

const overlay = 'trellis-faults dialog[open]';

test.describe('A server that has just started', () => {
  test.use({ isFresh: true });

  test('An edit of a page appears without a restart of the server', async ({ page, development }) => {
    await page.goto(`${development.url}introduction`);
    await expect.poll(() => development.output()).toContain('No problems found.');
    const ready = development.output();
    development.write('introduction.md', '---\ntitle: Edited title\n---\n\n<p class="ps-[9px]">Edited text.</p>\n');
    await expect(page.getByRole('heading', { level: 1, name: 'Edited title' })).toBeVisible();
    // No page has used the class before.
    await expect(page.getByText('Edited text.')).toHaveCSS('padding-left', '9px');
    expect(development.output()).toBe(ready);
    expect(development.isRunning()).toBe(true);
  });
});

test('An edit of docs.json changes the sidebar', async ({ page, development }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${development.url}introduction`);
  development.write('added.md', '---\ntitle: A new page\n---\n\nNew.\n');
  development.write('docs.json', development.read('docs.json').replace('"guides/first"', '"guides/first", "added"'));
  await page.locator('#sidebar').getByRole('link', { name: 'A new page' }).click();
  await expect(page).toHaveURL(/\/added$/);
});

test('The author’s style sheet and script are served, and their edits appear', async ({ page, development }) => {
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

test('An edit of a script appears even while the page is loading', async ({ page, development }) => {
  const address = `${development.url}introduction`;
  const revision = async (): Promise<number> => {
    const html = await (await page.request.get(address, { headers: { accept: 'text/html' } })).text();
    return Number(/data-revision="(\d+)"/.exec(html)?.[1]);
  };
  development.write('behaviour.js', "document.documentElement.dataset.own = 'first';");
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-own', 'first');
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  await page.route('**/_trellis/dev/client.js', async (route) => {
    await opened;
    await route.continue();
  });
  // The author's scripts run after the one that follows edits.
  await page.goto(address, { waitUntil: 'commit' });
  const loaded = await revision();
  development.write('behaviour.js', "document.documentElement.dataset.own = 'second';");
  await expect.poll(revision).toBeGreaterThan(loaded);
  open();
  await expect(page.locator('html')).toHaveAttribute('data-own', 'second');
});

test('A broken page shows its fault and place until it is fixed', async ({ page, development }) => {
  const whole = '---\ntitle: Whole\n---\n\nText.\n';
  development.write('page.mdx', whole);
  await page.goto(`${development.url}guides/first`);
  await page.goto(`${development.url}page`);
  await expect(page.getByRole('heading', { level: 1, name: 'Whole' })).toBeVisible();
  development.write('page.mdx', `${whole}\n\nexport const leaves = [1, 2;\n`);
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

test('A broken docs.json shows its fault on the page until it is fixed', async ({ page, development }) => {
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

/** A page that is longer than a window, with everything a reader can open, choose and type. */
const longPage = (words: string, more = ''): string => `---
title: Long
---

## First

${'A paragraph of the first section.\n\n'.repeat(30)}

<Tabs>
  <Tab title="Pots">${words} in pots.</Tab>
  <Tab title="Beds">${words} in beds.</Tab>
</Tabs>

<Accordion title="Folded">${words} folded.</Accordion>

<input aria-label="Name" />

${words} at the end.

${more}

${'A paragraph of the last section.\n\n'.repeat(30)}
`;

test('An edit keeps the scroll position, open elements and typed text', async ({ page, development }) => {
  development.write('page.mdx', longPage('Ferns'));
  await page.goto(`${development.url}page`);
  const beds = page.getByRole('tab', { name: 'Beds' });
  // The server may not have read the page yet, and the page answers once its scripts have run.
  await expect(async () => {
    await beds.click({ timeout: 1000 });
    await expect(beds).toHaveAttribute('aria-selected', 'true', { timeout: 500 });
  }).toPass();
  await page.getByText('Folded', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Maidenhair');
  await page.evaluate(() => Object.assign(window, { isThisDocument: true }));
  const place = (): Promise<number> =>
    page.getByRole('textbox', { name: 'Name' }).evaluate((box) => box.getBoundingClientRect().top);
  const before = await place();

  development.write('page.mdx', longPage('Mosses', '## Added\n\n```js\nlet added;\n```'));
  await expect(page.getByText('Mosses at the end.')).toBeVisible();
  await expect(page.getByText('Mosses in beds.')).toBeVisible();
  await expect(page.getByText('Mosses folded.')).toBeVisible();
  await expect(page.getByText('Mosses in pots.')).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Maidenhair');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  expect(Math.abs((await place()) - before)).toBeLessThan(2);
  expect(await page.evaluate(() => 'isThisDocument' in window)).toBe(true);

  // Added elements work like those that were there: the table of contents names the heading, the button copies.
  await expect(page.locator('#toc-list').getByRole('link', { name: 'Added' })).toHaveAttribute('href', '#added');
  await page.getByRole('tab', { name: 'Pots' }).click();
  await expect(page.getByText('Mosses in pots.')).toBeVisible();
});

test('The table of contents marks one section after an edit', async ({ page, development }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const long = (title: string): string => `## ${title}\n\n${'Much about it.\n\n'.repeat(40)}`;
  const write = (...titles: string[]): void =>
    development.write('introduction.md', `---\ntitle: Introduction\n---\n\n${titles.map(long).join('')}`);
  write('Ferns', 'Mosses');
  await page.goto(`${development.url}introduction`);
  const marked = page.locator('#toc-list [aria-current]');
  await expect(marked).toHaveText(['Ferns']);
  write('Ferns', 'Herbs', 'Mosses');
  await expect(page.locator('#toc-list a')).toHaveText(['Ferns', 'Herbs', 'Mosses']);
  await expect(marked).toHaveText(['Ferns']);
  for (const title of ['Mosses', 'Herbs']) {
    await page.locator('#toc-list').getByRole('link', { name: title }).click();
    await expect(marked).toHaveText([title]);
  }
});

test('The first diagram, tooltip and prompt of a page work as soon as they are added', async ({
  page,
  development,
}) => {
  await page.goto(`${development.url}introduction`);
  await page.evaluate(() => Object.assign(window, { isThisDocument: true }));

  development.write(
    'introduction.md',
    `---\ntitle: Introduction\n---\n\nA <Tooltip tip="Leaf of a fern">frond</Tooltip>.\n\n<Prompt description="Ask">Water it.</Prompt>\n
\`\`\`mermaid\ngraph TD\n  Spore --> Fern\n\`\`\`\n`,
  );
  await expect(page.locator('trellis-diagram svg').first()).toBeVisible();
  await page.getByText('frond').hover();
  await expect(page.getByText('Leaf of a fern')).toBeVisible();
  const copy = page.locator('[data-prompt]');
  await copy.click();
  await expect(copy).toHaveAttribute('data-copied');
  expect(await page.evaluate(() => 'isThisDocument' in window)).toBe(true);
});

test('An edit of the navigation, of a title or of a colour changes the page in place', async ({
  page,
  development,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const config = JSON.parse(development.read('docs.json')) as Record<string, unknown>;
  const configure = (folder: string, settings: object = {}): void =>
    development.write(
      'docs.json',
      JSON.stringify({
        ...config,
        navigation: [{ group: 'Group', pages: ['introduction', { group: folder, pages: ['guides/first'] }, 'page'] }],
        ...settings,
      }),
    );
  configure('Folder');
  development.write('page.md', '---\ntitle: Page\n---\n\nText.\n');
  await expect(async () => {
    await page.goto(`${development.url}page`);
    await expect(page.locator('#sidebar summary')).toHaveText('Folder', { timeout: 500 });
    await expect(page.getByRole('heading', { level: 1, name: 'Page', exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.locator('#sidebar summary').click();
  const folder = page.locator('#sidebar details');
  // On a large screen a folder leads to its first page.
  await expect(page).toHaveURL(/first$/);
  await page.goBack();
  await expect(folder).toHaveJSProperty('open', true);
  await page.evaluate(() => Object.assign(window, { isThisDocument: true }));

  configure('Renamed');
  await expect(page.locator('#sidebar summary')).toHaveText('Renamed');
  development.write('page.md', '---\ntitle: Other title\n---\n\nText.\n');
  await expect(page.getByRole('heading', { level: 1, name: 'Other title' })).toBeVisible();
  await expect(page.locator('#sidebar [aria-current=page]')).toHaveText('Other title');
  await expect(page).toHaveTitle(/^Other title/);
  configure('Renamed', { colors: { primary: '#aa0000', light: '#ff7777', dark: '#880000' } });
  await expect(page.locator('#sidebar [aria-current=page]')).toHaveCSS('color', 'rgb(170, 0, 0)');
  configure('Renamed', { topbarLinks: [{ name: 'A link', url: 'https://example.com' }] });
  await expect(page.getByRole('link', { name: 'A link' }).first()).toBeVisible();
  await expect(folder).toHaveJSProperty('open', true);
  expect(await page.evaluate(() => 'isThisDocument' in window)).toBe(true);

  // What the page reads once when it loads takes another visit.
  configure('Renamed', { modeToggle: { default: 'dark', isHidden: true } });
  await expect(page.locator('html')).toHaveClass(/dark/);
  expect(await page.evaluate(() => 'isThisDocument' in window)).toBe(false);
});

test('A reader who goes back sees the page as it is now', async ({ browser, development }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${development.url}introduction`);
  await page.goto(`${development.url}guides/first`);
  development.write('introduction.mdx', '---\ntitle: Introduction\n---\n\nOf mosses.\n');
  await expect.poll(async () => (await fetch(`${development.url}introduction`)).text()).toContain('Of mosses.');
  await page.goBack();
  await expect(page.getByText('Of mosses.')).toBeVisible();
  await context.close();
});

test('An edit that loads the page again does not stop a reader who has followed a link', async ({
  page,
  development,
}) => {
  await page.goto(`${development.url}introduction`);
  const release = Promise.withResolvers<void>();
  await page.route('**/guides/first', async (route) => {
    await release.promise;
    await route.continue();
  });
  const [followed] = await Promise.all([
    page.waitForRequest((request) => request.url().endsWith('/guides/first') && request.isNavigationRequest()),
    page.evaluate(() => location.assign('guides/first')),
  ]);
  let fetches = 0;
  page.on('response', (response) => {
    if (response.request().resourceType() === 'fetch' && response.url().endsWith('/introduction')) fetches++;
  });
  const config = JSON.parse(development.read('docs.json')) as object;
  for (const mode of ['dark', 'light']) {
    // What the page reads once when it loads takes another visit.
    const next = fetches + 1;
    development.write('docs.json', JSON.stringify({ ...config, modeToggle: { default: mode, isHidden: true } }));
    await expect.poll(() => fetches >= next || followed.failure() !== null).toBe(true);
  }
  release.resolve();
  await expect(page).toHaveURL(/first$/);
  expect(followed.failure()).toBeNull();
});

test('The second of two quick saves is shown', async ({ page, development }) => {
  development.write('page.md', '# Page\n\nText 0.\n');
  await page.goto(`${development.url}page`);
  for (const [round, pause] of [0, 30, 60, 100, 150, 250].entries()) {
    development.write('page.md', `# Page\n\nText ${round}, first.\n`);
    await new Promise((resolve) => setTimeout(resolve, pause));
    development.write('page.md', `# Page\n\nText ${round}, second.\n`);
    await expect(page.getByText(`Text ${round}, second.`)).toBeVisible();
  }
});

test('An edit made while the page loads is shown', async ({ page, development }) => {
  const text = async (): Promise<string> => (await page.request.get(`${development.url}page`)).text();
  development.write('page.md', '# Page\n\nOld.\n');
  await expect.poll(text).toContain('Old.');
  // The client comes when the edit has been read: the message that tells of it has gone to nobody.
  await page.route('**/_trellis/dev/client.js', async (route) => {
    development.write('page.md', '# Page\n\nNew.\n');
    await expect.poll(text).toContain('New.');
    await route.continue();
  });
  // The page may reload itself before it has loaded, which would abort a visit that waits for more.
  await page.goto(`${development.url}page`, { waitUntil: 'commit' });
  await expect(page.getByText('New.')).toBeVisible();
});

test('A fault appears on the page and in the overlay, and its place opens the editor', async ({
  page,
  development,
}) => {
  development.write('page.mdx', '---\ntitle: Page\n---\n\nText.\n\nexport const leaves = [1, 2;\n');
  await page.goto(`${development.url}page`);
  const opened: string[] = [];
  await page.route('**/_trellis/dev/editor?**', (route) => {
    opened.push(new URL(route.request().url()).searchParams.get('file') ?? '');
    return route.fulfill({ body: '' });
  });
  const place = page.locator(overlay).getByRole('button', { name: 'page.mdx:7:28' });
  await place.click();
  await expect.poll(() => opened).toEqual(['page.mdx:7:28']);
  await expect(place).toBeFocused();
  development.write('page.mdx', '---\nmode: wider\n---\n\nText.\n\nexport const leaves = [1, 2;\n');
  await expect(page.locator(overlay)).toContainText('page.mdx:2:7');
  await expect(place).toBeFocused();
  await expect(page.locator(overlay)).not.toContainText('Stack');
  await page.keyboard.press('Escape');
  await expect(page.locator(overlay)).toHaveCount(0);
  await page.locator('main').getByRole('button', { name: 'page.mdx:7:28' }).click();
  await expect.poll(() => opened.length).toBe(2);
  await page.getByRole('button', { name: '2 warnings' }).click();
  await expect(page.locator(overlay)).toHaveCount(1);
});

test.describe('A terminal', () => {
  test.use({ isFresh: true });

  test('The terminal reports new faults, fixed faults and when none are left', async ({ page, development }) => {
    const told = (): string[] =>
      development
        .output()
        .split('\n')
        .filter((line) => / (?:error|warning) |problem|mended| new;/.test(line));
    await expect.poll(told).toEqual(['No problems found.']);
    development.write('throws.mdx', '# Throws\n\n{[].length.none.some}\n');
    await expect
      .poll(() => told().slice(1))
      .toEqual([
        expect.stringMatching(/^throws\.mdx:\d+:\d+ warning .* content\/evaluate$/),
        '1 new; 1 warning in 1 file in all.',
      ]);
    development.write('links.md', '# Links\n\n[To](/nowhere)\n');
    await expect
      .poll(() => told().slice(3))
      .toEqual([expect.stringContaining('links.md:3:1 warning'), '1 new; 2 warnings in 2 files in all.']);
    development.write('links.md', '# Links\n\nMore.\n\n[To](/nowhere)\n');
    development.write('throws.mdx', '# Throws\n');
    await expect.poll(() => told().slice(5)).toEqual(['1 mended; 1 warning in 1 file in all.']);
    development.remove('links.md');
    await expect.poll(() => told().slice(6)).toEqual(['No problems are left.']);

    await page.goto(`${development.url}introductoin`);
    await expect
      .poll(() => development.output())
      .toContain('There is no page /introductoin. Did you mean /introduction?');
    expect(development.output()).not.toContain('getStaticPaths');
  });
});

test.describe('A folder of 300 pages', () => {
  test.use({ isFresh: true });

  test('Every edit of a page or the navigation appears in a folder of 300 pages', async ({ page, development }) => {
    test.slow();
    const names = Array.from({ length: 300 }, (_, index) => `many/page-${index}`);
    const navigate = (pages: readonly string[]): void =>
      development.write('docs.json', JSON.stringify({ name: 'Many', navigation: [{ group: 'All', pages }] }));
    development.makeFolder('many');
    for (const name of names) development.write(`${name}.md`, `# ${name}\n\nText of ${name}.\n`);
    navigate(['introduction', ...names]);
    await expect(async () => {
      await page.goto(`${development.url}many/page-7`);
      await expect(page.getByText('Text of many/page-7.')).toBeVisible({ timeout: 5_000 });
    }).toPass();
    const links = page.locator('#sidebar a');
    await expect(links).toHaveCount(301);
    const tree = await page.locator('trellis-tree').elementHandle();
    await page.locator('#sidebar-content').evaluate((scroller) => (scroller.scrollTop = 4000));
    for (const round of [1, 2]) {
      development.write('many/page-7.md', `# Page\n\nEdit ${round}.\n`);
      await expect(page.getByText(`Edit ${round}.`)).toBeVisible();
      const left = names.slice(0, 300 - round);
      navigate(left);
      await expect(links).toHaveCount(left.length);
      development.write(`many/new-${round}.md`, `# New ${round}\n\nText.\n`);
      navigate([`many/new-${round}`, ...left]);
      await expect(links.first()).toHaveText(`New ${round}`);
    }
    expect(await tree?.evaluate((element) => element.isConnected)).toBe(true);
    expect(await page.locator('#sidebar-content').evaluate((scroller) => scroller.scrollTop)).toBeGreaterThan(3000);

    // Of two quick edits the later one is shown, whichever navigation arrives first.
    const [hold, release] = [Promise.withResolvers<string>(), Promise.withResolvers<void>()];
    await page.route(
      /_trellis\/nav\//,
      async (route) => {
        const response = await route.fetch();
        hold.resolve(response.url());
        await release.promise;
        await route.fulfill({ response });
      },
      { times: 1 },
    );
    navigate(names.slice(0, 280));
    const source = await hold.promise;
    navigate(names.slice(0, 290));
    await expect(links).toHaveCount(290);
    const late = page.waitForResponse(source);
    release.resolve();
    await (await late).finished();
    await page.evaluate(async (address) => (await fetch(address)).text(), source);
    await expect(links).toHaveCount(290);
  });
});

test.describe('A folder whose docs.json is removed', () => {
  test.use({ fixture: 'minimal' });

  test('A removed docs.json is reported, and the site appears again once it is back', async ({ page, development }) => {
    await page.goto(development.url);
    const config = development.read('docs.json');
    development.remove('docs.json');
    await expect(page.locator(overlay)).toContainText('There is no docs.json');
    await expect.poll(() => development.output()).toMatch(/error There is no docs\.json .*config\/missing/);
    development.write('docs.json', config);
    await expect.poll(() => development.output()).toContain('No problems are left.');
    await expect(page.locator(overlay)).toBeHidden();
  });
});

test.describe('A folder with a broken docs.json', () => {
  test.use({ fixture: 'broken-json' });

  test('The server starts with a broken docs.json and shows the fault in the overlay', async ({
    page,
    development,
  }) => {
    await page.goto(development.url);
    await expect(page.locator(overlay)).toContainText('docs.json');
    expect(development.isRunning()).toBe(true);
  });
});

test.describe('A server whose first search for problems is still to come', () => {
  test.use({ isFresh: true });

  test('A part of the frame appears when it is added or edited and disappears when it is broken or removed', async ({
    page,
    development,
  }) => {
    const part = (text: string): string =>
      `---\nexport const version = 1;\n---\n\n<footer class="own">${text}</footer>\n<style>.own { color: rgb(1, 2, 3); }</style>\n`;
    const own = page.locator('footer.own');
    // The frame is bundled with the part first.
    const timeout = 60_000;
    await page.goto(`${development.url}introduction`);
    development.makeFolder('trellis');
    development.write('trellis/Footer.astro', part('First'));
    await expect(own).toHaveText('First', { timeout });
    await expect(own).toHaveCSS('color', 'rgb(1, 2, 3)');
    development.write('trellis/Footer.astro', part('Second'));
    await expect(own).toHaveText('Second', { timeout });
    development.write('trellis/Footer.astro', part('{undefined.first}'));
    await expect(page.locator('trellis-faults')).toContainText('trellis/Footer.astro', { timeout });
    await expect(own).toHaveCount(0, { timeout });
    await expect(page.locator('#page-title')).toBeVisible();
    development.write('trellis/Footer.astro', part('Third'));
    await expect(own).toHaveText('Third', { timeout });
    development.remove('trellis/Footer.astro');
    await expect(own).toHaveCount(0, { timeout });
  });
});
