import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isOpenapi } from '../../../src/formats/openapi/operation.js';
import { readDocument } from '../../../src/formats/read.js';
import { createLoad } from '../../../src/documents/read/load.js';
import { pageWeight } from '../../weight.js';
import { judgeExamples, type Judged } from './examples.js';
import { createBetrayals, seePage } from './page.js';
import { writtenOperations } from './written.js';

const trellis = fileURLToPath(new URL('../../../src/cli/trellis.mjs', import.meta.url));

/** Result of a site with one specification alone. */
export interface Report extends Judged {
  operations: number;
  pages: number;
  /** Operations without a page, and pages of no operation. */
  wrong: string[];
  /** Text that betrays a fault of the generator, with its page. */
  betrayed: string[];
  /** Codes of what the specification was warned of, with their number. */
  warnings: Map<string, number>;
  /** CPU seconds of the build. */
  cpu: number;
  /** Gzipped bytes of HTML and scripts of every operation's page. */
  weights: number[];
}

/** Builds a site that holds nothing but a specification and a page of text, and looks at what came out. */
export async function buildAlone(file: string): Promise<Report> {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-spec-'));
  try {
    const name = path.basename(file);
    const { specification, read } = await readAlone(file);
    for (const each of read) {
      mkdirSync(path.dirname(path.join(folder, each)), { recursive: true });
      cpSync(path.join(path.dirname(file), each), path.join(folder, each));
    }
    writeFileSync(path.join(folder, 'index.mdx'), '---\ntitle: Home\n---\n\nWelcome.\n');
    const navigation = [{ group: 'Home', pages: ['index'] }];
    writeFileSync(path.join(folder, 'docs.json'), JSON.stringify({ name: 'Alone', openapi: name, navigation }));
    const { measure } = await import('../../bench/measure.mjs');
    const { cpu } = await measure(process.execPath, [trellis, 'build', folder]);

    const source = readFileSync(file, 'utf8');
    const operations = writtenOperations(source, name);
    const seen = seeSite(path.join(folder, 'dist'), source);
    const warnings = new Map<string, number>();
    for (const { code } of specification?.diagnostics ?? []) warnings.set(code, (warnings.get(code) ?? 0) + 1);
    return {
      operations: operations.length,
      pages: seen.endpoints.length,
      wrong: [
        ...without(operations, seen.endpoints).map((each) => `no page: ${each}`),
        ...without(seen.endpoints, operations).map((each) => `no operation: ${each}`),
      ],
      betrayed: seen.betrayed,
      warnings,
      cpu,
      weights: seen.weights,
      ...(specification ? judgeExamples(specification) : { made: 0, unjudged: 0, invalid: [] }),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Reads a specification where it lies, noting the files that it is made of. */
async function readAlone(file: string) {
  const folder = path.dirname(file);
  const load = createLoad({ folders: [folder], entries: [], cacheDirectory: path.join(folder, 'none') });
  const read: string[] = [];
  const { document, diagnostics } = await readDocument(path.basename(file), 'spec', {
    load: async (location) => {
      const loaded = await load(location);
      if (!('problem' in loaded)) read.push(location);
      return loaded;
    },
  });
  return { specification: document && isOpenapi(document) ? document : undefined, diagnostics, read };
}

function seeSite(output: string, source: string): Pick<Report, 'betrayed' | 'weights'> & { endpoints: string[] } {
  const betrayals = createBetrayals(source);
  const endpoints: string[] = [];
  const betrayed: string[] = [];
  const weights: number[] = [];
  for (const file of globSync('**/*.{html,md,txt}', { cwd: output, exclude: ['_trellis/**'] }).sort()) {
    const content = readFileSync(path.join(output, file), 'utf8');
    const isPage = file.endsWith('.html');
    const { text, endpoint } = isPage ? seePage(content) : { text: content, endpoint: undefined };
    betrayed.push(...betrayals(text).map((each) => `${file}: ${each}`));
    if (endpoint === undefined) continue;
    endpoints.push(endpoint);
    weights.push(pageWeight(output, content));
  }
  return { endpoints, betrayed, weights };
}

/** Members of a list that another lacks; a member that occurs twice must occur twice in the other. */
function without(list: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return list.filter((each) => {
    const index = left.indexOf(each);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
