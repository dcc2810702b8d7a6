import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { outsidePort, readyPort, testSites, urlOf } from './sites.js';

const root = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  testDir: '.',
  globalSetup: './outside.ts',
  outputDir: '../test-results/browser',
  snapshotPathTemplate: '{testDir}/visual/screenshots/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  forbidOnly: Boolean(process.env['CI']),
  expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.01, threshold: 0.25, animations: 'disabled', caret: 'hide' } },
  use: {
    baseURL: urlOf(testSites.manual),
    launchOptions: {
      executablePath: process.env['TRELLIS_CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        `--proxy-server=http://127.0.0.1:${outsidePort}`,
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
  ],
  webServer: {
    command: 'tsx tests/serve.ts',
    cwd: root,
    url: `http://127.0.0.1:${readyPort}/`,
    reuseExistingServer: false,
    timeout: 300_000,
    stdout: 'pipe',
  },
});
