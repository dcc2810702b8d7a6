import { describe, expect, it } from 'vitest';
import { compile } from '../../../src/mdx/compile/compile.js';
import { tooDeep } from '../../../src/mdx/compile/depth.js';

const resolver = { link: (target: string) => target, asset: (target: string) => target, size: () => undefined };

const around = (open: string, inner: string, close: string) => (count: number) =>
  open.repeat(count) + inner + close.repeat(count);
const inExpression = (make: (count: number) => string) => (count: number) => `{${make(count)}}\n`;
const inModule = (make: (count: number) => string) => (count: number) => `export const a = ${make(count)};\n`;

/** Nested texts that crash a native parser if they are deep enough. */
const texts: Readonly<Record<string, (count: number) => string>> = {
  'lists in an expression': inExpression(around('[', '', ']')),
  'lists that are not closed': (count) => `{${'['.repeat(count)}}\n`,
  'lists in a module': inModule(around('[', '', ']')),
  parentheses: inExpression(around('(', '1', ')')),
  objects: inExpression(around('{a:', '1', '}')),
  templates: inExpression(around('`${', '1', '}`')),
  functions: inExpression(around('function(){return ', '1', '}')),
  'functions with arrows': (count) => `{${'a=>'.repeat(count)}1}\n`,
  spreads: inExpression(around('[...', 'a', ']')),
  indices: inExpression(around('a[', '0', ']')),
  classes: inModule(around('class extends ', 'A', '{}')),
  conditions: (count) => `export function f(){${'if(a) '.repeat(count)};}\n`,
  alternatives: (count) => `export function f(){${'if(a);else '.repeat(count)};}\n`,
  loops: (count) => `export function f(){${'while(a) '.repeat(count)};}\n`,
  labels: (count) => `export function f(){${Array.from({ length: count }, (_, index) => `a${index}:`).join('')};}\n`,
  blocks: (count) => `export function f(){${'{'.repeat(count)}${'}'.repeat(count)}}\n`,
  'elements in an expression': inExpression(around('<a>', '', '</a>')),
  'elements that are not closed': (count) => `{${'<a>'.repeat(count)}}\n`,
  'elements in attributes': (count) => `{${around('<a b=', '<a/>', '/>')(count)}}\n`,
  'expressions in attributes': inExpression(around('<a b={', '1', '}/>')),
  'elements in a line': (count) => `x ${around('<b>', 'x', '</b>')(count)}\n`,
  'elements in lines': around('<b>\n', 'x\n', '</b>\n'),
  'lists in a line': (count) => `${'- '.repeat(count)}x\n`,
  quotes: (count) => `${'>'.repeat(count)} x\n`,
  'lists in lists': (count) =>
    Array.from({ length: Math.min(count, 3000) }, (_, index) => `${'  '.repeat(index)}- x`).join('\n'),
};

describe('Deeply nested text', () => {
  it.each(Object.entries(texts))(
    'Text with too many nested %s is reported with its position and not parsed',
    (_, make) => {
      // Without the guard the process would crash here.
      expect(tooDeep(make(20_000))).toBeDefined();
      const { code, diagnostics } = compile({ text: `# A\n\n${make(20_000)}`, format: 'mdx', file: 'a.mdx' }, resolver);
      expect(code).toBeUndefined();
      expect(diagnostics).toMatchObject([
        {
          code: 'content/compile',
          message: expect.stringMatching(/^The page does not compile: .* more than \d+ \w+\.$/) as string,
          file: 'a.mdx',
          span: { start: { line: expect.any(Number) as number, column: expect.any(Number) as number } },
        },
      ]);
      expect(diagnostics[0]?.span?.start.line).toBeGreaterThan(2);
    },
  );

  it.each(Object.entries(texts))('Text with few nested %s is parsed', (_, make) => {
    expect(tooDeep(make(40))).toBeUndefined();
  });
});

describe('Placeholders in code', () => {
  const fence = (lines: string, mark = '```') => `${mark}json\n${lines}${mark}\n`;
  const lines = '"<string>": {[(\n'.repeat(600);
  const compiled = (text: string, isUntrusted = false) =>
    compile({ text, format: 'mdx', file: 'a.mdx', isUntrusted }, resolver);

  it.each([false, true])('Do not nest, however many there are (untrusted: %s)', (isUntrusted) => {
    const text = `# A\n\n${fence(lines)}\n${fence(lines, '~~~~')}\n## B \`<c>\`\n\n${'`<string>` '.repeat(600)}\n`;
    const { code, gathered, diagnostics } = compiled(text, isUntrusted);
    expect(diagnostics).toEqual([]);
    expect(code?.match(/<string>/g)).toHaveLength(1200);
    expect(code?.match(/&lt;string(?:>|&gt;)/g)).toHaveLength(600);
    expect(gathered.headings).toMatchObject([{ text: 'A' }, { text: 'B <c>', id: 'b-c' }]);
  });

  it('Are counted where a parser reads them as an expression', () => {
    for (const mark of ['```', '~~~']) {
      const opens = '${'.repeat(20_000);
      const { code, diagnostics } = compiled(`# A\n\n{\n${mark}\n${opens}[[[\n${mark}\n}\n`);
      expect(code).toBeUndefined();
      expect(diagnostics).toMatchObject([{ code: 'content/compile' }]);
    }
    const sample = compiled(`{\`\n\`\`\`\n${lines}\n\`\`\`\n\`}\n`);
    expect(sample.code).toBeUndefined();
  });
});
