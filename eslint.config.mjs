import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import { importX } from 'eslint-plugin-import-x';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import ts from 'typescript-eslint';
import { rooms } from './rooms.mjs';

// Every file, .astro ones included, is held to the rooms.
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
    files: ['src/{shared,diagnostics,config,content,openapi,icons,site,render,search,feeds,policy}/**'],
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
