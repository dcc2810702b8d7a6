import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { built } from '../built.js';
import { runHere } from '../command.js';
import { testSites, type TestSite } from '../sites.js';
import { oddAddress } from '../unit/oddAddress.js';
import { seed } from '../unit/seed.js';
import { copyOf } from './trellis.js';

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
  const checked = await runHere('check', folder);
  expect(faultsIn(checked.stderr)).toEqual(faultsIn(stderr));
  expect(checked.code).toBe(code);
});

it('A strict check and a strict build report the same faults and exit with 1', async () => {
  const folder = copyOf('broken');
  const checked = await runHere('check', folder, '--strict');
  const build = await runHere('build', folder, '--strict');
  expect(faultsIn(build.stderr)).toEqual(faultsIn(checked.stderr));
  expect([checked.code, build.code]).toEqual([1, 1]);
  const codes = faultsIn(build.stderr).map((fault) => fault.replace(/.* /, ''));
  expect(codes).toEqual(expect.arrayContaining(['content/evaluate', 'content/island']));
});

it('Addresses that no file can have end neither a check nor a build, and are reported alike', async () => {
  const folder = copyOf('minimal');
  const odd = fc.sample(oddAddress, { numRuns: 300, seed });
  const [first, second, third, ...redirects] = ['/learn//old', '/learn\\_core/x', '/a/./b', ...odd];
  const list = odd.filter((address) => address.trim() !== '' && !address.includes('\0')).slice(0, 40);
  const docs = {
    theme: 'mint',
    name: 'Minimal',
    colors: { primary: '#117a4f' },
    navigation: {
      languages: [
        {
          language: 'en',
          groups: [{ group: 'Start', root: second, pages: ['introduction', 'guides/first', ...list] }],
        },
        ...list.slice(0, 3).map((language) => ({ language, groups: [{ group: 'G', pages: ['introduction'] }] })),
        {
          language: 'de',
          versions: list.map((version) => ({
            version,
            tabs: [
              { tab: version, href: version, groups: [{ group: version, root: version, pages: ['guides/first'] }] },
            ],
          })),
        },
      ],
    },
    redirects: [first, second, third, ...redirects].map((source, at) => ({
      source,
      destination: odd[at]?.trim() || '/',
    })),
  };
  writeFileSync(path.join(folder, 'docs.json'), JSON.stringify(docs, null, 2));
  const [checked, build] = [await runHere('check', folder, '--verbose'), await runHere('build', folder, '--verbose')];
  expect(faultsIn(build.stderr)).toEqual(faultsIn(checked.stderr));
  expect([checked.code, build.code]).toEqual([0, 0]);
  for (const source of ['/learn//old', '/learn\\\\_core/x', '/a/./b'])
    expect(checked.stderr).toContain(`The redirect from \`${source.replace('\\\\', '\\')}\` is left out`);
});
