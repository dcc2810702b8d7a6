// Runs every check and every test, or the part that is named, and ends with a line that counts the tests from the runners' own reports.
//   node tests/run.mjs [part [words for its runner...]]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findShell } from './findBrowser.mjs';

const [, , only, ...words] = process.argv;
// A loop without an end in a test stops no sooner by itself.
const minutes = 40;
const results = path.resolve('test-results');
const sites = mkdtempSync(path.join(tmpdir(), 'trellis-sites-'));
// Real documentation folders, where there are any.
const folders = (process.env.TRELLIS_CORPUS ?? '').split(path.delimiter).filter(Boolean);

/**
 * Result of a part: tests that passed and failed, and for those that failed their titles and why.
 *
 * @type {{ passed: number; failed: number; titles: string[] }}
 */
const nothing = { passed: 0, failed: 0, titles: [] };

/** The first lines of a failure's message, without colours. */
const firstLines = (message) =>
  stripVTControlCharacters(message ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .slice(0, 12)
    .map((line) => `    ${line.slice(0, 200)}`);

/** Titles of the tests of Playwright that failed, or passed in a second try only, and why. */
function unexpected({ suites = [], specs = [] }) {
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'));
  return [
    ...failed.flatMap(({ file, line, title, tests }) => [
      `${file}:${line} ${title}`,
      ...firstLines(tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message),
    ]),
    ...suites.flatMap(unexpected),
  ];
}

const vitest = {
  command: (name, report) => [
    ...['vitest', 'run', '--config', 'tests/vitest.config.ts', '--project', name, '--reporter=default'],
    ...['--reporter=json', `--outputFile.json=${report}`],
  ],
  count: ({ numPassedTests: passed, numFailedTests, numFailedTestSuites, testResults }) => ({
    passed,
    // A file that cannot be loaded has no tests.
    failed: numFailedTests || numFailedTestSuites,
    titles: testResults
      .filter(({ status }) => status === 'failed')
      .flatMap(({ name, assertionResults }) => [
        path.relative('.', name),
        ...assertionResults
          .filter(({ status }) => status === 'failed')
          .flatMap(({ fullName, failureMessages }) => [`  ${fullName}`, ...firstLines(failureMessages[0])]),
      ]),
  }),
};

const playwright = {
  env: () => ({ TRELLIS_CHROMIUM: findShell() }),
  command: (name) => [
    ...['playwright', 'test', '--config', 'tests/playwright.config.ts', `--project=${name}`],
    '--reporter=list,json',
  ],
  count: ({ stats, errors, suites }) => ({
    passed: stats.expected,
    // An error belongs to no test, such as a request to another host.
    failed: stats.unexpected + stats.flaky + errors.length,
    titles: [...unexpected({ suites }), ...errors.map(({ message }) => message)],
  }),
};

const parts = {
  stranger: {
    ...vitest,
    // They wait for registries, disks and servers more than they compute.
    command: (name, report) => [...vitest.command(name, report), '--maxWorkers=5'],
    isIn: () => existsSync('tests/stranger'),
  },
  // One core has nothing to do while packages are installed.
  check: { command: () => ['node', 'tests/check.mjs'], beside: 'stranger' },
  unit: vitest,
  build: vitest,
  browser: playwright,
  visual: playwright,
  // Half a minute for what a machine may not have: it runs where it is named.
  firefox: { ...playwright, isIn: () => false },
  webkit: { ...playwright, isIn: () => false },
  // nginx, Caddy and Apache, too.
  hosts: { ...vitest, isIn: () => false },
  // Each folder counts as a test.
  corpus: {
    // Pages are read one at a time, which leaves a core idle.
    beside: 'stranger',
    isIn: () => folders.length > 0,
    command: (_name, report) => ['tsx', 'tests/corpus/corpus.ts', '--quick', '--json', report, ...folders],
    count: (built) => ({
      passed: built.filter(({ wrong }) => wrong.length === 0).length,
      failed: built.filter(({ wrong }) => wrong.length > 0).length,
      titles: built.flatMap(({ site, wrong }) => wrong.map((fault) => `${site}: ${fault}`)),
    }),
  },
};

/** Milliseconds that the cores of the machine have had, and those of them with something to do. */
function coreTimes() {
  const times = cpus().map(({ times: { idle, ...busy } }) => ({
    idle,
    busy: Object.values(busy).reduce((a, b) => a + b),
  }));
  const sum = (key) => times.reduce((total, each) => total + each[key], 0);
  return { all: sum('idle') + sum('busy'), busy: sum('busy') };
}

/**
 * Runs a part and counts its tests.
 *
 * @param {string} name
 * @param {boolean} isAlone what it prints is shown at once; when it ends otherwise.
 */
async function run(name, isAlone) {
  const { command, count, env = () => ({}) } = parts[name];
  const report = path.join(results, `${name}.json`);
  const started = Date.now();
  const before = coreTimes();
  const title = `\n> ${name}`;
  if (isAlone) console.log(title);
  const done = { name, isGood: false, ...nothing };
  try {
    const [program, ...rest] = command(name, report);
    const child = spawn(program, [...rest, ...words], {
      stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PATH: `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
        ASTRO_TELEMETRY_DISABLED: '1',
        ASTRO_DEV_BACKGROUND: '0',
        TRELLIS_TEST_SITES: sites,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        ...env(),
      },
    });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => said.push(data));
    const limit = setTimeout(() => {
      done.titles = [`no result after ${minutes} minutes`];
      child.kill('SIGKILL');
    }, minutes * 60_000);
    const [status] = await once(child, 'close');
    clearTimeout(limit);
    if (!isAlone) console.log(`${title}\n${Buffer.concat(said).toString()}`);
    done.isGood = status === 0;
    if (count) Object.assign(done, count(JSON.parse(readFileSync(report, 'utf8'))));
  } catch ({ message }) {
    // A runner that broke off has left no report.
    console.log(message);
    done.isGood = false;
    done.failed = 1;
  }
  const after = coreTimes();
  const busy = Math.round((100 * (after.busy - before.busy)) / (after.all - before.all || 1));
  return { ...done, seconds: Math.round((Date.now() - started) / 1000), busy };
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const names = only ? [only] : Object.keys(parts).filter((name) => parts[name].isIn?.() ?? true);
const groups = names
  .filter((name) => !names.includes(parts[name].beside))
  .map((name) => [name, ...names.filter((other) => parts[other].beside === name)]);
const outcomes = [];
for (const group of groups) outcomes.push(...(await Promise.all(group.map((name) => run(name, group.length === 1)))));
// A machine that runs this alone is thrown away sooner than ten thousand files are.
if (!process.env.CI) rmSync(sites, { recursive: true, force: true });

console.log('');
// The last lines are what is read: they say what failed, too.
for (const { name, seconds, busy, passed, failed, isGood, titles } of outcomes) {
  const counted = parts[name].count ? `, ${passed} passed, ${failed} failed` : '';
  // A part that leaves cores idle may run beside another.
  console.log(`${isGood ? '✓' : '✗'} ${name}: ${seconds} s, cores ${busy} % busy${counted}`);
  for (const title of titles) console.log(`    ${title}`);
}
const total = (key) => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = outcomes.every(({ isGood, failed }) => isGood && failed === 0) ? 0 : 1;
