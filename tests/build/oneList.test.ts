import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageFaults } from '../../src/dev/pageFaults.js';
import { DiagnosticsReporter } from '../../src/dev/diagnosticsReporter.js';
import { Session } from '../../src/project/session.js';
import type { DiagnosticRecord } from '../../src/diagnostics/json.js';
import { runHere } from '../command.js';
import { copyOf } from './trellis.js';

afterEach(() => void vi.unstubAllEnvs());

/** `file:line:column severity code`, as every list of faults can be read back. */
const fault = (file: unknown, line: unknown, column: unknown, severity: unknown, code: unknown): string =>
  `${String(file)}:${String(line)}:${String(column)} ${String(severity)} ${String(code)}`;

function ofJson(text: string): string[] {
  const { diagnostics } = JSON.parse(text) as { diagnostics: DiagnosticRecord[] };
  return diagnostics.map(({ file, line, column, severity, code }) => fault(file, line, column, severity, code));
}

/** Faults of a report for people, which names a file once above its faults. */
function ofReport(text: string): string[] {
  let file = '';
  return text.split('\n').flatMap((line) => {
    if (/^\S+\.\w+$/.test(line)) file = line;
    const [, row, column, severity, code] = /^ {2}(\d+):(\d+) (error|warning) .* ([a-z]+\/[a-z-]+)$/.exec(line) ?? [];
    return code === undefined ? [] : fault(file, row, column, severity, code);
  });
}

function ofAnnotations(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const [, severity, list = ''] = /^::(error|warning) (.*?)::/.exec(line) ?? [];
    const {
      file,
      line: row,
      col,
      title,
    } = Object.fromEntries(list.split(',').map((pair) => pair.split('=', 2) as [string, string]));
    return severity === undefined ? [] : fault(file, row, col, severity, title);
  });
}

/** Faults that the terminal of a development server tells, one a line. */
function ofTerminal(session: Session): string[] {
  let told = '';
  const { folder } = session.project;
  new DiagnosticsReporter({ folder, isVerbose: false, color: false, print: (text) => (told += text) }).report(
    session.diagnostics,
  );
  return told.split('\n').flatMap((line) => {
    const [, place, severity, code] = /^(\S+:\d+:\d+) (error|warning) .* ([a-z]+\/[a-z-]+)$/.exec(line) ?? [];
    return code === undefined ? [] : `${place} ${severity} ${code}`;
  });
}

/** Faults that the browser shows, by the file of the page that it shows them on. */
function ofPages(session: Session): [file: string, shown: string[]][] {
  return [...session.state.site.routes.values()].map(({ path, source }) => {
    const faults = pageFaults(session, encodeURI(path));
    return [source.page?.file ?? path, faults.map(({ place, severity, code }) => `${place} ${severity} ${code}`)];
  });
}

describe.each(['broken-config', 'broken'])('The faults of the site %s', (site) => {
  it('The terminal, JSON, annotations, the development server and its pages list the same faults', async () => {
    const folder = copyOf(site);
    const list = ofJson((await runHere('check', folder, '--json')).stdout);
    expect(list.length).toBeGreaterThan(10);
    vi.stubEnv('GITHUB_ACTIONS', 'true');
    vi.stubEnv('GITHUB_WORKSPACE', folder);
    const { stdout, stderr } = await runHere('check', folder);
    expect(ofReport(stderr)).toEqual(list);
    expect(ofAnnotations(stdout)).toEqual(list);
    const session = await Session.open(folder, { isDev: true, base: '', skip: [] });
    await session.survey();
    expect(ofTerminal(session)).toEqual(list);
    for (const [file, shown] of ofPages(session)) {
      // Those of the files that a page imports are shown on it, too.
      expect(list).toEqual(expect.arrayContaining(shown));
      const own = list.filter((each) => each.startsWith(`${file}:`) || each.startsWith('docs.json:'));
      expect(shown).toEqual(expect.arrayContaining(own));
    }
  });
});
