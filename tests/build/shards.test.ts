import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runHere, type Run } from '../command.js';
import { copyOf, filesOf, trellis } from './trellis.js';

const count = 2;
const options = ['--site', 'https://docs.example.com', '--base', '/docs'];

/** A folder that is deleted after the tests. */
function workFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-shards-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Options of a command that has a cache of its own, as on another machine. */
const alone = (work: string): string[] => [...options, '--cache', mkdtempSync(path.join(work, 'cache-'))];

const build = (work: string, ...words: string[]): Promise<Run> => runHere('build', ...words, ...alone(work));

const contentsOf = (folder: string): Record<string, string> =>
  Object.fromEntries(filesOf(folder).map((file) => [file, readFileSync(path.join(folder, file), 'latin1')]));

const takenIn = ({ stdout }: Run): readonly string[] => /(\d+) of (\d+) files?\./.exec(stdout)?.slice(1) ?? [];

describe.each(['languages', 'broken'])('The site %s, made in shards', (site) => {
  const work = workFolder();
  const at = (name: string): string => path.join(work, name);
  const folder = copyOf(site, afterAll);
  const merge = (out: string): Run =>
    trellis('merge', folder, '--shards', at('shards'), '--out', at(out), ...alone(work));
  let whole: Run;
  let merged: Run;

  beforeAll(async () => {
    whole = await build(work, folder, '--out', at('whole'));
    for (let index = 1; index <= count; index += 1) {
      const out = at(`shards/artifact-${index}`);
      const { code, stdout } = await build(work, folder, '--shard', `${index}/${count}`, '--out', out);
      expect([code, stdout]).toEqual([0, expect.stringMatching(/^Made \d+ of \d+ pages in [\d.]+ s into /m)]);
    }
    merged = merge('merged');
  });

  it('It is the site that one build makes, file by file', () => {
    expect(merged.code).toBe(0);
    expect(contentsOf(at('merged'))).toEqual(contentsOf(at('whole')));
  });

  it('Merging reports what one build reports', () => expect(merged.stderr).toBe(whole.stderr));

  it('Merging makes no file again that a shard has', () => {
    const [taken, size] = takenIn(merged);
    // A page that threw is made again, so that its fault is reported.
    if (site === 'broken') expect(Number(taken)).toBeGreaterThan(0);
    else expect(taken).toBe(size);
  });

  it('A shard that is missing, one that is damaged and one of an older state cost time, and nothing else', async () => {
    rmSync(at('shards/artifact-1'), { recursive: true });
    for (const file of filesOf(at('shards/artifact-2')).filter((each) => each.endsWith('.html')))
      appendFileSync(path.join(at('shards/artifact-2'), file), 'damage');
    const page = filesOf(folder).find((file) => file.endsWith('.mdx')) ?? '';
    appendFileSync(path.join(folder, page), '\nA new sentence.\n');
    expect((await build(work, folder, '--out', at('newer'))).code).toBe(0);
    const again = merge('again');
    const [taken, size] = takenIn(again).map(Number);
    expect(taken).toBeLessThan(size ?? 0);
    expect(again.stdout).toContain('so they were made again.');
    expect(contentsOf(at('again'))).toEqual(contentsOf(at('newer')));
  });
});

describe('Shards that cannot be used', () => {
  it('A shard of another version of Trellis is told, and so is a folder without any', async () => {
    const work = workFolder();
    const folder = copyOf('minimal', afterAll);
    const shards = path.join(work, 'shards');
    mkdirSync(shards);
    const none = await runHere('merge', folder, '--shards', shards);
    expect([none.code, none.stderr]).toEqual([2, expect.stringContaining('There are no shards in ')]);
    expect((await build(work, folder, '--shard', '1/1', '--out', shards)).code).toBe(0);
    const manifest = path.join(shards, 'shard-1-of-1/manifest.json');
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/"tool":"[^"]*"/, '"tool":"older"'));
    const foreign = await runHere('merge', folder, '--shards', shards);
    expect([foreign.code, foreign.stderr]).toEqual([2, expect.stringContaining('another version of Trellis')]);
    expect((await runHere('build', folder, '--shard', '1/2', '--out', path.join(shards, 'own'))).code).toBe(0);
    const partly = trellis('merge', folder, '--shards', shards);
    expect([partly.code, partly.stderr]).toEqual([0, expect.stringContaining('1 shard in ')]);
  });

  it('A shard is not written over a site', async () => {
    const folder = copyOf('minimal', afterAll);
    expect((await runHere('build', folder)).code).toBe(0);
    const { code, stderr } = await runHere('build', folder, '--shard', '1/2', '--out', path.join(folder, 'dist'));
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('contains files that no build --shard of Trellis wrote'),
    ]);
  });
});

it('A shard has none of the files that another build is writing to the cache', async () => {
  const folder = copyOf('minimal');
  const draft = path.join(folder, '.trellis/icons/icon.png.123');
  mkdirSync(path.dirname(draft), { recursive: true });
  writeFileSync(draft, 'half of');
  expect((await runHere('build', folder, '--shard', '1/1')).code).toBe(0);
  const files = filesOf(path.join(folder, 'dist-shards')).filter((file) => file.includes('cache/icons'));
  expect(files).toEqual([expect.stringMatching(/\.png$/), expect.stringMatching(/\.png$/)]);
});
