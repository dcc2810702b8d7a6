import astro from 'eslint-plugin-astro';
import { importX } from 'eslint-plugin-import-x';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import ts from 'typescript-eslint';
import { rooms } from './tests/rooms.mjs';

// Astro files only: oxlint reads the rest, with types.
const zones = rooms.map((room, index) => ({
  target: `./src/${room}`,
  from: [...rooms.slice(index + 1), 'package'].map((other) => `./src/${other}`),
  message: `${room}/ may import from the rooms before it only, as tests/rooms.mjs lists them`,
}));

export default [
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
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
];
