import { describe, expect, it } from 'vitest';
import { compile } from '../../../../src/mdx/compile/compile.js';

const resolver = { link: (target: string) => target, asset: (target: string) => target, size: () => undefined };
const compiled = (text: string) => compile({ text, format: 'mdx', file: 'page.mdx' }, resolver);

describe('Emphasis without spaces around it', () => {
  it.each([
    ['**「強調」**です', '<strong>「強調」</strong>です'],
    ['これは**「強調」**です', 'これは<strong>「強調」</strong>です'],
    ['**「甲」**は**「乙」**です', '<strong>「甲」</strong>は<strong>「乙」</strong>です'],
    ['**`code`**を使う', '<strong><code>code</code></strong>を使う'],
    ['これは**`code`**です', 'これは<strong><code>code</code></strong>です'],
    ['**중요(참고)**는 값입니다', '<strong>중요(참고)</strong>는 값입니다'],
    ['**注意：**请勿删除', '<strong>注意：</strong>请勿删除'],
    ['**强调。**OK', '<strong>强调。</strong>OK'],
    ['**[甲](/b)**は', '<strong><a href="/b">甲</a></strong>は'],
    ['~~「消」~~です', '<del>「消」</del>です'],
  ])('%s', (text, html) => {
    const { code = '' } = compiled(`${text}\n`);
    expect(JSON.parse(/"set:html": ("(?:[^"\\]|\\.)*")/.exec(code)?.[1] ?? '""')).toContain(html);
    expect(code).not.toContain('\u2060');
  });

  it('Stars that mean something else stay, and so does code', () => {
    const text =
      '価格*（税込）、送料*（別）\n\n(a)**"b"**c, 値\n\n`**「甲」**です`\n\n```\n**「甲」**です\n```\n\n{/** 説明 */}\n\n\\**「甲」**です\n';
    const { code } = compiled(text);
    expect(code).not.toMatch(/<strong>|<em>|\u2060/);
    expect(code).toContain('**「甲」**です');
  });

  it('Headings and ids are without joiners, and places are those of the text', () => {
    const { gathered } = compiled('## **「設定」**の方法\n\n**「甲」**は[乙](/b)です\n');
    expect(gathered.headings).toMatchObject([{ text: '「設定」の方法' }]);
    expect(JSON.stringify(gathered.headings)).not.toContain('\u2060');
    expect(gathered.references).toMatchObject([{ target: '/b', span: { start: { line: 3, column: 9 } } }]);
  });
});
