/** Names that style sheets of others go by, each with the element that it means, told without that name. */
export interface Hook {
  selector: string;
  means: string;
}

const frame: readonly [string, string][] = [
  ['html[data-current-path^="/"]', ':root'],
  ['html[data-page-mode="none"]', ':root'],
  ['#navbar', 'body > header'],
  ['img.nav-logo', 'body > header a[aria-label] > img'],
  ['.nav-tabs', 'body > header nav:has([aria-current])'],
  ['.nav-tabs .nav-tabs-item', 'body > header nav a'],
  ['.nav-tabs-item[data-active]', 'body > header nav a[aria-current]'],
  ['.topbar-right-container', 'body > header div:has([data-mode-toggle])'],
  ['li.navbar-link a', 'body > header nav li > a'],
  ['#topbar-cta-button', 'body > header nav li:last-child'],
  ['#topbar-cta-button > a', 'body > header nav li:last-child > a'],
  ['#search-bar-entry', 'button[data-search-open]:has([data-search-key])'],
  ['#search-bar-entry-mobile', 'button[data-search-open][aria-label]'],
  ['#mobile-nav', 'body > header div:has(> [popovertarget=sidebar])'],
  ['#body-content', 'body > div:has(main)'],
  ['#sidebar', '[popover]:has([aria-current=page])'],
  ['#sidebar-content', '[popover] > div:has([aria-current=page])'],
  ['#navigation-items', '[popover] > div > div:has([aria-current=page])'],
  ['#sidebar-content li[data-active]', 'li:has(> [aria-current=page])'],
  ['#sidebar a[aria-current="page"]', '[popover] li > a'],
  ['.sidebar-group-header .sidebar-title', '[popover] p'],
  ['#sidebar ul.sidebar-group', '[popover] nav div > p + ul, [popover] nav div:has(> p) + ul'],
  ['#sidebar .sidebar-group > li > a', '[popover] nav li > a'],
  ['#content-container', 'div:has(main):not(:has([popover] [aria-current=page]))'],
  ['#content-area', 'div:has(> main)'],
  ['#content-area #header.relative', 'main > header'],
  ['#header + #content', 'main > div:has(p)'],
  ['#content[data-page-href^="/"]', 'main > header + div'],
  ['#header .eyebrow', 'main > header > :first-child'],
  ['h1#page-title', 'main > header h1'],
  ['#page-context-menu', 'div:has(> [data-copy-from])'],
  ['#page-context-menu-button', '[data-copy-from] + button'],
  ['.mdx-content.prose', 'main > header + div'],
  ['#pagination', 'main nav:has([rel])'],
  ['#pagination .pagination-title', 'main nav [rel] > b'],
  ['#footer', 'footer'],
  ['.feedback-toolbar', 'main section:last-of-type'],
];

/** On a page of text and on one of an operation. */
export const frameHooks = frame.map(([selector, means]): Hook => ({ selector, means }));

export const contentHooks = (
  [
    ['#content-side-layout', 'div:has(> nav [href^="#"])'],
    ['#table-of-contents', '#content-container > div > nav'],
    ['#table-of-contents-content', 'nav ul:has([href^="#"])'],
    ['#table-of-contents li[data-depth="0"]', 'nav li:has(> [href^="#"])'],
    ['.toc-item > a', 'nav li > [href^="#"]'],
    ['.toc-item[data-active="true"]', 'nav li:has(> [aria-current])'],
    ['.toc-item[data-active-deepest]', 'nav li:has(> [aria-current])'],
  ] as const
).map(([selector, means]): Hook => ({ selector, means }));

export const operationHooks = (
  [
    ['.api-section .api-section-heading', 'section > div:has(h2)'],
    ['.method-pill', 'main [data-method]'],
    ['.method-nav-pill', '[popover] [data-method]'],
    ['#request-example', 'main div:has(pre)'],
  ] as const
).map(([selector, means]): Hook => ({ selector, means }));

/** Parts of components, by the page of the test site that shows them, and the elements that they mean. */
export const partHooks: Readonly<Record<string, readonly Hook[]>> = Object.fromEntries(
  Object.entries({
    accordions: {
      'accordion-button': 'details > summary',
      'accordion-title': 'summary span',
      'accordion-content': 'summary + div',
    },
    callouts: { 'callout-icon': '.callout > :first-child', 'callout-content': '.callout > :last-child' },
    cards: {
      'card-image': '.card > img',
      'card-content-container': '.card > div',
      'card-icon': '.card > div > div:first-child',
      'card-title': '.card p:first-child',
      'card-content': '.card p + *',
      'card-cta': '.card p:last-child',
    },
    code: {
      'code-block-header': 'div:has(+ pre)',
      'code-block-header-filename': 'span',
      'code-block-root': 'pre.shiki',
    },
    'code-groups': {
      'code-group-tab-bar': '.code-group [role=tablist]',
      'code-group-tab-content': '.code-group > [role=tabpanel]',
    },
    fields: {
      'field-name': '.field code',
      'field-required-pill': '.field span',
      'expandable-button': '.expandable > summary',
      'expandable-content': '.expandable > div',
    },
    frames: { 'frame-caption': 'figure > figcaption' },
    steps: { 'step-number': '.step > div', 'step-title': '.step p', 'step-content': '.step p + div' },
    tabs: {
      'tabs-list': '.tabs > [role=tablist]',
      'tab-button': '[role=tab]',
      'tab-content': '.tabs > [role=tabpanel]',
    },
    updates: {
      'update-label': '.update h2',
      'update-description': '.update h2 + p',
      'update-content': '.update > div',
    },
  }).map(([page, parts]) => [
    page,
    Object.entries(parts).map(([part, means]) => ({ selector: `[data-component-part="${part}"]`, means })),
  ]),
);

/** Parts of class names by which style sheets find a part of the frame, and all elements that have to be in it. */
export const substrings: readonly [selector: string, within: string][] = [
  ['[class*="topbar"]', '#navbar'],
  ['[class*="navbar"]', '#navbar'],
  ['[class*="sidebar"]', '#sidebar'],
  ['[class*="toc"]', '#table-of-contents'],
  ['[class*="table-of-contents"]', '#table-of-contents'],
  ['[class*="footer"]', '#footer'],
  ['[class*="breadcrumb"]', '#header'],
  ['[class*="pagination"]', '#pagination'],
];
