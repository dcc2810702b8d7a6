import path from 'node:path';
import { parseStatements, type Statement } from '../mdx/compile/statements.js';
import { reachable } from '../mdx/interactivity.js';
import type { Content, Page } from '../content/page.js';
import type { UnknownLoad } from '../features/policy/checkScripts.js';
import { findLoads, type KnownLoad } from '../features/policy/loads.js';
import { servicesIn } from '../features/policy/servicePolicy.js';
import { isLoader, readProgram } from '../features/policy/program.js';
import { textAt } from '../shared/textAt.js';
import { remember } from '../shared/remember.js';

/** Code of the author that runs in the browser. */
export interface BrowserCode {
  /** Path relative to the documentation folder. */
  file: string;
  code: string;
}

/** What components load when they run. */
export interface ComponentLoads {
  codes: readonly BrowserCode[];
  loads: readonly KnownLoad[];
}

type Modules = Content['modules'];

/** Finds the loads of code that runs together. */
export function loadsOfCode(codes: readonly BrowserCode[], parse = parseStatements): ComponentLoads {
  const scripts = codes.map(({ code }) => code);
  return { codes, loads: scripts.some(isLoader) ? findLoads(readProgram(scripts, parse)) : [] };
}

/** Returns a function that finds the loads of a page's components, including those of the files that it imports. */
export function readComponentLoads(modules: Modules): (page: Page) => ComponentLoads {
  const statements = new Map<string, readonly Statement[]>();
  function parse(code: string): readonly Statement[] {
    return remember(statements, code, () => parseStatements(code));
  }
  return ({ file, body }) => {
    const imported = [...reachable(body?.imports ?? [], modules)].flatMap((key) => modules.get(key) ?? []);
    const all = [
      { file, code: body?.script ?? '' },
      ...imported.map((each) => ({ file: each.file, code: each.script })),
    ];
    const codes = all.filter(({ file: name, code }) => code !== '' && !name.endsWith('.json'));
    const used = loadsOfCode(codes, parse);
    if (used.loads.every(({ unknown, directive }) => !unknown || directive === 'connect-src')) return used;
    // The address may be a prop that the page passes to a component.
    const texts = [body?.code ?? '', ...imported.flatMap(({ kind, code }) => (kind === 'text' ? [code] : []))];
    const scripts = codes.map(({ code }) => code);
    const loads = findLoads(readProgram([...scripts, ...texts], parse));
    return { codes, loads: loads.filter(({ code }) => scripts.includes(code)) };
  };
}

/** Scripts and requests whose host no use of the code reveals. */
export function unknownLoads(uses: readonly ComponentLoads[], folder: string): UnknownLoad[] {
  const loadsByKey = new Map<string, { load: KnownLoad; file: string }>();
  const knownKeys = new Set<string>();
  for (const { codes, loads } of uses)
    for (const load of loads) {
      const file = codes.find(({ code }) => code === load.code)?.file ?? '';
      const key = `${file}:${load.source.start}`;
      const isUnknown = load.unknown === 'scheme' || (load.unknown === 'all' && load.directive === 'script-src');
      if (isUnknown && servicesIn(load.code, '').length === 0) loadsByKey.set(key, { load, file });
      else knownKeys.add(key);
    }
  return [...loadsByKey].flatMap(([key, { load, file }]) => {
    const text = knownKeys.has(key) ? undefined : textAt(path.join(folder, file));
    if (text === undefined) return [];
    const [start = 0, end = 0] = [load.source.start, load.source.end].map(Number);
    const expression = load.code.slice(start, end);
    return [{ load, subject: 'component', expression, file, text, at: placeIn(text, load.code, start, expression) }];
  });
}

/** Converts an offset in extracted code to an offset in its file. */
function placeIn(text: string, code: string, start: number, expression: string): number | undefined {
  const lineStart = code.lastIndexOf('\n', start - 1) + 1;
  const [line = ''] = code.slice(lineStart).split('\n');
  const lineAt = text.indexOf(line);
  const at = lineAt < 0 ? text.indexOf(expression) : lineAt + start - lineStart;
  return at < 0 ? undefined : at;
}
