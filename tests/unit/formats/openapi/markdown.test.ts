import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '../../../../src/formats/openapi/markdown.js';

describe('renderMarkdown', () => {
  it.each([
    ['', ''],
    ['  Plain words, 1.5 of them: a - b; "c" + d.  ', '<p>Plain words, 1.5 of them: a - b; "c" + d.</p>'],
    ['one\n\ntwo', '<p>one</p>\n<p>two</p>'],
    ['`a` and **b** and _c_ and ~~d~~', '<p><code>a</code> and <strong>b</strong> and <em>c</em> and <del>d</del></p>'],
    ['- a\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
    ['2. a', '<ol start="2">\n<li>a</li>\n</ol>'],
    ['```json\n{"a": "<b>"}\n```', '<pre><code class="language-json">{"a": "&lt;b&gt;"}\n</code></pre>'],
    ['cost: $5, not $10', '<p>cost: $5, not $10</p>'],
    ['**「強調」**です', '<p><strong>「強調」</strong>です</p>'],
    ['a\u2060b', '<p>a\u2060b</p>'],
  ])('Renders %j as %j', (text, html) => {
    expect(renderMarkdown(text)).toBe(html);
  });

  it('Renders tables with their alignment', () => {
    const html = renderMarkdown('| a | b |\n|---|--:|\n| 1 | 2 |');
    expect(html).toContain('<th align="right">b</th>');
    expect(html).toContain('<td>1</td>');
    expect(html).not.toContain('style');
  });

  it('Renders tasks as disabled checkboxes', () => {
    expect(renderMarkdown('- [x] done')).toContain('<input type="checkbox" checked disabled />');
  });

  it('Keeps harmless HTML', () => {
    expect(renderMarkdown('a<br>b <kbd>c</kbd>')).toBe('<p>a<br />b <kbd>c</kbd></p>');
    expect(renderMarkdown('<details><summary>More</summary>\n\n**inside**\n\n</details>')).toBe(
      '<details><summary>More</summary>\n<p><strong>inside</strong></p>\n</details>',
    );
  });

  it.each(['style', 'script', 'select', 'textarea', 'iframe', 'button', 'link'])(
    'The tag <%s> in a sentence is a word, and hides none of the text',
    (name) => {
      const html = renderMarkdown(`Adds a <${name}> to the page.\n\nMore.`);
      expect(html).toBe(`<p>Adds a &lt;${name}&gt; to the page.</p>\n<p>More.</p>`);
    },
  );

  it('An element that is not shown is removed with its text', () => {
    expect(renderMarkdown('One <style>p { color: red }</style> two <link rel="icon"> three.')).toBe(
      '<p>One  two  three.</p>',
    );
  });

  it('Shows placeholders in angle brackets, in their case', () => {
    expect(renderMarkdown('Send `Bearer <token>` or Bearer <yourToken>.')).toBe(
      '<p>Send <code>Bearer &lt;token&gt;</code> or Bearer &lt;yourToken&gt;.</p>',
    );
    expect(renderMarkdown('a Map<string, Foo[]>')).toBe('<p>a Map&lt;string, Foo[]&gt;</p>');
    expect(renderMarkdown('/books/<title>/<object>')).toBe('<p>/books/&lt;title&gt;/&lt;object&gt;</p>');
  });

  describe('Links', () => {
    it('Links to other sites open in a new tab', () => {
      expect(renderMarkdown('[a](https://example.com "t")')).toBe(
        '<p><a href="https://example.com" title="t" target="_blank" rel="noopener noreferrer">a</a></p>',
      );
      expect(renderMarkdown('see https://example.com/x')).toContain('<a href="https://example.com/x" target="_blank"');
    });

    it('Only root-relative links get the base', () => {
      const options = { base: '/docs' };
      expect(renderMarkdown('[a](/guides/x)', options)).toBe('<p><a href="/docs/guides/x">a</a></p>');
      expect(renderMarkdown('[a](#part)', options)).toBe('<p><a href="#part">a</a></p>');
      expect(renderMarkdown('![a](/x.png)', options)).toContain('src="/docs/x.png"');
      expect(renderMarkdown('[a](//example.com/x)', options)).toContain('href="//example.com/x" target="_blank"');
    });
  });

  describe('Headings', () => {
    it('Headings of a section begin at the third level and keep their order', () => {
      expect(renderMarkdown('# A\n## B')).toBe('<h3>A</h3>\n<h4>B</h4>');
      expect(renderMarkdown('### A\n#### B')).toBe('<h3>A</h3>\n<h4>B</h4>');
    });

    it('Headings of a page begin at the second level', () => {
      expect(renderMarkdown('# A\n### B', { under: 1 })).toBe('<h2>A</h2>\n<h4>B</h4>');
    });

    it('Headings end at the sixth level', () => {
      expect(renderMarkdown('# A\n#### B', { under: 4 })).toBe('<h5>A</h5>\n<h6>B</h6>');
    });

    it('Headings have no ids', () => {
      expect(renderMarkdown('<h2 id="page-title" name="x">A</h2>')).toBe('<h3>A</h3>');
    });
  });

  it('Anchors keep their names, which links find, but no ids', () => {
    expect(renderMarkdown('# <a name="ferns"></a> A\n[b](#ferns)')).toBe(
      '<h3><a name="ferns"></a> A</h3>\n<p><a href="#ferns">b</a></p>',
    );
    expect(renderMarkdown('<a id="moss"></a>A')).toBe('<p><a name="moss"></a>A</p>');
    expect(renderMarkdown('<a id="moss" href="/x">A</a>')).toBe('<p><a name="moss" href="/x">A</a></p>');
  });

  describe('Hostile text', () => {
    const hostile = [
      '<script>alert(1)</script>',
      '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
      '<scr<script>ipt>alert(1)</scr</script>ipt>',
      '<img src=x onerror=alert(1)>',
      '<img src="data:text/html,<script>alert(1)</script>">',
      '<img src="javascript:alert(1)">',
      '<svg onload=alert(1)><script>alert(1)</script></svg>',
      '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
      '<math><mtext></p><style><img src=x onerror=alert(1)></style>',
      '<xmp><script>alert(1)</script></xmp>',
      '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
      '<textarea><script>alert(1)</script></textarea>',
      '<iframe src="https://evil.example" srcdoc="<script>alert(1)</script>"></iframe>',
      '<object data="https://evil.example"></object><embed src="https://evil.example">',
      '<form action="https://evil.example"><input name=a><button formaction="javascript:alert(1)">x</button></form>',
      '<input type="image" src=x onerror=alert(1)> <input type=text autofocus onfocus=alert(1)>',
      '<a href="javascript:alert(1)">x</a> <a href=" jAvAsCrIpT&colon;alert(1)">y</a> <a href="java\tscript:alert(1)">z</a>',
      '[x](javascript:alert(1)) [y](<javascript:alert(1)>) [z](data:text/html;base64,PHNjcmlwdD4=)',
      '[x](vbscript:msgbox) ![y](javascript:alert(1))',
      '<b style="position:fixed;inset:0;background:url(https://evil.example)" onclick="alert(1)" class="skip-link" id="content">x</b>',
      '<base href="https://evil.example"><link rel=stylesheet href="https://evil.example"><meta http-equiv=refresh content=0>',
      '<details open ontoggle=alert(1)>x</details>',
      '<style>body { display: none }</style>',
      '<x-evil onclick=alert(1)>x</x-evil>',
      '<!-- <script> --><script>alert(1)</script>',
      '<p><![CDATA[<script>alert(1)</script>]]></p>',
      '<a title="`<img src=x onerror=alert(1)>`">x</a>',
      '`` <img src=x onerror=alert(1)> ``',
      '<template><script>alert(1)</script></template>',
      '<plaintext><script>alert(1)',
    ];
    const allowed = new Set(
      'href title target rel src alt width height loading type checked disabled start align colspan rowspan class'.split(
        ' ',
      ),
    );
    const elements =
      /^(?:a|abbr|b|blockquote|br|code|del|details|div|em|h[3-6]|hr|img|input|kbd|li|ol|p|pre|strong|summary|table|tbody|td|th|thead|tr|ul)$/;

    // Read as a browser would: what stands between < and > in the result is an element, the rest has no brackets.
    it.each(hostile)('The text %s is rendered without active content', (text) => {
      for (const variant of [text, `before\n\n${text}\n\nafter`, `- ${text}`, `| a |\n|---|\n| ${text} |`]) {
        const html = renderMarkdown(variant);
        for (const [, name = '', attributes = ''] of html.matchAll(
          /<\/?([a-z][^\s/>]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/gi,
        )) {
          expect(name).toMatch(elements);
          for (const [, attribute = '', value = ''] of attributes.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)) {
            if (attribute === '/') continue;
            expect(allowed).toContain(attribute);
            if (attribute === 'href' || attribute === 'src')
              expect(value).toMatch(/^(?:https?:|mailto:|tel:|data:image\/|[^:]*$)/);
            if (attribute === 'class') expect(value).toMatch(/^language-/);
          }
        }
        expect(html.replace(/<\/?[a-z][^\s/>]*(?:\s+[^\s=>]+(?:="[^"]*")?)*\s*\/?>/gi, '')).not.toMatch(/[<>]/);
      }
    });

    it('A closing tag does not close the elements around the text', () => {
      expect(renderMarkdown('a</p></div></section> b')).not.toMatch(/<\/(?:div|section)>/);
      const html = renderMarkdown('<div><table><tr><td>x');
      expect(html.split('<div>').length).toBe(html.split('</div>').length);
    });

    it('Deeply nested text is rendered', () => {
      expect(renderMarkdown('> '.repeat(3000) + 'x').length).toBeGreaterThan(0);
      expect(renderMarkdown('<div>'.repeat(3000) + 'x')).toContain('x');
      expect(renderMarkdown('['.repeat(5000) + '](x)'.repeat(5000)).length).toBeGreaterThan(0);
    });
  });

  it('Brackets in code do not count as nested', () => {
    const lines = '"<[string]", {'.repeat(400);
    const html = renderMarkdown(`**Answer**\n\n\`\`\`json\n${lines}\n\`\`\`\n\n\`<b>${'['.repeat(400)}\``);
    expect(html.replaceAll('"&lt;[string]", {', '.').replace(/\[+/, '[')).toBe(
      `<p><strong>Answer</strong></p>\n<pre><code class="language-json">${'.'.repeat(400)}\n</code></pre>\n<p><code>&lt;b&gt;[</code></p>`,
    );
  });

  describe('Images of other hosts', () => {
    const imageHosts = ['https://cdn.example', 'https://*.pictures.example'];
    const html = (text: string): string => renderMarkdown(text, { imageHosts });

    it.each([
      '![a](https://other.example/a.png)',
      '![a](//other.example/a.png)',
      '<img alt="a" src="https://other.example/a.png">',
      '<img alt="a" src="\\\\other.example\\a.png">',
      '<img alt="a" src="ht\ntps://other.example/a.png">',
      '<img alt="a" src="https&colon;//other.example/a.png">',
      '![a](https://cdn.example.evil.example/a.png)',
      '![a](https://cdn.example@other.example/a.png)',
      '![a](https://pictures.example/a.png)',
    ])('The image %s becomes a link', (text) => {
      expect(html(text)).toMatch(/^<p><a href="[^"]+"[^>]*>a<\/a><\/p>$|^<a href="[^"]+"[^>]*>a<\/a>$/);
    });

    it('A link in place of an image without a text has the name of the file or host', () => {
      expect(html('![](https://other.example/a/How%20it%20grows.png?w=2)')).toContain('>How it grows.png</a>');
      expect(html('<img src="https://other.example/">')).toContain('>other.example</a>');
      expect(html('[![](https://other.example/a.png)](https://x.example)')).toContain('>a.png</a>');
    });

    it('Images of allowed hosts and of the site are shown', () => {
      for (const source of [
        'https://cdn.example/a.png',
        'HTTPS://CDN.example/a.png',
        'https://x.pictures.example/a.png',
        '/a.png',
        'a.png',
        'data:image/png;base64,AA',
      ])
        expect(html(`![a](${source})`)).toContain('<img');
      expect(renderMarkdown('![a](https://other.example/a.png)')).toContain('<img');
    });

    it('An image inside a link leaves its text', () => {
      expect(html('[![build](https://other.example/a.svg)](https://x.example)')).toMatch(
        /^<p><a [^>]*>build<\/a><\/p>$/,
      );
      expect(html('<a href="/x"><img src="https://other.example/a.svg"></a>')).toContain('>a.svg</a>');
    });
  });

  it('Returns the same result for the same text, whatever was rendered before', () => {
    const text = '# A [b](/c)';
    const first = renderMarkdown(text);
    expect(renderMarkdown(text, { under: 3, base: '/x' })).toBe('<h4>A <a href="/x/c">b</a></h4>');
    expect(renderMarkdown(text)).toBe(first);
  });
});

it('Shows a text that is too long without rendering it', () => {
  expect(renderMarkdown('<b>'.repeat(70_000))).toBe(`<p>${'&lt;b&gt;'.repeat(70_000)}</p>`);
});
