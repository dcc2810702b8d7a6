import { defineConfig } from 'playwright/test';
import { findBrowser } from './findBrowser.mjs';
import { portOf } from './ports.js';

export default defineConfig({
  testDir: '.',
  globalSetup: ['./outside.ts', './serve.ts'],
  outputDir: '../test-results/browser',
  snapshotPathTemplate: '{testDir}/visual/screenshots/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  // The first test that opens a site waits for its build.
  timeout: 240_000,
  forbidOnly: Boolean(process.env['CI']),
  expect: {
    timeout: 20_000,
    toHaveScreenshot: { maxDiffPixelRatio: 0.01, threshold: 0.25, animations: 'disabled', caret: 'hide' },
  },
  use: {
    actionTimeout: 20_000,
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        `--proxy-server=http://127.0.0.1:${portOf('outside')}`,
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--font-render-hinting=none',
        '--disable-lcd-text',
      ],
    },
  },
  projects: [
    { name: 'browser', testMatch: 'browser/**/*.spec.ts' },
    { name: 'visual', testMatch: 'visual/**/*.spec.ts' },
    { name: 'firefox', testMatch: 'engines/firefox.spec.ts' },
    { name: 'webkit', testMatch: 'engines/webkit.spec.ts' },
  ],
});
