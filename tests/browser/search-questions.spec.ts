import { expect, test } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';
import { searchHits } from './searchHits.js';

/** What readers type, in the words of this manual and of other tools, and the pages that answer it. */
const questions: readonly (readonly [query: string, ...pages: string[]])[] = [
  ['install', '/quickstart', '/introduction', '/', '/deploying/troubleshooting', '/reference/dependencies'],
  ['getting started', '/quickstart'],
  ['first site', '/quickstart'],
  ['custom domain', '/deploying/static-hosts', '/deploying/sharing', '/deploying/building'],
  ['github pages', '/deploying/static-hosts'],
  ['netlify', '/deploying/static-hosts'],
  ['deploy', '/deploying/static-hosts', '/deploying/building'],
  ['hosting', '/deploying/static-hosts'],
  ['subdirectory', '/deploying/base-path'],
  ['base path', '/deploying/base-path'],
  ['google analytics', '/configuration/services'],
  ['google', '/configuration/services', '/deploying/sharing', '/deploying/what-pages-load'],
  ['plausible', '/configuration/services'],
  ['cookie banner', '/configuration/services'],
  ['openapi', '/api-pages/from-a-specification', '/api-pages/overview'],
  ['swagger', '/api-pages/from-a-specification', '/api-pages/overview'],
  ['asyncapi', '/api-pages/channels'],
  ['websocket', '/api-pages/channels', '/api-pages/mock'],
  ['graphql', '/api-pages/graphql'],
  ['typedoc', '/api-pages/sdk'],
  ['try it', '/api-pages/playground'],
  ['api playground', '/api-pages/playground'],
  ['cors', '/api-pages/playground'],
  ['bearer token', '/api-pages/playground', '/plant-store/authentication', '/api-pages/by-hand'],
  ['mock server', '/api-pages/mock'],
  ['code samples languages', '/api-pages/from-a-specification'],
  ['multi version', '/configuration/versions'],
  ['versioning', '/configuration/versions'],
  ['i18n', '/configuration/languages'],
  ['translate', '/configuration/languages'],
  ['right to left', '/configuration/languages'],
  ['equation', '/writing/markdown'],
  ['math', '/writing/markdown'],
  ['latex', '/writing/markdown'],
  ['footnote', '/writing/markdown'],
  ['admonition', '/components/callouts'],
  ['warning box', '/components/callouts'],
  ['note', '/components/callouts'],
  ['dark mode', '/configuration/appearance', '/writing/images'],
  ['theme', '/configuration/appearance', '/configuration/overview', '/writing/code-blocks'],
  ['brand color', '/configuration/appearance'],
  ['custom css', '/configuration/appearance', '/components/overview'],
  ['font', '/configuration/appearance'],
  ['favicon', '/configuration/appearance'],
  ['logo', '/configuration/appearance'],
  ['sidebar', '/configuration/groups', '/introduction'],
  [
    'navigation',
    '/configuration/groups',
    '/configuration/overview',
    '/configuration/tabs-and-anchors',
    '/reference/docs-json',
  ],
  ['tabs', '/configuration/tabs-and-anchors', '/components/tabs'],
  ['dropdown menu', '/configuration/products'],
  ['navbar button', '/configuration/header-and-footer'],
  ['footer links', '/configuration/header-and-footer'],
  ['announcement banner', '/configuration/header-and-footer'],
  ['social links', '/configuration/header-and-footer'],
  ['edit this page', '/configuration/feedback'],
  ['last updated', '/configuration/other-keys', '/deploying/sharing', '/reference/frontmatter'],
  ['hide page', '/writing/pages', '/configuration/groups', '/reference/frontmatter', '/deploying/sharing'],
  ['redirect', '/deploying/redirects', '/configuration/other-keys'],
  ['404', '/deploying/redirects', '/configuration/other-keys'],
  ['broken links', '/writing/links', '/faults'],
  ['sitemap', '/deploying/sharing'],
  ['seo', '/deploying/sharing', '/configuration/other-keys'],
  ['og image', '/deploying/sharing', '/configuration/other-keys'],
  ['llms.txt', '/deploying/agents'],
  ['mcp', '/deploying/agents'],
  ['chatgpt', '/deploying/agents'],
  ['rss', '/components/updates'],
  ['changelog', '/components/updates', '/api-pages/changelog'],
  ['accordion', '/components/accordions'],
  ['collapsible', '/components/accordions'],
  ['mermaid', '/writing/diagrams'],
  ['syntax highlighting', '/writing/code-blocks'],
  ['line numbers', '/writing/code-blocks'],
  ['copy button', '/writing/code-blocks'],
  ['reuse content', '/writing/snippets'],
  ['include', '/writing/snippets'],
  ['variables', '/writing/snippets', '/configuration/other-keys', '/writing/pages'],
  ['react component', '/writing/snippets', '/configuration/parts'],
  ['video', '/writing/images'],
  ['youtube', '/writing/images'],
  ['image size', '/writing/images', '/components/frames'],
  ['docusaurus', '/reference/moving'],
  ['mintlify', '/existing-site', '/reference/comparison', '/reference/moving'],
  ['mkdocs', '/reference/moving'],
  ['mint.json', '/reference/classic'],
  ['pdf', '/deploying/agents'],
  ['offline', '/deploying/offline'],
  ['github action', '/deploying/ci'],
  ['exit code', '/deploying/ci', '/reference/cli'],
  ['csp', '/deploying/what-pages-load'],
  ['algolia', '/configuration/search'],
  ['plugin', '/astro'],
  ['astro integration', '/astro'],
  ['intercom', '/configuration/services'],
  ['icon', '/configuration/icons', '/components/icons-and-tooltips'],
  ['frontmatter', '/reference/frontmatter'],
  ['port', '/reference/cli'],
  ['breaking changes', '/api-pages/from-a-specification', '/api-pages/changelog', '/deploying/ci'],
  ['license', '/reference/dependencies'],
  ['rename a page', '/reference/cli'],
  ['table', '/writing/markdown'],
];

const leastMean = 0.95;

test('The search of the manual shows first what a reader looks for', async ({ page }) => {
  await page.goto(`${urlOf(testSites.manual)}quickstart`);
  await page.keyboard.press('Control+k');
  await expect(page.locator('#search-input')).toBeFocused();
  const hits = await searchHits(
    page,
    questions.map(([query]) => query),
  );
  const lists = hits.map((hrefs) => [
    ...new Set(hrefs.map((href) => href.replace(/#.*$/, '').replace(/(.)\/$/, '$1'))),
  ]);
  const ranks = questions.map(
    ([, ...pages], index) => (lists[index] ?? []).findIndex((path) => pages.includes(path)) + 1,
  );
  const missed = questions.flatMap(([query], index) =>
    ranks[index] === 1 ? [] : [`${query}: ${lists[index]?.[0] ?? 'nothing'}`],
  );
  // The mean reciprocal rank.
  const mean = ranks.reduce((sum, rank) => sum + (rank === 0 ? 0 : 1 / rank), 0) / ranks.length;
  expect(mean, missed.join('; ')).toBeGreaterThan(leastMean);
});
