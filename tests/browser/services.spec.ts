import { expect, test, type Page } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';

const address = urlOf(testSites.services);

/** Each service that docs.json can name, the script that it is loaded by, and what its customers see arrive there. */
const services: [name: string, script: string][] = [
  ['adobe', 'https://assets.adobedtm.com/heath/launch.min.js'],
  ['amplitude', 'https://cdn.amplitude.com/script/amplitude-key.js'],
  ['clarity', 'https://www.clarity.ms/tag/clarity-project'],
  ['clearbit', 'https://tag.clearbitscripts.com/v1/pk_clearbit/tags.js'],
  ['fathom', 'https://cdn.usefathom.com/script.js'],
  ['frontchat', 'https://chat-assets.frontapp.com/v1/chat.bundle.js'],
  ['ga4', 'https://www.googletagmanager.com/gtag/js?id=G-HEATH'],
  ['gtm', 'https://www.googletagmanager.com/gtm.js?id=GTM-HEATH'],
  ['heap', 'https://cdn.heapanalytics.com/js/heap-1234.js'],
  ['hightouch', 'https://cdn.hightouch-events.com/browser/release/v1-latest/events.min.js'],
  ['hotjar', 'https://static.hotjar.com/c/hotjar-12.js?sv=6'],
  ['intercom', 'https://widget.intercom.io/widget/intercom-app'],
  ['koala', 'https://cdn.getkoala.com/v1/pk_koala/sdk.js'],
  ['logrocket', 'https://cdn.logr-in.com/LogRocket.min.js'],
  ['mixpanel', 'https://cdn.mxpnl.com/libs/mixpanel-2-latest.min.js'],
  ['pirsch', 'https://api.pirsch.io/pa.js'],
  ['plausible', 'https://plausible.io/js/script.js'],
  ['posthog', 'https://eu-assets.i.posthog.com/static/array.js'],
  ['segment', 'https://cdn.segment.com/analytics.js/v1/segment-key/analytics.min.js'],
];

/** Scripts that note what they are called with, in place of those of the services. */
const standIns = `
  window.heard ??= [];
  const note = (name) => (...args) => window.heard.push([name, ...args]);
  window.amplitude ??= { init: note('amplitude.init'), track: note('amplitude.track') };
  window.LogRocket ??= { init: note('LogRocket.init'), track: note('LogRocket.track') };
  window._satellite ??= { track: note('adobe.track') };
  window.fathom ??= { trackEvent: note('fathom.trackEvent') };
  window.FrontChat ??= note('FrontChat');
  window.pirsch ??= note('pirsch');
`;

interface Asked {
  url: string;
  /** Something has been painted when it is asked for. */
  isPainted: boolean;
}

/** Answers for every other host, and lists what is asked of them. */
async function listen(page: Page): Promise<Asked[]> {
  const asked: Asked[] = [];
  await page.route(/^https:\/\//, async (route) => {
    const isPainted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    asked.push({ url: route.request().url(), isPainted });
    await route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: standIns,
    });
  });
  return asked;
}

const consent = (page: Page) =>
  page.evaluate(() => {
    localStorage.setItem('heath-consent', 'granted');
    document.dispatchEvent(new Event('trellis:consent'));
  });

const addresses = (asked: readonly Asked[]) => asked.map(({ url }) => url).sort();
const all = services.map(([, script]) => script).sort();

test('No service is requested before the reader consents', async ({ page }) => {
  const asked = await listen(page);
  await page.goto(`${address}first`);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.evaluate(() => localStorage.setItem('heath-consent', 'denied'));
  await page.evaluate(() => document.dispatchEvent(new Event('trellis:consent')));
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await consent(page);
  await expect.poll(() => addresses(asked)).toEqual(all);
});

