// Runs every check and every test, and ends with a line that counts the tests from the runners' own reports.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './findBrowser.mjs';

const results = 'test-results';
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ASTRO_DEV_BACKGROUND: '0' };

function run(title, command, words, more = {}) {
  console.log(`\n> ${title}`);
  return spawnSync(command, words, { stdio: 'inherit', env: { ...env, ...more } }).status === 0;
}

function report(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

let isGood = run('checks', 'npm', ['run', '--silent', 'check']);

const unitReport = `${results}/unit.json`;
isGood =
  run('unit and build tests', 'vitest', [
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ]) && isGood;

const browserReport = `${results}/browser.json`;
isGood =
  run(
    'browser and visual tests',
    'playwright',
    ['test', '--config', 'tests/playwright.config.ts', '--reporter=list,json'],
    {
      TRELLIS_CHROMIUM: findBrowser(),
      PLAYWRIGHT_JSON_OUTPUT_NAME: `${process.cwd()}/${browserReport}`,
    },
  ) && isGood;

// Real documentation folders, where there are any: each counts as a test.
const folders = (process.env.TRELLIS_CORPUS ?? '').split(path.delimiter).filter(Boolean);
const corpusReport = `${results}/corpus.json`;
if (folders.length > 0) {
  const words = ['tests/corpus/corpus.ts', '--quick', '--json', corpusReport, ...folders];
  isGood = run('real sites', 'tsx', words) && isGood;
}
const sites = folders.length > 0 ? report(corpusReport) : [];

const unit = report(unitReport);
const browserResult = report(browserReport);
const browser = browserResult?.stats;
const passed =
  (unit?.numPassedTests ?? 0) +
  (browser?.expected ?? 0) +
  (sites?.filter(({ wrong }) => wrong.length === 0).length ?? 0);
const failed =
  (unit?.numFailedTests ?? 0) +
  (unit?.numFailedTestSuites && !unit.numFailedTests ? unit.numFailedTestSuites : 0) +
  (browser?.unexpected ?? 0) +
  (browser?.flaky ?? 0) +
  // What belongs to no test, such as a request to another host.
  (browserResult?.errors?.length ?? 0) +
  (sites?.filter(({ wrong }) => wrong.length > 0).length ?? 0) +
  // A runner that broke off has left no report.
  [unit, browser, sites].filter((found) => !found).length;
if (!isGood && failed === 0) console.log('\nThe tests passed, a check did not: see above.');
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = isGood && failed === 0 ? 0 : 1;
