import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: { include: ['tests/{unit,build}/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 180_000, maxWorkers: 2 },
});