test('Osano alone is loaded before analytics are accepted', async ({ page }) => {
  const osano = 'https://cmp.osano.com/heath/osano.js';
  const asked = await listen(page);
  await page.route(osano, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `
        const listeners = {};
        let consent = { ANALYTICS: 'DENY' };
        window.Osano = { cm: {
          getConsent: () => consent,
          addEventListener: (name, listener) => (listeners[name] = listener),
        } };
        window.answer = (given) => listeners['osano-cm-consent-saved'](consent = { ANALYTICS: given });
      `,
    }),
  );
  // The site as it would be with other words in docs.json.
  await page.route(`${address}first`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/"consent":\{[^}]*\}/, `"osano":"${osano}"`);
    expect(body).not.toBe(html);
    await route.fulfill({ response, body });
  });
  await page.goto(`${address}first`);
  const answer = (given: string) =>
    page.evaluate((value) => (window as unknown as { answer: (value: string) => void }).answer(value), given);
  await page.waitForFunction(() => 'answer' in window);
  await answer('DENY');
  await page.waitForLoadState('networkidle');
  expect(addresses(asked)).toEqual([]);
  await answer('ACCEPT');
  await expect.poll(() => addresses(asked)).toEqual(all);
});

test('Every configured service is loaded on every page after the first paint', async ({ page }) => {
  const asked = await listen(page);
  await page.addInitScript(() => localStorage.setItem('heath-consent', 'granted'));
  await page.goto(`${address}first`);
  await expect.poll(() => addresses(asked)).toEqual(all);
  expect(asked.every(({ isPainted }) => isPainted)).toBe(true);
  expect(
    await page
      .locator('script[src^="https:"]')
      .evaluateAll((scripts) => scripts.every((script) => (script as HTMLScriptElement).async)),
  ).toBe(true);
  asked.length = 0;
  await page.getByRole('link', { name: 'Second' }).first().click();
  await expect(page).toHaveURL(/second$/);
  await expect.poll(() => addresses(asked)).toEqual(all);
});

test('No service is loaded in the playground', async ({ page }) => {
  const asked = await listen(page);
  const byFrame: string[] = [];
  page.on('request', (request) => {
    if (request.frame() !== page.mainFrame()) byFrame.push(new URL(request.url()).origin);
  });
  await page.addInitScript(() => localStorage.setItem('heath-consent', 'granted'));
  await page.goto(`${address}call`);
  await expect.poll(() => addresses(asked)).toEqual(all);
  await page.getByRole('button', { name: 'Try it' }).click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('button', { name: /^Send/ }).first()).toBeVisible();
  // Until it asks for nothing more.
  let before = -1;
  await expect
    .poll(
      () => {
        const isSame = byFrame.length === before;
        before = byFrame.length;
        return isSame;
      },
      { intervals: [600] },
    )
    .toBe(true);
  expect(new Set(byFrame)).toEqual(new Set([new URL(address).origin]));
  const html = frame.locator('html');
  await expect(html.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveAttribute(
    'content',
    /script-src 'self';/,
  );
  const scripts = await html
    .locator('script')
    .evaluateAll((elements) =>
      elements.map((element) => [new URL((element as HTMLScriptElement).src).origin, element.textContent]),
    );
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter(([origin, text]) => origin !== new URL(address).origin || text !== '')).toEqual([]);
});

