import { expect, test } from 'vitest';
import { gather } from '../../../../src/mdx/compile/context.js';
import { descriptionHtml } from '../../../../src/mdx/compile/inline.js';

const gathered = gather({ link: (target) => `/docs${target}`, asset: (target) => target, size: () => undefined });
const html = (text: string) => descriptionHtml(text, undefined, gathered);

test('A description may contain inline Markdown', () => {
  expect(html('**Agents** use `tools`')).toBe('<strong>Agents</strong> use <code>tools</code>');
  expect(html('See [the guide](/guide).')).toBe('See <a href="/docs/guide">the guide</a>.');
  expect(gathered.references).toMatchObject([{ kind: 'link', target: '/guide' }]);
});

test('A name in angle brackets is text in a description', () => {
  expect(html('Use <User> or **more**')).toBe('Use &lt;User&gt; or <strong>more</strong>');
});

test('A description of plain text or of several blocks is kept', () => {
  expect(html('Just text & more')).toBeUndefined();
  expect(html('- a `b`\n- c')).toBeUndefined();
  expect(html('a `b`\n\nc')).toBeUndefined();
});

test('A description may name a few words with an element, if it is closed', () => {
  expect(html('Build with <span class="logo">**plants**</span>,<br/><u>now</u>')).toBe(
    'Build with <span class="logo"><strong>plants</strong></span>,<br><u>now</u>',
  );
  expect(html('From <b>A</b> to <Token>')).toBe('From <b>A</b> to &lt;Token&gt;');
  expect(html('Use <b> or `</b>` or *c*')).not.toContain('<b>');
  expect(html('*a* <b>b</b></div>')).toBe('<em>a</em> <b>b</b>&lt;/div&gt;');
  expect(html('A <span onclick="x()">b</span>')).toBeUndefined();
});
