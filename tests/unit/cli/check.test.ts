import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { folderOf } from './folder.js';
import { run } from './run.js';

const pageOf = (text: string): string => `---\ntitle: A page\n---\n\n${text}\n`;

const docs = {
  'docs/docs.json': JSON.stringify({ name: 'Docs', navigation: [{ group: 'All', pages: ['one', 'guides/two'] }] }),
  'docs/one.mdx': pageOf('A [dead link](/gone).'),
  'docs/guides/two.mdx': pageOf('All is well.'),
};

beforeEach(() => {
  vi.stubEnv('GITHUB_ACTIONS', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('check --github', () => {
  it('Annotates files with paths from the root of the repository, and keeps the exit code', async () => {
    const root = folderOf(docs);
    const folder = path.join(root, 'docs');
    vi.stubEnv('GITHUB_WORKSPACE', root);
    const { code, stdout, stderr } = await run('check', folder, '--github');
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^::warning file=docs\/one\.mdx,line=5,endLine=5,col=3,endColumn=21,title=site\/dead-link::/m,
    );
    expect(stderr).toContain('site/dead-link');
    expect((await run('check', folder, '--github', '--strict')).code).toBe(1);
    expect((await run('check', folder)).stdout).not.toContain('::warning');
  });

  it('Annotates a missing configuration, and exits with 2', async () => {
    const { code, stdout } = await run('check', folderOf({ 'a.txt': '' }), '--github');
    expect(code).toBe(2);
    expect(stdout).toMatch(/^::error title=config\/missing::/);
  });

  it('Refuses a combination with --json', async () => {
    const { code, stderr } = await run('check', '.', '--github', '--json');
    expect(code).toBe(2);
    expect(stderr).toContain("'--json' cannot be used with option '--github'");
  });
});

describe('check --base', () => {
  it('Finds pages by links that begin with the base, as `build` does', async () => {
    const folder = folderOf({
      'docs.json': JSON.stringify({ name: 'Docs', navigation: [{ group: 'All', pages: ['one', 'guides/two'] }] }),
      'one.mdx': pageOf('[Two](/docs/guides/two)'),
      'guides/two.mdx': pageOf('All is well.'),
    });
    expect((await run('check', folder)).stderr).toContain('site/dead-link');
    expect(await run('check', folder, '--base', '/docs/')).toMatchObject({ code: 0, stderr: '' });
  });
});

describe('check --files', () => {
  it('Reports only problems of the named files, and derives the exit code from them', async () => {
    const root = folderOf(docs);
    const folder = path.join(root, 'docs');
    const well = await run('check', folder, '--strict', '--files', 'guides/*.mdx', path.join(folder, 'docs.json'));
    expect(well).toMatchObject({ code: 0, stderr: '' });
    const { code, stderr } = await run('check', folder, '--strict', '--files', path.join(root, '{docs,x}/*.mdx'));
    expect(code).toBe(1);
    expect(stderr).toContain('1 warning in 1 file');
  });

  it('Reports in one line a name that matches no file', async () => {
    const folder = path.join(folderOf(docs), 'docs');
    expect(await run('check', folder, '--files', 'one.mdx', '*.rst')).toEqual({
      code: 2,
      stdout: '',
      stderr: 'No file is named *.rst.\n',
    });
  });
});

it('Refuses check --external together with --untrusted', async () => {
  expect(await run('check', '.', '--external', '--untrusted')).toEqual({
    code: 2,
    stdout: '',
    stderr:
      'Give --external or --untrusted, not both: the author of the folder would choose which hosts are contacted.\n',
  });
});
