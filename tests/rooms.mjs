/** Rooms that the adapter puts together. */
const adapted = [
  ...['diagnostics', 'i18n', 'config', 'content', 'openapi', 'icons', 'site', 'render', 'search', 'feeds', 'policy'],
  ...['asyncapi', 'graphql', 'sdk', 'serve', 'playground', 'mock', 'images', 'parts'],
];

/** Rooms that each room of `src` may use beside `shared`; the map in CONTRIBUTING.md describes them. */
export const rooms = {
  shared: [],
  diagnostics: [],
  i18n: ['diagnostics'],
  serve: [],
  parts: ['diagnostics'],
  config: ['i18n', 'diagnostics'],
  content: ['diagnostics', 'config'],
  openapi: ['diagnostics', 'config', 'content'],
  asyncapi: ['diagnostics', 'openapi'],
  graphql: ['diagnostics', 'openapi'],
  sdk: ['diagnostics', 'config', 'openapi'],
  icons: ['diagnostics', 'content'],
  navigation: ['config', 'content', 'icons'],
  site: ['i18n', 'diagnostics', 'config', 'content', 'openapi', 'asyncapi', 'sdk', 'icons', 'navigation'],
  migrate: ['diagnostics', 'config', 'content', 'navigation'],
  render: ['i18n', 'diagnostics', 'content', 'openapi', 'icons', 'navigation', 'site', 'parts'],
  search: ['i18n', 'diagnostics', 'content', 'site', 'render', 'client'],
  feeds: ['i18n', 'content', 'navigation', 'site', 'render'],
  policy: ['content', 'navigation', 'site'],
  images: ['diagnostics', 'content', 'openapi', 'site', 'render'],
  client: ['i18n', 'site', 'render', 'feeds', 'policy'],
  playground: ['i18n', 'config', 'content', 'openapi', 'asyncapi', 'site', 'render', 'client'],
  mock: ['openapi', 'asyncapi', 'site', 'serve', 'playground'],
  export: ['i18n', 'content', 'policy'],
  astro: adapted,
  cli: [...adapted, 'astro', 'export', 'migrate'],
  components: ['i18n', 'icons', 'site', 'render', 'client'],
  reference: ['i18n', 'icons', 'site', 'render', 'client', 'components', 'playground'],
  layout: [
    ...['i18n', 'icons', 'navigation', 'site', 'render', 'search', 'feeds', 'client', 'components', 'reference'],
    'parts',
  ],
  routes: ['i18n', 'navigation', 'site', 'render', 'client', 'components', 'reference', 'layout', 'playground'],
};
