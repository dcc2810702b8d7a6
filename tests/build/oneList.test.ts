import { afterEach, describe, expect, it, vi } from 'vitest';
import { overlayFor } from '../../src/astro/dev/overlay.js';
import { Session } from '../../src/astro/session.js';
import type { DiagnosticRecord } from '../../src/diagnostics/json.js';
import { copyOf, trellis } from './trellis.js';

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

/** Faults that the overlay shows, by the file of the page that it shows them on. */
async function ofOverlays(folder: string): Promise<Record<string, string[]>> {
  const session = await Session.open(folder, { isDev: true, base: '', skip: [] });
  const shown = [...session.state.site.routes.values()].flatMap(({ path, source }) => {
    const payload = overlayFor(session, encodeURI(path));
    return payload?.type === 'error' ? [[source.page?.file ?? path, ofReport(payload.err.message)]] : [];
  });
  return Object.fromEntries(shown) as Record<string, string[]>;
}

describe.each([
  ['broken-config', []],
  ['broken', ['bad-frontmatter.mdx', 'syntax.mdx', 'unknown-operation.mdx']],
])('the faults of %s', (site, lossy) => {
  it('are the same in the terminal, as JSON, as annotations and in the overlay of pages that lose something', async () => {
    const folder = copyOf(site);
    const list = ofJson(trellis('check', folder, '--json').stdout);
    expect(list.length).toBeGreaterThan(10);
    vi.stubEnv('GITHUB_ACTIONS', 'true');
    vi.stubEnv('GITHUB_WORKSPACE', folder);
    const { stdout, stderr } = trellis('check', folder);
    expect(ofReport(stderr)).toEqual(list);
    expect(ofAnnotations(stdout)).toEqual(list);
    const overlays = await ofOverlays(folder);
    expect(Object.keys(overlays).sort()).toEqual(lossy);
    for (const [file, shown] of Object.entries(overlays))
      expect(shown).toEqual(list.filter((each) => each.startsWith(`${file}:`) || each.startsWith('docs.json:')));
  });
});
