// One row for each row of the tables that define docs.json: what a reader sees of the field.
import { expect, test, type Page } from 'playwright/test';
import { testSites, urlOf, type TestSite } from '../sites.js';

type Row = [field: string, site: TestSite, path: string, see: (page: Page) => Promise<void>];

const { current, everyField, manual, otherForms, otherValues, minimal, reference } = testSites;
const light = (page: Page) => page.emulateMedia({ colorScheme: 'light' });

/** The value a custom property has on the root. */
const property = (page: Page, name: string) =>
  page.evaluate((wanted) => getComputedStyle(document.documentElement).getPropertyValue(wanted).trim(), name);
const style = (page: Page, selector: string, name: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, wanted) => getComputedStyle(element).getPropertyValue(wanted), name);
const tabs = (page: Page) => page.locator('#navbar .nav-tabs-item');
const anchors = (page: Page) => page.locator('#sidebar .nav-anchor');

const rows: Row[] = [
  ['name', everyField, 'introduction', async (page) => expect(page).toHaveTitle(/ - Fern & Moss$/)],
  [
    'name, without a logo',
    minimal,
    'introduction',
    async (page) => expect(page.locator('.nav-logo')).toHaveText('Minimal'),
  ],
  [
    'navigation',
    everyField,
    'introduction',
    async (page) => expect(page.locator('#sidebar .sidebar-title')).toHaveText(['Start', 'Storage']),
  ],
  [
    'navigation[].group',
    everyField,
    'sdk/js',
    async (page) => expect(page.locator('.sidebar-title')).toHaveText('SDK'),
  ],
  [
    'navigation[].group, empty',
    otherForms,
    'quickstart',
    async (page) => expect(page.locator('.sidebar-title').first()).not.toHaveText(''),
  ],
  [
    'navigation[].pages',
    everyField,
    'sdk/js',
    async (page) => {
      const links = page.locator('.sidebar-group a');
      await expect(links).toHaveCount(2);
      await expect(links.first()).toHaveAttribute('aria-current', 'page');
      await links.last().click();
      await expect(page).toHaveURL(/\/sdk\/python$/);
    },
  ],
  [
    'navigation[].pages, nested',
    everyField,
    'storage/disk',
    async (page) => {
      await expect(page.locator('#sidebar details[open]')).toContainText('Backends');
      await page.goto(`${urlOf(everyField)}introduction`);
      await expect(page.locator('#sidebar details')).not.toHaveAttribute('open');
    },
  ],
  [
    'logo, a string',
    otherForms,
    'quickstart',
    async (page) => {
      await expect(page.locator('.nav-logo:visible')).toHaveCount(1);
      await expect(page.locator('.nav-logo').first()).toHaveAttribute('src', '/logo.svg');
    },
  ],
  [
    'logo.light',
    everyField,
    'introduction',
    async (page) => {
      await page.getByRole('button', { name: 'Dark mode' }).click();
      await expect(page.locator('.nav-logo:visible')).toHaveAttribute('src', '/logo/light.svg');
    },
  ],
  [
    'logo.dark',
    everyField,
    'introduction',
    async (page) => expect(page.locator('.nav-logo:visible')).toHaveAttribute('src', '/logo/dark.svg'),
  ],
  [
    'logo, for one mode only',
    otherValues,
    'introduction',
    async (page) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const image = page.locator('.nav-logo:visible');
        await expect(image).toHaveAttribute('src', '/docs/night.svg');
        expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
      }
    },
  ],
  [
    'logo.href',
    everyField,
    'introduction',
    async (page) => expect(page.locator('.home-link')).toHaveAttribute('href', 'https://fern.example'),
  ],
  [
    'logo.href, by default',
    otherForms,
    'quickstart',
    async (page) => expect(page.locator('.home-link')).toHaveAttribute('href', '/'),
  ],
  [
    'favicon',
    everyField,
    'introduction',
    async (page) => expect(page.locator('link[rel=icon]').last()).toHaveAttribute('href', '/favicon.svg'),
  ],
  [
    'favicon, one for each mode',
    otherValues,
    'introduction',
    async (page) => {
      for (const [colorScheme, address] of [
        ['light', '/docs/day.svg'],
        ['dark', '/docs/night.svg'],
      ] as const) {
        await page.emulateMedia({ colorScheme });
        const icons = page.locator('link[rel=icon]');
        const used = await icons.evaluateAll((all) =>
          (all as HTMLLinkElement[]).filter(({ media }) => matchMedia(media).matches).map(({ href }) => href),
        );
        // Of what suits it equally, a browser takes the last.
        expect(new URL(used.at(-1) ?? '').pathname).toBe(address);
        for (const icon of used) expect((await page.request.get(icon)).ok()).toBe(true);
      }
    },
  ],
  [
    'favicon, by default',
    minimal,
    'introduction',
    async (page) =>
      expect(decodeURIComponent((await page.locator('link[rel=icon]').last().getAttribute('href')) ?? '')).toMatch(
        /^data:image\/svg\+xml[^]*>M<\/text>/,
      ),
  ],
  [
    'colors.primary',
    everyField,
    'sdk/js',
    async (page) => {
      await page.getByRole('button', { name: 'Dark mode' }).click();
      expect(await style(page, '#sidebar [aria-current=page]', 'color')).toBe('rgb(13, 122, 79)');
      expect(await style(page, '.eyebrow', 'color')).toBe('rgb(13, 122, 79)');
    },
  ],
  [
    'colors.light',
    everyField,
    'sdk/js',
    async (page) => expect(await style(page, '#sidebar [aria-current=page]', 'color')).toBe('rgb(92, 224, 168)'),
  ],
  [
    'colors.dark',
    otherForms,
    'quickstart',
    async (page) => {
      // Unset, it is the primary colour; the text on it is the readable one of black and white.
      expect(await style(page, '#topbar-cta-button > a > span', 'background-color')).toBe('rgb(0, 170, 255)');
      expect(await style(page, '#topbar-cta-button > a > div', 'color')).toMatch(/^rgb\(\d{1,2}, \d{1,2}, \d{1,2}\)$/);
    },
  ],
  [
    'colors, with low contrast',
    otherForms,
    'quickstart',
    async (page) => expect(await style(page, '#sidebar [aria-current=page]', 'color')).not.toBe('rgb(0, 170, 255)'),
  ],
  [
    'colors.background.light',
    otherForms,
    'quickstart',
    async (page) => expect(await style(page, 'html', 'background-color')).toBe('rgb(247, 251, 255)'),
  ],
  [
    'colors.background.dark',
    everyField,
    'introduction',
    async (page) => expect(await style(page, 'html', 'background-color')).toBe('rgb(11, 15, 13)'),
  ],
  [
    'topbarLinks',
    otherForms,
    'quickstart',
    async (page) => expect(page.locator('.navbar-link > a')).toHaveText(['Quickstart', 'Status']),
  ],
  [
    'topbarLinks[].name',
    everyField,
    'introduction',
    async (page) => expect(page.locator('.navbar-link > a')).toHaveText('Contact'),
  ],
  [
    'topbarLinks[].url',
    otherForms,
    'quickstart',
    async (page) => {
      await expect(page.getByRole('link', { name: 'Status' })).toHaveAttribute('target', '_blank');
      await expect(page.locator('.navbar-link > a').first()).toHaveAttribute('href', '/quickstart#install');
      await expect(page.locator('.navbar-link > a').first()).not.toHaveAttribute('target');
    },
  ],
  [
    'topbarCtaButton.type link, the default',
    otherForms,
    'quickstart',
    async (page) => expect(page.locator('#topbar-cta-button > a')).toHaveAttribute('href', 'https://reed.example/join'),
  ],
  [
    'topbarCtaButton.name',
    otherForms,
    'quickstart',
    async (page) => expect(page.locator('#topbar-cta-button')).toHaveText('Join'),
  ],
  [
    'topbarCtaButton.type github',
    everyField,
    'introduction',
    async (page) => {
      // GitHub does not know it.
      await expect(page.locator('#topbar-cta-button')).toHaveText(/^\s*fern\/moss\s*$/);
      await expect(page.locator('#topbar-cta-button > a')).toHaveAttribute('href', 'https://github.com/fern/moss');
    },
  ],
  [
    'versions',
    everyField,
    'introduction',
    async (page) => {
      await page.getByRole('button', { name: /^Version/ }).click();
      await expect(page.locator('#version-menu a')).toHaveText(['v2', 'v1']);
      await page.locator('#version-menu a', { hasText: 'v1' }).click();
      await expect(page.locator('#sidebar .sidebar-group a[href="/v1/storage"]')).toBeVisible();
      await expect(page.locator('#sidebar .sidebar-group a[href="/storage/overview"]')).toHaveCount(0);
    },
  ],
  [
    'versions, on a page of an older one',
    everyField,
    'v1/storage',
    async (page) => expect(page.getByRole('button', { name: /^Version/ })).toContainText('v1'),
  ],
  [
    'versions, as objects',
    otherForms,
    '2.x/guide',
    async (page) => {
      await expect(page.getByRole('button', { name: /^Version/ })).toContainText('2.x');
      await page.getByRole('button', { name: /^Version/ }).click();
      await expect(page.locator('#version-menu a', { hasText: '0.x' })).toHaveAttribute(
        'href',
        'https://old.reed.example',
      );
      await page.locator('#version-menu a', { hasText: '1.x' }).click();
      await expect(page).toHaveURL(/\/1\.x\/guide$/);
    },
  ],
  [
    'anchors',
    everyField,
    'introduction',
    async (page) => expect(anchors(page)).toHaveText(['Guides', 'SDKs', 'Forum']),
  ],
  [
    'anchors[].icon',
    everyField,
    'introduction',
    async (page) => expect(anchors(page).nth(1).locator('svg path')).toHaveCount(1),
  ],
  [
    'anchors[].name',
    everyField,
    'sdk/js',
    async (page) => expect(page.locator('.nav-anchor[aria-current]')).toHaveText('SDKs'),
  ],
  [
    'anchors[].url',
    everyField,
    'introduction',
    async (page) => {
      await anchors(page).filter({ hasText: 'SDKs' }).click();
      await expect(page).toHaveURL(/\/sdk\/js$/);
      await expect(anchors(page).filter({ hasText: 'Forum' })).toHaveAttribute('target', '_blank');
    },
  ],
  [
    'anchors[].color',
    everyField,
    'sdk/js',
    async (page) => {
      expect(await style(page, '.nav-anchor[aria-current] .anchor-tile', 'background-image')).toMatch(
        /45deg, rgb\(13, 122, 79\).*rgb\(92, 224, 168\)/,
      );
      await anchors(page).filter({ hasText: 'Forum' }).hover();
      await expect(anchors(page).filter({ hasText: 'Forum' }).locator('.anchor-tile')).toHaveCSS(
        'background-color',
        'rgb(37, 99, 235)',
      );
    },
  ],
  [
    'anchors[].version',
    everyField,
    'v1/storage',
    async (page) => expect(anchors(page)).toHaveText(['Guides', 'SDKs', 'Old CLI', 'Forum']),
  ],
  [
    'anchors[].isDefaultHidden',
    everyField,
    'drafts/idea',
    async (page) => expect(anchors(page)).toHaveText(['Guides', 'SDKs', 'Drafts', 'Forum']),
  ],
  [
    'anchors[].iconType',
    everyField,
    'cli/install',
    // A style that no free set has is rendered in the nearest one.
    async (page) => expect(page.locator('.nav-anchor[aria-current] svg path')).toHaveCount(1),
  ],
  [
    'anchors[].openapi',
    otherValues,
    'introduction',
    async (page) => {
      await anchors(page).filter({ hasText: 'Ponds API' }).click();
      await expect(page).toHaveURL(/\/ponds\/ponds\/list-ponds$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('List ponds');
      await expect(page.locator('.nav-anchor[aria-current]')).toHaveText('Ponds API');
      await expect(page.locator('#sidebar .sidebar-group a')).toHaveText([/List ponds/]);
    },
  ],
  ['topAnchor.name', everyField, 'introduction', async (page) => expect(anchors(page).first()).toHaveText('Guides')],
  [
    'topAnchor.icon',
    everyField,
    'introduction',
    async (page) => expect(anchors(page).first().locator('svg path')).toHaveCount(1),
  ],
  [
    'topAnchor.iconType',
    everyField,
    'introduction',
    // The drawing of the solid set, not that of another style of the same name.
    async (page) => expect(anchors(page).first().locator('svg')).toHaveAttribute('viewBox', '0 0 512 512'),
  ],
  [
    'api.baseUrl, several',
    everyField,
    'api-reference/plants/create',
    async (page) => {
      await page.getByRole('combobox', { name: 'Server' }).selectOption('https://sandbox.fern.example');
      await expect(page.locator('#request-example .code-panel:visible')).toContainText(
        'https://sandbox.fern.example/plants',
      );
    },
  ],
  [
    'api.baseUrl, one',
    otherForms,
    'api/create',
    async (page) => expect(page.locator('.endpoint')).toContainText('https://api.reed.example'),
  ],
  [
    'api.auth.method key, api.auth.name, api.auth.inputPrefix',
    everyField,
    'api-reference/plants/create',
    async (page) => expect(page.locator('#request-example .code-panel:visible')).toContainText('x-api-key: fm_'),
  ],
  [
    'api.auth.method basic',
    otherForms,
    'api/create',
    async (page) => {
      const sample = page.locator('#request-example .code-panel:visible');
      await expect(sample).toContainText('Basic');
      await expect(sample).not.toContainText('Bearer');
    },
  ],
  [
    'api.auth.method bearer',
    otherValues,
    'beds/beds/dig-a-bed',
    // The specification asks for a key of its own.
    async (page) => {
      await expect(page.locator('#request-example .code-panel:visible')).toContainText('Bearer <token>');
      await expect(page.locator('[id^=authorization-] .field-name')).toHaveText('Authorization');
      await expect(page.locator('main')).not.toContainText('x-key');
    },
  ],
  [
    'api.playground.mode hide',
    otherValues,
    'beds/beds/dig-a-bed',
    async (page) => {
      await expect(page.locator('.endpoint')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Try it' })).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Body' })).toBeVisible();
      await expect(page.locator('#request-example')).toBeVisible();
    },
  ],
  [
    'api.request.example.languages',
    otherValues,
    'beds/beds/dig-a-bed',
    async (page) => {
      await expect(page.locator('#request-example').getByRole('tab')).toHaveText(['Python', 'cURL']);
      await expect(page.locator('#request-example .code-panel:visible')).toContainText('import requests');
    },
  ],
  [
    'api.request.example.showOptionalParams',
    otherValues,
    'beds/beds/dig-a-bed',
    async (page) => {
      await page.locator('#request-example').getByRole('tab', { name: 'cURL' }).click();
      await expect(page.locator('#request-example .code-panel:visible')).toContainText('?season=spring&spade=small');
    },
  ],
  [
    'api.paramFields.expanded',
    otherValues,
    'beds/beds/dig-a-bed',
    async (page) => {
      await expect(page.locator('#body-soil-kind-acid')).toBeVisible();
      await expect(page.locator('.reference details:not([open])')).toHaveCount(0);
    },
  ],
  [
    'api.paramFields.expanded, by default',
    reference,
    'beds',
    async (page) => {
      await expect(page.locator('.reference details').first()).toBeVisible();
      await expect(page.locator('.reference details[open]')).toHaveCount(0);
    },
  ],
  [
    'api.playground.mode show',
    everyField,
    'api-reference/plants/create',
    async (page) => expect(page.getByRole('button', { name: 'Try it' })).toBeVisible(),
  ],
  [
    'api.playground.mode simple',
    otherForms,
    'api/create',
    async (page) => {
      await expect(page.locator('.endpoint-path')).toHaveText('/reeds');
      await expect(page.locator('.endpoint').locator('button, select, input')).toHaveCount(0);
    },
  ],
  [
    'api.maintainOrder, false',
    otherForms,
    'api/create',
    // Required ones first, then by name; the specification has notes, zone, colour, length.
    async (page) =>
      expect(page.locator('.field-name[href^="#body-"]')).toHaveText(['length', 'zone', 'colour', 'notes']),
  ],
  [
    'openapi',
    everyField,
    'api-reference/plants/create',
    async (page) => expect(page.locator('.mdx-content').getByRole('heading', { name: 'Body' })).toBeVisible(),
  ],
  ['tabs', everyField, 'introduction', async (page) => expect(tabs(page)).toHaveText(['Documentation', 'API', 'Blog'])],
  ['tabs[].name', otherForms, 'quickstart', async (page) => expect(tabs(page)).toHaveText(['Learn', 'API'])],
  [
    'tabs[].url',
    everyField,
    'introduction',
    async (page) => {
      await tabs(page).filter({ hasText: 'API' }).click();
      await expect(page).toHaveURL(/\/api-reference\/introduction$/);
      await expect(page.locator('.nav-tabs-item[aria-current]:visible')).toHaveText('API');
      await expect(page.locator('.sidebar-title')).toHaveText('Plants');
    },
  ],
  [
    'tabs[].openapi',
    otherValues,
    'introduction',
    async (page) => {
      await tabs(page).filter({ hasText: 'Beds API' }).click();
      await expect(page).toHaveURL(/\/beds\/beds\/dig-a-bed$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dig a bed');
      await expect(page.locator('.nav-tabs-item[aria-current]:visible')).toHaveText('Beds API');
      await expect(page.locator('#sidebar .sidebar-group a')).toHaveText([/Dig a bed/]);
    },
  ],
  [
    'footerSocials, every platform and two unknown ones',
    otherValues,
    'introduction',
    async (page) => {
      const links = page.locator('#footer .socials').getByRole('link');
      const shown = await links.evaluateAll((all) =>
        all.map((link) => ({
          name: link.getAttribute('aria-label'),
          host: new URL((link as HTMLAnchorElement).href).host,
          drawing: Array.from(link.querySelectorAll('path'), (path) => path.getAttribute('d')).join(),
          box: link.querySelector('svg')?.getBoundingClientRect().width ?? 0,
        })),
      );
      expect(shown.map(({ name, host }) => [name, host])).toEqual([
        ['Hacker News', 'news.ycombinator.com'],
        ['constructor', 'constructor.example'],
        ['Website', 'sedge.example'],
        ['Facebook', 'www.facebook.com'],
        ['X', 'x.com'],
        ['mastodon', 'mastodon.example'],
        ['Discord', 'discord.gg'],
        ['Slack', 'sedge.slack.com'],
        ['GitHub', 'github.com'],
        ['LinkedIn', 'www.linkedin.com'],
        ['Instagram', 'www.instagram.com'],
      ]);
      expect(shown.filter(({ drawing, box }) => drawing === '' || box === 0)).toEqual([]);
      // Nine drawings of their own, and one that those without share.
      expect(new Set(shown.map(({ drawing }) => drawing)).size).toBe(10);
      expect(shown[1]?.drawing).toBe(shown[5]?.drawing);
    },
  ],
  [
    'footerSocials',
    everyField,
    'introduction',
    async (page) => {
      const links = page.locator('#footer .socials').getByRole('link');
      await expect(links).toHaveCount(3);
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('aria-label')))).toEqual([
        'X',
        'GitHub',
        'Website',
      ]);
    },
  ],
  [
    'footerSocials, as a list',
    otherForms,
    'quickstart',
    async (page) => expect(page.locator('#footer').getByRole('link', { name: 'Hacker News' })).toBeVisible(),
  ],
  [
    'feedback.suggestEdit',
    everyField,
    'sdk/js',
    async (page) =>
      expect(page.getByRole('link', { name: 'Suggest edits' })).toHaveAttribute(
        'href',
        /^https:\/\/github\.com\/fern\/moss\/edit\/.+\/sdk\/js\.mdx$/,
      ),
  ],
  [
    'feedback.raiseIssue',
    everyField,
    'sdk/js',
    async (page) =>
      expect(page.getByRole('link', { name: 'Raise issue' })).toHaveAttribute(
        'href',
        /^https:\/\/github\.com\/fern\/moss\/issues\/new\?.*sdk%2Fjs/,
      ),
  ],
  [
    'feedback, by default',
    minimal,
    'introduction',
    async (page) => expect(page.getByText('Suggest edits')).toHaveCount(0),
  ],
  [
    'modeToggle.default',
    everyField,
    'introduction',
    async (page) => {
      await light(page);
      await expect(page.locator('html')).toHaveClass(/dark/);
      await page.getByRole('button', { name: 'Dark mode' }).click();
      await page.reload();
      await expect(page.locator('html')).toHaveClass(/light/);
    },
  ],
  [
    'modeToggle.isHidden, with a default',
    otherForms,
    'quickstart',
    async (page) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.evaluate(() => localStorage.setItem('trellis:mode', 'dark'));
      await page.reload();
      await expect(page.locator('html')).toHaveClass(/light/);
      await expect(page.getByRole('button', { name: 'Dark mode' })).toHaveCount(0);
    },
  ],
  [
    'modeToggle.isHidden, alone',
    otherValues,
    'introduction',
    async (page) => {
      await page.evaluate(() => localStorage.setItem('trellis:mode', 'dark'));
      for (const colorScheme of ['light', 'dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${colorScheme}\\b`));
        await page.reload();
        await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${colorScheme}\\b`));
      }
      await expect(page.locator('.mode-toggle')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Dark mode' })).toHaveCount(0);
    },
  ],
  [
    'modeToggle, by default',
    minimal,
    'introduction',
    async (page) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html')).toHaveClass(/dark/);
      await light(page);
      await expect(page.locator('html')).toHaveClass(/light/);
    },
  ],
  [
    'backgroundImage',
    everyField,
    'sdk/js',
    async (page) => {
      const image = page.locator('.background img');
      await expect(image).toHaveAttribute('src', '/images/backdrop.png');
      expect(await image.evaluate((element) => element.getBoundingClientRect().right <= innerWidth)).toBe(true);
      expect(await style(page, '.background', 'position')).toBe('fixed');
    },
  ],
  [
    'colors.anchors',
    otherForms,
    '2.x/deep',
    async (page) =>
      expect(page.locator('.nav-anchor[aria-current] .anchor-tile')).toHaveCSS(
        'background-image',
        'linear-gradient(45deg, rgb(255, 0, 0), rgb(0, 0, 255))',
      ),
  ],
  [
    'rounded',
    otherForms,
    'quickstart',
    async (page) => expect(page.locator('.code-block').first()).toHaveCSS('border-top-left-radius', '2px'),
  ],
  [
    'topbar.style',
    otherForms,
    'quickstart',
    async (page) =>
      expect(
        await page.locator('#navbar').evaluate((header) => getComputedStyle(header, '::before').backgroundImage),
      ).toMatch(/^linear-gradient/),
  ],
  [
    'sidebar.items',
    otherForms,
    'quickstart',
    async (page) => {
      expect(await style(page, '#sidebar [aria-current=page]', 'border-inline-start-width')).not.toBe('0px');
      expect(await style(page, '#sidebar [aria-current=page]', 'background-color')).toBe('rgba(0, 0, 0, 0)');
    },
  ],
  [
    'background.style',
    otherForms,
    'quickstart',
    async (page) =>
      expect(
        await page.locator('.background').evaluate((layer) => getComputedStyle(layer, '::before').backgroundImage),
      ).toMatch(/gradient/),
  ],
  [
    'codeBlock.mode',
    otherForms,
    'quickstart',
    async (page) => {
      const brightness = async (): Promise<number> =>
        Number(/\d+/.exec(await style(page, '.code-block', 'color'))?.[0]);
      // In light mode the words of a block that follows it are dark, those of one that is always dark are light.
      const following = await brightness();
      await page.goto(`${urlOf(manual)}quickstart`);
      await light(page);
      expect(await page.locator('html').getAttribute('data-code')).toBe('dark');
      expect(following).toBeLessThan(await brightness());
    },
  ],
  [
    'eyebrow.display',
    otherForms,
    '2.x/deep',
    async (page) => {
      await expect(page.locator('.eyebrow')).toContainText('Deeper');
      await expect(page.locator('.eyebrow')).toContainText('Deepest');
    },
  ],
  [
    'font',
    otherForms,
    'quickstart',
    async (page) => {
      expect(await style(page, 'h1', 'font-family')).toContain('Reed Serif');
      expect(await style(page, '.mdx-content p', 'font-family')).not.toContain('Reed Serif');
      const faces = await page.locator('head style').first().textContent();
      expect(faces).toContain("src:url('/fonts/reed.woff2') format('woff2')");
    },
  ],
  [
    'search.prompt',
    otherForms,
    'quickstart',
    async (page) => expect(page.locator('#search-bar-entry')).toContainText('Ask the reeds'),
  ],
  [
    'seo.indexHiddenPages',
    otherForms,
    'hidden',
    async (page) => {
      await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    },
  ],
  [
    'metadata',
    otherForms,
    'quickstart',
    async (page) => {
      await expect(page.locator('meta[name="twitter:site"]')).toHaveAttribute('content', '@reed');
      await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /reed\.png$/);
    },
  ],
  ['redirects', otherForms, 'start', async (page) => expect(page).toHaveURL(/\/quickstart$/)],
  [
    'footer.links',
    otherForms,
    'quickstart',
    async (page) => {
      await expect(page.locator('.footer-column > p')).toHaveText('More');
      await expect(page.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', 'https://reed.example/terms');
    },
  ],
  [
    'primaryTab',
    otherForms,
    'quickstart',
    async (page) => expect(page.locator('.nav-tabs-item[aria-current]:visible')).toHaveText('Learn'),
  ],
  [
    'layout',
    current,
    '',
    async (page) => {
      for (const width of [390, 820, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const parts = page.locator(
          '.home-link, .version-button, #navbar button:visible, #navbar a:visible, .nav-tabs-item',
        );
        const boxes = await parts.evaluateAll((all) =>
          all
            .filter((part) => part.checkVisibility() && !part.closest('[popover]:not(:popover-open)'))
            .map((part) => ({ name: part.textContent.trim(), ...part.getBoundingClientRect().toJSON() })),
        );
        expect(boxes.length).toBeGreaterThan(3);
        const covers = (a: DOMRect, b: DOMRect): boolean =>
          a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;
        const distinct = boxes.filter(({ width: wide }) => wide > 0);
        const covered = distinct.flatMap((a, index) =>
          distinct
            .slice(index + 1)
            .filter((b) => JSON.stringify(a) !== JSON.stringify(b) && covers(a as DOMRect, b as DOMRect))
            .map((b) => [width, a.name, b.name]),
        );
        expect(covered).toEqual([]);
      }
      const [logo, sidebar] = [
        await page.locator('.home-link').boundingBox(),
        await page.locator('#sidebar').boundingBox(),
      ];
      expect(logo?.x).toBeLessThan((sidebar?.x ?? 0) + (sidebar?.width ?? 0));
      expect((logo?.y ?? 0) >= (sidebar?.y ?? 0)).toBe(true);
    },
  ],
];

for (const [field, site, path, see] of rows) {
  test(`The page applies the setting "${field}"`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => route.abort());
    await page.goto(`${urlOf(site)}${path}`);
    await see(page);
  });
}

test('The colours of docs.json are available to authors’ style sheets as properties', async ({ page }) => {
  await page.goto(`${urlOf(everyField)}introduction`);
  expect(await property(page, '--primary')).toBe('13 122 79');
  expect(await property(page, '--primary-light')).toBe('92 224 168');
  expect(await property(page, '--primary-dark')).toBe('7 84 58');
});
