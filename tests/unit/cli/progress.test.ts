import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Progress } from '../../../src/cli/progress.js';

/** The output of a build of 30 pages of half a second each, on a terminal or elsewhere. */
function said(isTTY: boolean, columns = 80): string[] {
  const written: string[] = [];
  const write = (text: string | Uint8Array): boolean => written.push(String(text)) > 0;
  let now = 0;
  const progress = new Progress({ isTTY, columns, write }, () => now);
  progress.begin('Reading');
  now += 4_000;
  progress.begin('Rendering pages');
  for (let page = 1; page <= 30; page += 1) {
    now += 500;
    progress.at(page, 30);
  }
  progress.hide();
  progress.hide();
  return written;
}

beforeAll(() => vi.stubEnv('TERM', 'xterm'));
afterAll(() => vi.unstubAllEnvs());

const clear = '\r\u001B[2K';

it('Rewrites one line of a terminal, and clears it at the end', () => {
  const written = said(true);
  expect(written.slice(0, 3)).toEqual([
    `${clear}Reading ...`,
    `${clear}Rendering pages ...`,
    `${clear}Rendering pages: 1 of 30, 2.0 a second`,
  ]);
  expect(written.slice(-2)).toEqual([`${clear}Rendering pages: 30 of 30, 2.0 a second`, clear]);
  for (const text of said(true, 20)) expect(text.replace(clear, '').length).toBeLessThan(20);
});

it('Writes a line every ten seconds when the output is no terminal', () => {
  expect(said(false)).toEqual(['Rendering pages: 12 of 30, 2.0 a second\n']);
});

it('Clears the line before other output', () => {
  const written: string[] = [];
  const terminal = { isTTY: true, write: (text: string | Uint8Array): boolean => written.push(String(text)) > 0 };
  const own = terminal.write;
  const progress = new Progress(terminal);
  const end = progress.giveWay([terminal]);
  progress.begin('Reading');
  terminal.write('a\n');
  terminal.write('b\n');
  end();
  expect(written).toEqual([`${clear}Reading ...`, clear, 'a\n', 'b\n']);
  expect(terminal.write).toBe(own);
});
