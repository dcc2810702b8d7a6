import { describe, expect, it } from 'vitest';
import { compile } from '../../../src/mdx/compile/compile.js';
import { readStatements } from '../../../src/mdx/compile/statements.js';

const resolver = { link: (target: string) => target, asset: (target: string) => target, size: () => undefined };
const sample = "export const sample = `\nimport { useState } from 'react'\n\nimport Title from './title.jsx';\n`;\n";

describe('The statements of a module', () => {
  it.each([
    ["import Foo from 'x'", { Foo: 'default' }],
    ["import { a, b as c, 'd-e' as f } from 'x'", { a: 'a', c: 'b', f: 'd-e' }],
    ["import Foo, {\n  a,\n} from 'x';", { Foo: 'default', a: 'a' }],
    ["import * as all from 'x' // all of it", { all: '*' }],
    ["import { type A, b } from 'x'", { b: 'b' }],
    ["import 'x'", {}],
  ])('The names in %j are %j', (code, names) => {
    expect(readStatements(code).imports).toMatchObject([{ specifier: 'x', names }]);
  });

  it('What a module passes on from another is imported and exported', () => {
    const code =
      "export { a, type T, default as B } from './x';\nexport {\n  c as default,\n} from './y';\nconst d = 1;\n";
    const { imports, declared, exported, rest } = readStatements(code);
    expect(imports.map(({ specifier, names }) => [specifier, Object.values(names)])).toEqual([
      ['./x', ['a', 'default']],
      ['./y', ['c']],
    ]);
    expect([declared, exported]).toEqual([['d'], ['a', 'T', 'B', 'default']]);
    expect(rest).toBe('export { a$ as a, B$ as B };\nexport { default$ as default };\n\n\nconst d = 1;\n');
  });

  it('Imports of types, and lines in templates, strings and JSX texts, are no imports', () => {
    const code = `${sample}import type { A } from 'a';\nconst b = 'import b from "b"';\nexport const C = () => (\n  <p>\nimport c from 'c'\n  </p>\n);\n`;
    expect(readStatements(code)).toMatchObject({ imports: [], declared: ['sample', 'b', 'C'] });
    expect(readStatements(code).rest).toBe(code.replace("import type { A } from 'a';", ''));
  });

  it('Names are declared by variables, patterns, functions and classes', () => {
    const code =
      'export const { a, b: [c, ...d], e = 1 } = x, f = 2;\nfunction g() {}\nexport class H {}\nexport default function I() {}\n';
    expect(readStatements(code).declared).toEqual(['a', 'c', 'd', 'e', 'f', 'g', 'H', 'I']);
  });

  it('Code that cannot be parsed has no statements', () => {
    const code = "import a from 'a'\nexport const b = (;\n";
    expect(readStatements(code)).toEqual({ imports: [], declared: [], rest: code });
    expect(readStatements('('.repeat(100_000))).toMatchObject({ imports: [] });
  });
});

describe.each([false, true])('A page whose author is untrusted: %s', (isUntrusted) => {
  it('A sample with imports keeps them, and the imports of the page are found', () => {
    const text = `import Title from './title.mdx'\n${sample}\n# T\n\n<Title>{sample}</Title>\n`;
    const { code, gathered, diagnostics } = compile({ text, format: 'mdx', file: 'page.mdx', isUntrusted }, resolver);
    expect(diagnostics).toEqual([]);
    expect(gathered.refused).toEqual([]);
    expect(gathered.imports).toMatchObject([{ specifier: './title.mdx', names: { Title: 'default' } }]);
    expect(code).toContain('{ useState }');
    expect(code).toContain("import Title from './title.jsx';");
  });
});
