import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    // Some tests build several sites; no time is measured, so that a busy machine must not fail them.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // One more than cores, as tests wait for what has no end, for files and for packages.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        // The tested code consists of functions over values, so modules may be shared.
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          setupFiles: 'tests/unit/seed.ts',
          isolate: false,
          pool: 'threads',
        },
      },
      {
        extends: true,
        // The compiled command line is loaded as it is, once for all files of a worker.
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          globalSetup: 'tests/built.ts',
          isolate: false,
          server: { deps: { external: [/\/lib\//] } },
        },
      },
      {
        extends: true,
        test: { name: 'hosts', include: ['tests/hosts/**/*.test.ts'], globalSetup: 'tests/built.ts' },
      },
      {
        extends: true,
        test: { name: 'stranger', include: ['tests/stranger/**/*.test.ts'], globalSetup: 'tests/stranger/setup.ts' },
      },
    ],
  },
});
