/**
 * Holds the one-way imports of the TypeScript files, type-only ones included; eslint holds those of the .astro files. All may use
 * `shared`, which uses nothing.
 */
const uses = {
  shared: '',
  diagnostics: '',
  config: 'diagnostics',
  content: 'diagnostics|config',
  openapi: 'diagnostics|config|content',
  site: 'diagnostics|config|content|openapi',
  astro: 'diagnostics|config|content|openapi|site',
  cli: 'diagnostics|config|content|openapi|site|astro',
  client: 'site',
  components: 'site|client',
  reference: 'site|client|components',
  playground: 'site|client',
  layout: 'site|client|components|reference',
  routes: 'site|client|components|reference|layout|playground',
};

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|^astro/runtime' },
    },
    ...Object.entries(uses).map(([room, allowed]) => ({
      name: `${room}-uses`,
      severity: 'error',
      from: { path: `^src/${room}/` },
      to: {
        path: '^src/[^/]+/',
        pathNot: `^src/(${[room, 'shared', ...allowed.split('|').filter(Boolean)].join('|')})/`,
      },
    })),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.js', '.mjs', '.json'],
    },
  },
};
