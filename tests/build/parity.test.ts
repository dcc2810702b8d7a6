import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { built } from '../built.js';
import { testSites, type TestSite } from '../sites.js';
import { copyOf, trellis } from './trellis.js';

/** `file:line:column severity code message` of each fault that a report for people names. */
function faultsIn(report: string): string[] {
  let file = '';
  return report.split('\n').flatMap((line) => {
    if (/^\S+\.\w+$/.test(line)) file = line;
    const [, place, rest] = /^ {2}(\d+:\d+) ((?:error|warning) .*)$/.exec(line) ?? [];
    return rest === undefined ? [] : `${file}:${place} ${rest}`;
  });
}

/** Each folder under `tests/sites`, as another test builds it where one does. */
const folders = readdirSync('tests/sites').map((name): [string, TestSite] => {
  const source = `tests/sites/${name}`;
  const site = Object.values<TestSite>(testSites).find((each) => each.source === source);
  return [name, site ?? { name: `checked-${name}`, source, base: '' }];
});

it.each(folders)('`check` and `build` report the same faults of the site %s', async (_, site) => {
  const { code, stderr, folder } = await built(site);
  const checked = trellis('check', folder);
  expect(faultsIn(checked.stderr)).toEqual(faultsIn(stderr));
  expect(checked.code).toBe(code);
});

it('A strict check and a strict build report the same faults and exit with 1', () => {
  const folder = copyOf('broken');
  const checked = trellis('check', folder, '--strict');
  const build = trellis('build', folder, '--strict');
  expect(faultsIn(build.stderr)).toEqual(faultsIn(checked.stderr));
  expect([checked.code, build.code]).toEqual([1, 1]);
  const codes = faultsIn(build.stderr).map((fault) => fault.replace(/.* /, ''));
  expect(codes).toEqual(expect.arrayContaining(['content/evaluate', 'content/island']));
});
