import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import { importX } from 'eslint-plugin-import-x';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import ts from 'typescript-eslint';

// What each room may use beside `shared`; every file, .astro ones included, is held to it.
const rooms = {
  shared: [],
  diagnostics: [],
  config: ['diagnostics'],
  content: ['diagnostics', 'config'],
  openapi: ['diagnostics', 'config', 'content'],
  site: ['diagnostics', 'config', 'content', 'openapi'],
  astro: ['diagnostics', 'config', 'content', 'openapi', 'site'],
  cli: ['diagnostics', 'config', 'content', 'openapi', 'site', 'astro'],
  client: ['site'],
  components: ['site', 'client'],
  reference: ['site', 'client', 'components'],
  playground: ['site', 'client'],
  layout: ['site', 'client', 'components', 'reference'],
  routes: ['site', 'client', 'components', 'reference', 'layout', 'playground'],
};
const names = Object.keys(rooms);
const zones = names.map((room) => ({
  target: `./src/${room}`,
  from: names
    .filter((other) => other !== room && other !== 'shared' && !rooms[room].includes(other))
    .map((other) => `./src/${other}`),
  message: `${room}/ may use ${rooms[room].join(', ') || 'nothing'} only`,
}));

export default ts.config(
  {
    ignores: [
      'dist',
      'lib',
      'node_modules',
      '.astro',
      '**/.trellis',
      'content',
      'tests/sites',
      'test-results',
      'playwright-report',
    ],
  },
  js.configs.recommended,
  ...ts.configs.strict,
  ...astro.configs['flat/recommended'],
  {
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: './tsconfig.json' })],
      'import-x/parsers': { 'astro-eslint-parser': ['.astro'], '@typescript-eslint/parser': ['.ts', '.mts'] },
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-cycle': 'error',
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  {
    files: ['src/{shared,config,content,openapi,site,diagnostics}/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: ['astro', 'astro:*', 'astro/*', 'virtual:*', 'vite'] }] },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
        performance: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
      },
    },
  },
);