test('Every service receives its settings', async ({ page }) => {
  const asked = await listen(page);
  await page.addInitScript(() => localStorage.setItem('heath-consent', 'granted'));
  await page.goto(`${address}first`);
  await expect.poll(() => asked.length).toBe(all.length);
  // Some receive their settings only once their script has run.
  await expect.poll(() => page.evaluate(() => (Reflect.get(window, 'heard') as unknown[] | undefined)?.length)).toBe(4);
  const data = await page.evaluate(() => {
    const at = window as unknown as Record<string, Record<string, unknown>>;
    const attribute = (source: string, name: string) =>
      document.querySelector(`script[src*="${source}"]`)?.getAttribute(name);
    return {
      commands: (at['dataLayer'] as unknown as ArrayLike<unknown>[]).map((entry) =>
        'length' in entry ? Array.from(entry).slice(0, 2) : entry,
      ),
      isArguments: Object.prototype.toString.call((at['dataLayer'] as unknown as unknown[])[0]),
      posthog: at['posthog']?.['_i'],
      mixpanel: at['mixpanel']?.['_i'],
      segment: at['analytics']?.['_writeKey'],
      hightouch: at['htevents']?.['_writeKey'],
      heap: at['heap']?.['appid'],
      hotjar: at['_hjSettings'],
      intercom: at['intercomSettings'],
      fathom: attribute('usefathom', 'data-site'),
      pirsch: [attribute('pirsch', 'id'), attribute('pirsch', 'data-code')],
      plausible: attribute('plausible', 'data-domain'),
      heard: at['heard'],
    };
  });
  expect(data).toMatchObject({
    commands: expect.arrayContaining([['config', 'G-HEATH'], expect.objectContaining({ event: 'gtm.js' })]),
    posthog: [['phc_heath', { api_host: 'https://eu.i.posthog.com' }, 'posthog']],
    mixpanel: [['mixpanel-token', { track_pageview: true }, 'mixpanel']],
    segment: 'segment-key',
    hightouch: 'hightouch-key',
    heap: '1234',
    hotjar: { hjid: 12, hjsv: 6 },
    intercom: { app_id: 'intercom-app' },
    fathom: 'FATHOM',
    pirsch: ['pianjs', 'pirsch-code'],
    plausible: 'docs.heath.example',
    heard: expect.arrayContaining([
      ['amplitude.init', 'amplitude-key', { fetchRemoteConfig: true, autocapture: true }],
      ['LogRocket.init', 'heath/docs'],
      // It counts no pages by itself.
      ['adobe.track', 'docs.content.view', { path: '/first' }],
      ['FrontChat', 'init', { chatId: 'front-chat', useDefaultLauncher: true }],
    ]),
  });
});

