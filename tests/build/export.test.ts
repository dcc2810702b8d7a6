import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { Parser } from 'htmlparser2';
import { expect, it } from 'vitest';
import { runHere } from '../command.js';
import { copyOf, filesOf, trellis } from './trellis.js';

/** Addresses that a page loads or links to, but those of other hosts and of the page itself. */
function addressesOf(html: string): string[] {
  const found: string[] = [];
  const onopentag = (_: string, { href, src }: Record<string, string>): void =>
    void found.push(...[href, src].filter((each) => each !== undefined));
  new Parser({ onopentag }).end(html);
  return found.filter((each) => !/^(?:[a-z]+:|#|\?|$)/.test(each));
}

it('An export has only addresses of its own files, and is replaced by no export that fails', async () => {
  const folder = copyOf('minimal');
  const output = path.join(folder, 'dist-offline');
  const { code, stdout } = await runHere('export', folder);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Exported \d+ pages? in .* s into .*dist-offline/m);
  expect(stdout).toMatch(/^Open it: file:\/\/\/.*dist-offline\/index\.html$/m);

  const files = filesOf(output);
  const pages = files.filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(1);
  const missing = pages.flatMap((page) =>
    addressesOf(readFileSync(path.join(output, page), 'utf8'))
      .map((address) => decodeURIComponent(address.replace(/[?#].*/, '')))
      .filter((address) => !existsSync(path.join(output, path.dirname(page), address)))
      .map((address) => `${page}: ${address}`),
  );
  expect(missing).toEqual([]);
  expect(files.filter((file) => /^(?:_redirects|robots\.txt|_trellis\/playground\/)/.test(file))).toEqual([]);

  const archive = readFileSync(`${output}.zip`);
  expect(Object.keys(unzipSync(archive))).toEqual(files.map((file) => `dist-offline/${file}`));

  writeFileSync(path.join(folder, 'docs.json'), '{');
  expect(trellis('export', folder).code).toBe(1);
  expect(filesOf(output)).toEqual(files);
  expect(readFileSync(`${output}.zip`).equals(archive)).toBe(true);
});

it.each([
  ['among the pages', 'guides/site', /guides\/site: it lies among the pages/],
  ['of a site that was built', 'dist', /dist: it contains files that no export of Trellis wrote/],
  ['whose archive would replace another file', 'theirs', /theirs\.zip is in the way/],
])('An export to a place %s ends with one line and exit code 2', (_, out, reason) => {
  const folder = copyOf('minimal');
  mkdirSync(path.join(folder, 'dist/_trellis'), { recursive: true });
  for (const file of ['theirs.zip', 'dist/_trellis/site.txt']) writeFileSync(path.join(folder, file), 'Mine.');
  const { code, stderr } = trellis('export', folder, '--out', path.join(folder, out));
  expect(stderr).toMatch(reason);
  expect(stderr.trimEnd()).not.toContain('\n');
  expect(code).toBe(2);
});
