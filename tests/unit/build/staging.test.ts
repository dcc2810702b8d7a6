import {
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { Staging, type PlacedSite } from '../../../src/build/staging.js';
import { copyOf, type Listing, type SiteFile } from '../../../src/features/siteFile.js';

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'trellis-staging-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

const files = (texts: Record<string, string>): Listing =>
  Object.entries(texts).map(([address, text]) => [address, { contents: () => text }]);

/** A site that a build has written. */
async function place(listing: Listing): Promise<PlacedSite> {
  const staging = new Staging(folder());
  await staging.add(listing);
  return { folder: staging.folder, record: staging.record };
}

/** Names of the files that are written for a site when another one is in place. */
async function write(listing: Listing, placed: PlacedSite): Promise<string[]> {
  const staging = new Staging(folder(), placed);
  await staging.add(listing);
  expect(staging.files.toSorted()).toEqual([...listing].map(([address]) => address.slice(1)).toSorted());
  return readdirSync(staging.folder, { recursive: true, encoding: 'utf8' }).toSorted();
}

it('Only files with other contents are written', async () => {
  const placed = await place(files({ '/a.html': 'A', '/b.html': 'B', '/gone.html': 'C' }));
  expect(await write(files({ '/a.html': 'A', '/b.html': 'Other', '/new.html': 'D' }), placed)).toEqual([
    'b.html',
    'new.html',
  ]);
});

it('Other work goes on while files are made', async () => {
  const steps: string[] = [];
  const site = Array.from({ length: 50 }, (_, index): [string, SiteFile] => [
    `/${index}.html`,
    { contents: () => `${steps.push('file')}` },
  ]);
  setImmediate(() => steps.push('other work'));
  await new Staging(folder()).add(site);
  expect(steps.indexOf('other work')).toBeLessThan(steps.lastIndexOf('file'));
});

it('A file with the same key is not made again', async () => {
  const keyed = (key: string, text: string): Listing => [['/a.html', { key: () => key, contents: () => text }]];
  const placed = await place(keyed('1', 'A'));
  const fails: Listing = [['/a.html', { key: () => '1', contents: () => Promise.reject(new Error('It was made.')) }]];
  expect(await write(fails, placed)).toEqual([]);
  expect(await write(keyed('2', 'A'), placed)).toEqual(['a.html']);
});

it('Files that a page uses are known when the page is not made again', async () => {
  const page = (contents: SiteFile['contents']): Listing => [['/a.html', { key: () => '1', contents }]];
  const placed = await place(
    page((use) => {
      use('/A.css');
      return 'A';
    }),
  );
  const staging = new Staging(folder(), placed);
  await staging.add(page(() => expect.fail('It was made.')));
  expect([...staging.used]).toEqual(['/A.css']);
});

it.each<[string, (file: string) => void]>([
  ['has been edited', (file) => writeFileSync(file, 'Other')],
  ['has another time', (file) => utimesSync(file, 1, 1)],
  ['has been deleted', (file) => rmSync(file)],
])('A file that %s is written again', async (_, change) => {
  const placed = await place([['/a.html', { key: () => '1', contents: () => 'Equal' }]]);
  change(path.join(placed.folder, 'a.html'));
  expect(await write([['/a.html', { key: () => '1', contents: () => 'Equal' }]], placed)).toEqual(['a.html']);
});

it('Nothing is written outside of the folder', async () => {
  const staging = new Staging(folder());
  await expect(staging.add(files({ '/../out.svg': '<svg/>' }))).rejects.toThrow();
  expect(existsSync(path.join(staging.folder, '../out.svg'))).toBe(false);
});

it('The target of a symbolic link is published as a file', async () => {
  const root = folder();
  writeFileSync(path.join(root, 'x.svg'), '<svg/>');
  symlinkSync(path.join(root, 'x.svg'), path.join(root, 'link.svg'));
  const staging = new Staging(folder());
  await staging.add([['/p.svg', copyOf(path.join(root, 'link.svg'))]]);
  const file = path.join(staging.folder, 'p.svg');
  expect(lstatSync(file).isSymbolicLink()).toBe(false);
  expect(readFileSync(file, 'utf8')).toBe('<svg/>');
});

it('A file that is deleted during the build is named', async () => {
  const staging = new Staging(folder());
  const listing: [string, SiteFile] = ['/logo.svg', copyOf(path.join(staging.folder, 'gone.svg'))];
  await expect(staging.add([listing])).rejects.toThrow(
    /gone\.svg was deleted while the site was built\. Build it again\.$/,
  );
});
