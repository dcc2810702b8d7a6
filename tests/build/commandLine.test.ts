import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listen } from '../../src/cli/server.js';
import { runHere } from '../command.js';
import { copyOf, trellis } from './trellis.js';

describe('Command-line usage', () => {
  it.each([
    [['biuld'], /build/],
    [['build', '.', '--outt', 'x'], /--out/],
    [['build', '.', '--base', 'https://example.com'], /base is a path/],
    [['build', '.', '--site', 'example.com'], /address such as/],
    [['dev', '.', '--port', 'many'], /port is a number/i],
    [['build', 'a', 'b'], /too many arguments/i],
  ])('The arguments %j exit with 2 and report the reason in one line', async (words, reason) => {
    const { code, stderr } = await runHere(...words);
    expect(code).toBe(2);
    expect(stderr).toMatch(reason);
    expect(stderr).toMatch(/^[^\n]+\n$/);
  });

  it('The option --help lists the commands', () => {
    const { code, stdout } = trellis('--help');
    expect(code).toBe(0);
    for (const command of ['build', 'dev', 'preview', 'check']) expect(stdout).toContain(command);
  });

  it('A path that is no folder is reported', async () => {
    expect(await runHere('build', 'no-such-folder')).toMatchObject({
      code: 2,
      stderr: 'There is no folder no-such-folder.\n',
    });
    expect(await runHere('build', 'openapi.yaml')).toMatchObject({
      code: 2,
      stderr: 'openapi.yaml is a file. Name the folder that contains docs.json.\n',
    });
  });

  it.each(['build', 'check', 'dev'])('`%s` reports a folder without docs.json in one line', async (command) => {
    const { code, stdout, stderr } = await runHere(command, 'src/theme/styles');
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(
      /^There is no docs\.json in \S+\. Name the folder that has one, or create one with `trellis-docs new`\.\n$/,
    );
  });

  it('`check --json` reports a missing docs.json as JSON', async () => {
    const { code, stdout, stderr } = await runHere('check', 'src/theme/styles', '--json');
    expect({ code, stderr }).toEqual({ code: 2, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({ diagnostics: [{ code: 'config/missing' }] });
  });

  it.each(['dev', 'preview'])('`%s` reports an address it cannot listen at in one line', async (command) => {
    const folder = copyOf('minimal');
    mkdirSync(path.join(folder, 'dist'));
    const server = createServer();
    const port = await listen(server, { host: '127.0.0.1' });
    onTestFinished(() => void server.close());
    for (const [words, reason] of [
      [['--host', '203.0.113.1'], 'Trellis cannot listen at 203.0.113.1: this machine does not have the address.\n'],
      [['--port', String(port)], `Trellis cannot listen at 127.0.0.1:${port}: another program listens there.\n`],
    ] as const)
      expect(trellis(command, folder, ...words)).toEqual({ code: 2, stdout: '', stderr: reason });
  });
});

describe('The command `check`', () => {
  it('`check --json` prints one object with places from 1 and files relative to the folder', async () => {
    const { code, stdout } = await runHere('check', 'tests/sites/broken', '--json');
    expect(code).toBe(0);
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: Record<string, unknown>[] };
    for (const diagnostic of diagnostics) {
      expect(Object.keys(diagnostic)).toEqual(['code', 'severity', 'message', 'help', 'file', 'line', 'column']);
      expect(String(diagnostic['file'])).not.toMatch(/^[./]/);
      expect(diagnostic['line']).toBeGreaterThan(0);
      expect(diagnostic['column']).toBeGreaterThan(0);
    }
    const found = new Map(
      diagnostics.map(({ code: name, file, severity }) => [`${String(name)} ${String(file)}`, severity]),
    );
    expect(Object.fromEntries(found)).toMatchObject({
      'content/compile syntax.mdx': 'warning',
      'content/evaluate throws.mdx': 'warning',
      'content/unpaired-tag unclosed.mdx': 'warning',
      'content/frontmatter-syntax bad-frontmatter.mdx': 'warning',
      'content/frontmatter-value bad-frontmatter-value.mdx': 'warning',
      'content/import-missing missing-snippet.mdx': 'warning',
      'content/unknown-component unknown-component.mdx': 'warning',
      'site/dead-link dead-link.mdx': 'warning',
      'site/dead-anchor dead-anchor.mdx': 'warning',
      'site/missing-page docs.json': 'warning',
    });
  });

  it('`check` exits with 0 and reports every mistake of docs.json in one run', async () => {
    expect(await runHere('check', 'tests/sites/minimal')).toMatchObject({
      code: 0,
      stdout: 'No problems found.\n',
    });
    const { code, stderr } = await runHere('check', 'tests/sites/broken-config');
    expect(code).toBe(0);
    expect(stderr.match(/config\//g)?.length).toBeGreaterThan(15);
    expect(stderr).toMatch(/\|\s+\^/);
  });

  it('`check --strict` exits with 1 when there are warnings', async () => {
    const folder = copyOf('minimal');
    expect((await runHere('check', folder, '--strict')).code).toBe(0);
    expect((await runHere('check', 'tests/sites/broken', '--strict')).code).toBe(1);
  });

  it('`check` reports notes only with --verbose and never fails for them', async () => {
    const folder = copyOf('minimal');
    const config = JSON.parse(readFileSync(path.join(folder, 'docs.json'), 'utf8')) as object;
    const faint = JSON.stringify({ ...config, colors: { primary: '#FFEE88' } });
    writeFileSync(path.join(folder, 'docs.json'), faint);
    expect(await runHere('check', folder, '--strict')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('No problems found.') as string,
      stderr: '',
    });
    expect(await runHere('check', folder, '--strict', '--verbose')).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/ note [\s\S]*site\/low-contrast[\s\S]*1 note in 1 file/) as string,
    });
  });
});