test('The feedback of a reader is sent to every service that takes events', async ({ page }) => {
  const asked = await listen(page);
  await page.addInitScript(() => localStorage.setItem('heath-consent', 'granted'));
  let release = (): void => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.route('**/_astro/load*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${address}first`);
  // Said before the services are there: they hear of it all the same.
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Thank you for telling us.')).toBeVisible();
  expect(asked).toEqual([]);
  release();
  const said = () =>
    page.evaluate(() => {
      const at = window as unknown as Record<string, ArrayLike<unknown>[] & { q?: unknown[] }>;
      const sources = ['dataLayer', 'posthog', 'mixpanel', 'analytics', 'htevents', 'heap', 'ko', 'heard'];
      const queued = ['clarity', 'hj', 'plausible'];
      const lists = [...sources.map((name) => at[name]), ...queued.map((name) => at[name]?.q)];
      const names = [...sources, ...queued];
      return names.filter((_name, index) =>
        JSON.stringify(
          Array.from(lists[index] ?? [], (entry) => Array.from(entry as ArrayLike<unknown>).concat(entry)),
        ).includes('thumbs_up'),
      );
    });
  await expect
    .poll(said)
    .toEqual([
      'dataLayer',
      'posthog',
      'mixpanel',
      'analytics',
      'htevents',
      'heap',
      'ko',
      'heard',
      'clarity',
      'hj',
      'plausible',
    ]);
  const heard = await page.evaluate(() => (window as unknown as { heard: unknown[][] }).heard);
  for (const name of ['amplitude.track', 'LogRocket.track', 'adobe.track', 'fathom.trackEvent', 'pirsch']) {
    expect(heard).toContainEqual(expect.arrayContaining([name, 'docs.feedback.thumbs_up']));
  }
});

test('A service that cannot be loaded causes no error on the page', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.route(/^https:\/\//, (route) => route.abort());
  await page.goto(`${address}first`);
  await consent(page);
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(page.getByText('Thank you for telling us.')).toBeVisible();
  expect(errors).toEqual([]);
});

test('Plausible is not loaded on this machine unless docs.json requests it', async ({ page }) => {
  const asked = await listen(page);
  await page.goto(`${urlOf(testSites.otherForms)}quickstart`);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await expect(page.locator('[data-services]')).toBeAttached();
  expect(asked.filter(({ url }) => url.includes('plausible'))).toEqual([]);
});

test('A page without services has no script for them', async ({ page }) => {
  await page.goto(`${urlOf(testSites.minimal)}introduction`);
  await expect(page.locator('[data-services]')).toHaveCount(0);
});

test('Feedback is sent to the address in docs.json, and a failure is reported', async ({ page }) => {
  let sent: string | null = null;
  let isDown = true;
  await page.route('**/feedback', async (route) => {
    if (isDown) return route.abort();
    sent = route.request().postData();
    return route.fulfill({ status: 204 });
  });
  await page.goto(`${urlOf(testSites.otherForms)}quickstart`);
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(page.getByText('Your answer could not be sent.')).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(page.getByText('Thank you for telling us.')).toBeVisible();
  expect(Object.fromEntries(new URLSearchParams(sent ?? ''))).toMatchObject({ path: '/quickstart', helpful: 'no' });
});

test('The question names the group of its buttons, and the thanks get the focus of the button that disappears', async ({
  page,
}) => {
  await page.goto(`${urlOf(testSites.otherForms)}quickstart`);
  await page.route('**/feedback', (route) => route.fulfill({ status: 204 }));
  const group = page.getByRole('group', { name: 'Was this page helpful?' });
  await group.getByRole('button', { name: 'Yes' }).press('Enter');
  const thanks = page.getByText('Thank you for telling us.');
  await expect(thanks).toBeFocused();
  // The focus has it read out; as a live region, it would be read twice.
  await expect(thanks).toHaveAttribute('aria-live', 'off');
});

test('Thanks are announced to readers whose click did not focus the button', async ({ page }) => {
  await page.goto(`${urlOf(testSites.otherForms)}quickstart`);
  await page.route('**/feedback', (route) => route.fulfill({ status: 204 }));
  // As in Safari.
  await page.getByRole('button', { name: 'Yes' }).evaluate((button) => (button as HTMLButtonElement).click());
  const thanks = page.getByText('Thank you for telling us.');
  await expect(thanks).toHaveAttribute('aria-live', 'polite');
  await expect(thanks).not.toBeFocused();
});

test('Refused feedback is reported, and the button keeps the focus for another try', async ({ page }) => {
  let answers = 0;
  await page.route('**/feedback', (route) => route.fulfill({ status: (answers += 1) === 1 ? 500 : 204 }));
  await page.goto(`${urlOf(testSites.otherForms)}quickstart`);
  const yes = page.getByRole('button', { name: 'Yes' });
  await yes.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your answer could not be sent.')).toBeVisible();
  await expect(yes).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thank you for telling us.')).toBeVisible();
  await expect(yes).toHaveCount(0);
});

test('Feedback is sent once when the button is pressed several times', async ({ page }) => {
  let answers = 0;
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((done) => (arrive = done));
  await page.route('**/feedback', async (route) => {
    answers += 1;
    await arrived;
    await route.fulfill({ status: 204 });
  });
  await page.goto(`${urlOf(testSites.otherForms)}quickstart`);
  await page.getByRole('button', { name: 'Yes' }).dblclick();
  await page.getByRole('button', { name: 'No', exact: true }).click({ force: true });
  arrive();
  await expect(page.getByText('Thank you for telling us.')).toBeVisible();
  expect(answers).toBe(1);
});

test.describe('Controls pressed before their script loads', () => {
  /** Keeps every script back until it is let go. */
  async function withoutScripts(page: Page, path = `${address}first`): Promise<() => void> {
    let release = (): void => undefined;
    const released = new Promise<void>((done) => (release = done));
    await page.route('**/_astro/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    return release;
  }

  test('The feedback buttons respond when pressed before their script loads', async ({ page }) => {
    const release = await withoutScripts(page);
    await page.getByRole('button', { name: 'Yes' }).click();
    release();
    await expect(page.getByText('Thank you for telling us.')).toBeVisible();
  });

  test('The search opens when its button is pressed before the script loads', async ({ page }) => {
    const release = await withoutScripts(page);
    await page.locator('#search-bar-entry').click();
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('The mode changes when its switch is pressed before the script loads', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    const release = await withoutScripts(page);
    await page.getByRole('button', { name: 'Dark mode' }).click();
    release();
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  });

  test('A tab opens when pressed before the script loads', async ({ page }) => {
    const release = await withoutScripts(page, `${urlOf(testSites.components)}tabs`);
    await page.getByRole('tab', { name: 'pnpm' }).first().click();
    release();
    await expect(page.getByText('First group, pnpm.')).toBeVisible();
  });

  test('A language that is chosen from a list before the script loads stays chosen', async ({ page }) => {
    const address = `${urlOf(testSites.components)}code-options`;
    const release = await withoutScripts(page, address);
    const list = page.locator('.code-select').first();
    const label = (await list.locator('option').nth(1).textContent()) ?? '';
    await list.selectOption(label);
    release();
    const panel = page.locator('trellis-tabs:has(> .code-bar > select) > .code-panel').nth(1);
    await expect(panel).toBeVisible();
    await expect(list.locator('option:checked')).toHaveText(label);
  });

  test('A view and a filter of updates open when pressed before the script loads', async ({ page }) => {
    const components = urlOf(testSites.components);
    const release = await withoutScripts(page, `${components}views`);
    const view = page.locator('.view-switch button').last();
    await view.click();
    release();
    await expect(view).toHaveAttribute('aria-pressed', 'true');
    await page.unrouteAll();
    const releaseUpdates = await withoutScripts(page, `${components}updates`);
    const chip = page.locator('.update-filter .chip').first();
    await chip.click();
    releaseUpdates();
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
  });

  test('The playground opens when its button is pressed before the script loads', async ({ page }) => {
    const release = await withoutScripts(page, `${urlOf(testSites.playground)}open`);
    await page.locator('[data-playground]').click();
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test.describe('The banner', () => {
  test('The banner stands above every page with its Markdown and the author’s colours', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`${address}second`);
    const banner = page.getByRole('complementary', { name: 'Announcement' });
    await expect(banner.getByRole('link', { name: 'what is new' })).toHaveAttribute('href', '/second');
    await expect(banner.locator('strong')).toHaveText('short');
    await expect(banner).toHaveCSS('background-color', 'rgb(253, 230, 138)');
    await expect(banner).toHaveCSS('color', 'rgb(0, 0, 0)');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(banner).toHaveCSS('background-color', 'rgb(59, 7, 100)');
    await expect(banner).toHaveCSS('color', 'rgb(255, 255, 255)');
    const [above, header] = [await banner.boundingBox(), await page.locator('#navbar').boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((header?.y ?? 0) + 0.5);
  });

  test('On phones, the button of the table of contents is in the row under the header, below the banner', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${address}second`);
    const middle = async (selector: string) => {
      const { y = 0, height = 0 } = (await page.locator(selector).boundingBox()) ?? {};
      return y + height / 2;
    };
    const difference = async () => Math.abs((await middle('.toc-toggle')) - (await middle('.place-bar')));
    expect(await difference()).toBeLessThanOrEqual(1);
    await page.locator('#content-container').evaluate((container) => {
      container.style.minHeight = '3000px';
      document.documentElement.scrollTo({ top: 300, behavior: 'instant' });
    });
    expect(await difference()).toBeLessThanOrEqual(1);
  });

  test('The banner closes with the keyboard and stays closed', async ({ page }) => {
    await page.goto(`${address}first`);
    const banner = page.locator('#banner');
    await page.getByRole('button', { name: 'Dismiss' }).focus();
    await page.keyboard.press('Enter');
    await expect(banner).toBeHidden();
    await page.goto(`${address}second`);
    await expect(banner).toBeHidden();
  });
});

test.describe('The banner without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('The banner has no close button without JavaScript', async ({ page }) => {
    await page.goto(`${address}first`);
    await expect(page.locator('#banner')).toBeVisible();
    await expect(page.locator('.banner-close')).toBeHidden();
  });
});

test('The 404 page has the title and text of docs.json', async ({ page }) => {
  const response = await page.goto(`${address}nowhere`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lost on the heath');
  await expect(page).toHaveTitle('Lost on the heath - Heath');
  await page.getByRole('link', { name: 'the first page' }).click();
  await expect(page).toHaveURL(/\/first$/);
});

test('The 404 page redirects to the start where docs.json asks for it', async ({ page }) => {
  await page.goto(`${urlOf(testSites.current)}nowhere`);
  await expect(page).toHaveURL(urlOf(testSites.current));
});
