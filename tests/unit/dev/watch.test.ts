import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { watchFolder } from '../../../src/dev/watch.js';
import type { FolderStart } from '../../../src/project/session.js';
import { eventually } from '../eventually.js';

function folderWith(names: readonly string[]): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'trellis-watch-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of names) write(folder, name);
  return folder;
}

function write(folder: string, name: string): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), name);
}

/** A folder that nobody has changed before the watcher. */
const end: FolderStart = { time: Number.POSITIVE_INFINITY, names: [] };

const startOf = (folder: string): FolderStart => ({ time: Date.now(), names: readdirSync(folder) });

/** Paths of the files that a watcher reports, in calls. */
function watch(folder: string, start: FolderStart): string[][] {
  const calls: string[][] = [];
  const { stop } = watchFolder({ folder, start }, (files) =>
    calls.push(files.map((file) => path.relative(folder, file))),
  );
  onTestFinished(stop);
  return calls;
}

describe('Watch on a documentation folder', () => {
  it('Reports several writes together, and later ones by themselves', async () => {
    const folder = folderWith(['a.md', 'b.md']);
    const { stop, ready } = watchFolder({ folder, start: end }, (files) =>
      calls.push(files.map((file) => path.relative(folder, file)).toSorted()),
    );
    onTestFinished(stop);
    const calls: string[][] = [];
    await ready;
    for (const name of ['a.md', 'b.md']) writeFileSync(path.join(folder, name), 'New.');
    await eventually(() => expect(calls).toEqual([['a.md', 'b.md']]));
    write(folder, 'guides/new.md');
    await eventually(() => expect(calls.slice(1).flat()).toContain('guides/new.md'));
  });

  it('Reports a write that follows at once when the one before was reported', async () => {
    const folder = folderWith(['a.md']);
    const calls: string[] = [];
    const { stop, ready } = watchFolder({ folder, start: end }, () => {
      calls.push(readFileSync(path.join(folder, 'a.md'), 'utf8'));
      // The watcher is silent about this write if it comes soon after the first one.
      if (calls.length === 1) writeFileSync(path.join(folder, 'a.md'), 'The second one.');
    });
    onTestFinished(stop);
    await ready;
    writeFileSync(path.join(folder, 'a.md'), 'The first.');
    // A slow system may report a write twice.
    await eventually(() => expect([...new Set(calls)]).toEqual(['The first.', 'The second one.']));
  });

  it('Reports changes between the reading of the folder and the start of the watcher', async () => {
    const folder = folderWith(['docs.json']);
    utimesSync(path.join(folder, 'docs.json'), 0, 0);
    const start = startOf(folder);
    for (const name of ['guides/first.md', '.trellis/texts.json', '.astro/types.d.ts', 'moved.md']) write(folder, name);
    // A file that is moved to here keeps the time at which it was written.
    utimesSync(path.join(folder, 'moved.md'), 0, 0);
    rmSync(path.join(folder, 'docs.json'));
    const calls = watch(folder, start);
    await eventually(() =>
      expect(calls.flat().toSorted()).toEqual(['docs.json', 'guides', 'guides/first.md', 'moved.md']),
    );
  });

  it.each(Array.from({ length: 20 }, (_, turns) => turns))(
    'Reports edits in a folder that was made %i turns after the watcher started',
    async (turns) => {
      const folder = folderWith(
        Array.from({ length: 30 }, (_, index) => `${index}.md`).concat('guides/a.md', 'guides/b.md'),
      );
      const files = new Set<string>();
      const { stop, ready } = watchFolder({ folder, start: startOf(folder) }, (changed) => {
        for (const file of changed) files.add(path.relative(folder, file));
      });
      onTestFinished(stop);
      for (let turn = 0; turn < turns; turn += 1) await setImmediate();
      write(folder, 'new/a.md');
      await ready;
      await eventually(() => expect(files).toContain('new/a.md'));
      files.clear();
      // A file that was just reported is looked at once more.
      for (const name of ['guides/a.md', 'guides/b.md', 'guides/c.md', 'new/a.md']) {
        writeFileSync(path.join(folder, name), 'Edited.');
        await eventually(() => expect(files).toContain(name));
      }
    },
  );

  it('Reports no change where only folders that it does not watch have come and gone', async () => {
    const folder = folderWith(['dist/index.html']);
    const start = startOf(folder);
    for (const name of ['.trellis/texts.json', '.astro/types.d.ts', 'node_modules/x/y.md']) write(folder, name);
    rmSync(path.join(folder, 'dist'), { recursive: true });
    const calls = watch(folder, start);
    const { ready, stop } = watchFolder({ folder, start }, () => undefined);
    onTestFinished(stop);
    await ready;
    write(folder, 'new.md');
    await eventually(() => expect(calls.flat()).toEqual(['new.md']));
  });

  it('Reports only the page where an editor saves it with locks, backups and temporary files', async () => {
    const folder = folderWith(['page.md', '.idea/workspace.xml']);
    const at = (name: string): string => path.join(folder, name);
    const moveOver = (name: string): void => {
      write(folder, name);
      renameSync(at(name), at('page.md'));
    };
    const files = new Set<string>();
    const { stop, ready } = watchFolder({ folder, start: end }, (changed) => {
      for (const file of changed) files.add(path.relative(folder, file));
    });
    onTestFinished(stop);
    await ready;
    const saves = {
      vim: () => {
        write(folder, '.page.md.swp');
        write(folder, '4913');
        rmSync(at('4913'));
        renameSync(at('page.md'), at('page.md~'));
        write(folder, 'page.md');
      },
      emacs: () => {
        symlinkSync('somebody@host.1', at('.#page.md'));
        write(folder, '#page.md#');
        writeFileSync(at('page.md'), 'Saved.');
      },
      jetbrains: () => {
        write(folder, 'page.md___jb_tmp___');
        renameSync(at('page.md'), at('page.md___jb_old___'));
        moveOver('page.md___jb_tmp___');
        rmSync(at('page.md___jb_old___'));
        write(folder, '.idea/workspace.xml');
      },
      sed: () => moveOver('sedQ0tAb1'),
    };
    for (const save of Object.values(saves)) {
      files.clear();
      save();
      await eventually(() => expect([...files]).toEqual(['page.md']));
    }
    // Removed files are reported late.
    write(folder, 'other.md');
    await eventually(() => expect([...files].toSorted()).toEqual(['other.md', 'page.md']));
  });

  it('Reports hidden files that a site may be made from, and other files that are removed', async () => {
    const names = ['.trellisignore', '.well-known/security.txt', '.shared/part.mdx', 'plant.png', 'data.bin'];
    const folder = folderWith(names);
    const files = new Set<string>();
    const { stop, ready } = watchFolder({ folder, start: end }, (changed) => {
      for (const file of changed) files.add(path.relative(folder, file));
    });
    onTestFinished(stop);
    await ready;
    for (const name of names) rmSync(path.join(folder, name));
    await eventually(() => expect([...files]).toEqual(expect.arrayContaining(names)));
  });

  it('Follows no link into a circle, and no folder of packages or of the cache', async () => {
    const folder = folderWith(['guides/a.md', 'node_modules/x/y.md', '.trellis/z.json', '.astro/types.d.ts']);
    symlinkSync(folder, path.join(folder, 'guides/around'));
    symlinkSync('itself', path.join(folder, 'itself'));
    const { stop, ready } = watchFolder({ folder, start: end }, (files) => calls.push(...files));
    onTestFinished(stop);
    const calls: string[] = [];
    await ready;
    for (const name of ['node_modules/x/y.md', '.trellis/z.json', '.astro/types.d.ts', 'guides/a.md'])
      writeFileSync(path.join(folder, name), 'New.');
    await eventually(() => expect(calls.map((file) => path.relative(folder, file))).toEqual(['guides/a.md']));
  });

  it('Reports every link to a file that is made, edited, deleted and made again', async () => {
    const real = path.join(folderWith([]), 'real.md');
    const folder = folderWith(['guides/c.md']);
    for (const name of ['a.md', 'guides/b.md']) symlinkSync(real, path.join(folder, name));
    const reported = new Set<string>();
    const { stop, ready } = watchFolder({ folder, start: end }, (files) => {
      for (const file of files) reported.add(path.relative(folder, file));
    });
    onTestFinished(stop);
    await ready;
    for (const change of [
      () => writeFileSync(real, 'Made.'),
      () => writeFileSync(real, 'Edited.'),
      () => rmSync(real),
      () => writeFileSync(real, 'Made again.'),
    ]) {
      reported.clear();
      change();
      await eventually(() => expect([...reported]).toEqual(expect.arrayContaining(['a.md', 'guides/b.md'])));
    }
  });

  it.each(['../garden.yaml', 'dist/garden.yaml'])(
    'Reports the named file %s when it is made, edited and deleted',
    async (name) => {
      const folder = path.join(folderWith(['docs/a.md', 'docs/dist/b.md']), 'docs');
      const file = path.join(folder, name);
      const calls: string[][] = [];
      const { stop } = watchFolder(
        { folder, start: end, namedFiles: () => [file, path.join(folder, 'a.md')] },
        (files) => calls.push([...files]),
      );
      onTestFinished(stop);
      // From then on the watcher knows that there is no such file.
      await wait(1500);
      for (const change of [
        () => writeFileSync(file, 'Made.'),
        () => writeFileSync(file, 'Edited.'),
        () => rmSync(file),
      ]) {
        calls.length = 0;
        change();
        await eventually(() => expect(calls).toEqual([[file]]));
      }
    },
  );

  it('Reports a file outside of the folder that is edited before the watcher looks at it', async () => {
    const folder = folderWith(['docs/docs.json', 'api.yaml', 'old.yaml']);
    const [file, old] = ['api.yaml', 'old.yaml'].map((name) => path.join(folder, name)) as [string, string];
    await wait(20);
    const start = startOf(path.join(folder, 'docs'));
    writeFileSync(file, 'Edited.');
    const calls: string[][] = [];
    const { stop } = watchFolder(
      { folder: path.join(folder, 'docs'), start, namedFiles: () => [file, old] },
      (files) => void calls.push([...files]),
    );
    onTestFinished(stop);
    await eventually(() => expect(calls).toEqual([[file]]));
  });

  it.each([
    ['gone', (file: string) => rmSync(file)],
    ['half-written', (file: string) => writeFileSync(file, '{ "name": "Pl')],
    ['empty', (file: string) => writeFileSync(file, '')],
  ])('Reports docs.json once when it is %s for a moment', async (_state, change) => {
    const folder = folderWith([]);
    const file = path.join(folder, 'docs.json');
    writeFileSync(file, '{}');
    const texts: string[] = [];
    const { stop, ready } = watchFolder({ folder, start: end }, () => {
      texts.push(existsSync(file) ? readFileSync(file, 'utf8') : 'none');
    });
    onTestFinished(stop);
    await ready;
    change(file);
    await wait(60);
    writeFileSync(file, '{ "name": "Plants" }');
    await eventually(() => expect(texts).not.toEqual([]));
    expect([...new Set(texts)]).toEqual(['{ "name": "Plants" }']);
    change(file);
    await eventually(() => expect(texts.at(-1)).not.toBe('{ "name": "Plants" }'));
  });

  it('Reports edits in folders that are made one within the other, however soon', async () => {
    const folder = folderWith([]);
    const files = new Set<string>();
    const { stop, ready } = watchFolder({ folder, start: end }, (changed) => {
      for (const file of changed) files.add(path.relative(folder, file));
    });
    onTestFinished(stop);
    await ready;
    const names = Array.from({ length: 40 }, (_, turns) => `${turns}/inner`);
    for (const [turns, name] of names.entries()) {
      mkdirSync(path.join(folder, path.dirname(name)));
      for (let turn = 0; turn < turns; turn += 1) await setImmediate();
      mkdirSync(path.join(folder, name));
    }
    await eventually(() => expect([...files]).toEqual(expect.arrayContaining(names)));
    for (const name of names) write(folder, `${name}/a.md`);
    await eventually(() => expect([...files]).toEqual(expect.arrayContaining(names.map((name) => `${name}/a.md`))));
  });
});
