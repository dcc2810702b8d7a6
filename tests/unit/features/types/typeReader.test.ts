import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { findTypePackages } from '../../../../src/features/types/packages.js';
import { TypeReader } from '../../../../src/features/types/typeReader.js';
import { TypeStore } from '../../../../src/features/types/typeStore.js';
import { TypeThread } from '../../../../src/features/types/typeThread.js';
import { compile } from '../../../../src/mdx/compile/compile.js';
import type { Page } from '../../../../src/content/page.js';
import { packageRoot } from '../../../../src/shared/packageRoot.js';

const folder = mkdtempSync(path.join(tmpdir(), 'trellis-types-'));
mkdirSync(path.join(folder, 'node_modules'));
for (const name of ['twoslash', 'typescript'])
  symlinkSync(path.join(packageRoot, 'node_modules', name), path.join(folder, 'node_modules', name), 'junction');
writeFileSync(path.join(folder, 'plants.ts'), 'export interface Plant { name: string }');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ask = vi.spyOn(TypeThread.prototype, 'ask');
afterEach(() => void ask.mockClear());

const same = (target: string): string => target;

function pageOf(text: string): Page {
  const { gathered } = compile(
    { text, format: 'mdx', file: 'a.mdx' },
    { link: same, asset: same, size: () => undefined },
  );
  return { file: 'a.mdx', typed: gathered.typed } as unknown as Page;
}
const fence = (code: string, lang = 'ts'): string => `\`\`\`${lang} twoslash\n${code}\n\`\`\`\n`;
const local = "import type { Plant } from './plants';\nconst fern = {} as Plant;\nfern;";
const wrong = 'const a = 1;\n// ---cut---\nconst b: string = a;';

const site = [
  pageOf(
    `Text.\n\n- Item:\n\n  ${fence(wrong).replaceAll('\n', '\n  ')}\n${fence('x;\n// @bogus')}\n${fence('1;\n//^?')}`,
  ),
  pageOf(`${fence(local)}\n${fence('leaf.\n//   ^|\n// @noErrors\n// @log: Said')}\n${fence('leaf', 'py')}`),
];

describe('TypeReader', () => {
  test('Names have types, faults have their place in the page, and neither is found again where nothing changed', async () => {
    const reader = new TypeReader(folder, false);
    const { types, diagnostics } = await reader.read({ pages: site, modules: new Map() });
    const typed = types.of(local, 'ts');
    expect(typed?.names.find(({ line, from }) => line === 2 && from === 0)?.hint.text).toBe('const fern: Plant');
    expect(types.of('leaf.\n//   ^|\n// @noErrors\n// @log: Said', 'TS')?.rows).toMatchObject([
      { kind: 'completions' },
      { kind: 'note', text: 'Said', line: 0 },
    ]);
    expect(types.of('leaf.\n//   ^|\n// @noErrors\n// @log: Said', 'ts')?.names).toHaveLength(1);
    expect(types.of(wrong, 'ts')).toBeUndefined();
    const places = diagnostics.map(({ code, span, message }) => [code, span?.start.line, span?.start.column, message]);
    expect(places).toEqual([
      ['content/twoslash', 8, 9, "Type 'number' is not assignable to type 'string'."],
      ['content/twoslash', 13, 1, '`@bogus` is not an option of TypeScript or Twoslash.'],
      ['content/twoslash', 12, 1, "Cannot find name 'x'."],
      ['content/twoslash', 18, 1, 'The request for quickinfo via ^? returned nothing from the compiler.'],
    ]);
    expect(ask).toHaveBeenCalledTimes(5);

    ask.mockClear();
    const [, shown] = site;
    const before = types.digestOf(shown as Page);
    expect((await reader.read({ pages: site, modules: new Map() })).diagnostics).toEqual(diagnostics);
    expect(ask).not.toHaveBeenCalled();
    // A build in another process finds those that it can show.
    expect(
      (await new TypeReader(folder, false).read({ pages: [shown as Page], modules: new Map() })).types.digestOf(
        shown as Page,
      ),
    ).toBe(before);
    expect(ask).not.toHaveBeenCalled();
  });

  test('Of a folder that is not trusted no file is read', async () => {
    const { types, diagnostics } = await new TypeReader(folder, true).read({ pages: site, modules: new Map() });
    expect(types.of(local, 'ts')).toBeUndefined();
    expect(diagnostics.map(({ message }) => message)).toContainEqual(
      expect.stringContaining("Cannot find module './plants'"),
    );
  });

  test('A fence within a component is gathered once, and one in another language is not', () => {
    const { typed } = pageOf(`<CodeBlock lines>\n\n${fence('a')}\n</CodeBlock>\n\n${fence('a', 'py')}`);
    expect(typed).toMatchObject([{ code: 'a', lang: 'ts', span: { start: { line: 3, column: 1 } } }]);
  });

  test('Where the packages are not installed, one warning says how to install them', async () => {
    const reader = new TypeReader(folder, false, () => ({ lack: '`twoslash` is not installed' }));
    const { types, diagnostics } = await reader.read({ pages: site, modules: new Map() });
    expect(types.of(local, 'ts')).toBeUndefined();
    expect(diagnostics).toMatchObject([
      {
        code: 'content/twoslash-packages',
        message: '5 fences show no types: `twoslash` is not installed.',
        help: expect.stringContaining('npm install --save-dev twoslash typescript@6'),
        span: { start: { line: 5, column: 3 } },
      },
    ]);
  });

  test('A page without such fences asks for nothing', async () => {
    expect(
      (await new TypeReader('/nowhere', false).read({ pages: [pageOf('```ts\na\n```')], modules: new Map() }))
        .diagnostics,
    ).toEqual([]);
  });
});

test('Types are found again where a file that they follow from has come, changed or gone', () => {
  const [there, gone] = [path.join(folder, 'there.ts'), path.join(folder, 'gone.ts')];
  writeFileSync(there, 'a');
  const reading = { faults: [] };
  const stored = (change: () => void): unknown => {
    const store = new TypeStore(path.join(folder, 'types.json'), folder, '1');
    store.set('key', reading, [there, gone]);
    change();
    return store.get('key');
  };
  expect(stored(() => undefined)).toBe(reading);
  expect(stored(() => writeFileSync(there, 'b'))).toBeUndefined();
  expect(stored(() => writeFileSync(gone, ''))).toBeUndefined();
  expect(stored(() => rmSync(there))).toBeUndefined();
});

test('Types that take too long are given up', async () => {
  const packages = findTypePackages(folder, false);
  if ('lack' in packages) throw new Error(packages.lack);
  const thread = new TypeThread({ ...packages, folder, isUntrusted: false }, { first: 1, further: 1 });
  expect(await thread.ask({ code: 'a', lang: 'ts' })).toEqual({ reason: 'they take longer than 0.001 s' });
});

test('Packages that cannot be used are named, with those that are missing', () => {
  const project = path.join(folder, 'other');
  const put = (name: string, version: string): void => {
    const at = path.join(project, 'node_modules', name);
    mkdirSync(at, { recursive: true });
    writeFileSync(
      path.join(at, 'package.json'),
      JSON.stringify({ name, version, exports: { '.': './a.js', './core': './a.js' } }),
    );
    writeFileSync(path.join(at, 'a.js'), '');
  };
  put('typescript', '7.0.2');
  put('twoslash', '0.3.9');
  // Trellis's own stands in.
  expect(findTypePackages(project, false)).toMatchObject({ version: expect.stringMatching(/^0\.3\.9 6\./) });
});
