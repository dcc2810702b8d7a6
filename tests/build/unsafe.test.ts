import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Run } from '../command.js';
import { filesOf, page, trellis } from './trellis.js';

const evil = 'javascript:harm()';
const hidden = ' \\tjava\\tscript:harm()';

const docs = {
  $schema: 'https://mintlify.com/docs.json',
  theme: 'mint',
  name: 'Fern',
  colors: { primary: '#0D7A4F' },
  logo: { light: evil, dark: hidden.replaceAll('\\t', '\t'), href: evil },
  favicon: 'data:text/html,x',
  background: { image: evil },
  banner: { content: `Read [this](${evil}) ![that](${evil})` },
  errors: { 404: { title: 'Lost', description: `Go [home](${evil})` } },
  variables: { target: evil },
  navbar: {
    links: [{ label: 'Link', href: evil }],
    primary: { type: 'button', label: 'Start', href: 'JaVaScRiPt:harm()' },
  },
  footer: {
    socials: { x: evil },
    links: [{ header: 'More', items: [{ label: 'Item', href: 'vbscript:harm()' }] }],
  },
  contextual: {
    options: [
      'copy',
      { title: 'Own', href: 'java\tscript:harm()' },
      { title: 'Further', href: { base: evil, query: 'a=b' } },
    ],
  },
  redirects: [{ source: '/old', destination: evil }],
  seo: { organization: { url: evil, logo: evil, sameAs: [evil] } },
  trellis: {
    siteUrl: 'https://fern.example',
    mcpServer: evil,
    feedbackUrl: evil,
    redirectFiles: ['_redirects', 'vercel.json'],
  },
  navigation: {
    global: { anchors: [{ anchor: 'Anchor', href: evil }] },
    tabs: [
      { tab: 'Guide', groups: [{ group: 'Start', pages: ['start', 'moved', 'canonical'] }] },
      { tab: 'Elsewhere', href: evil },
      { tab: 'API', openapi: 'openapi.yaml' },
    ],
  },
};

const start = `---
title: Start
---

export const target = 'java' + 'script:harm()'
export const Link = ({ to }) => <a href={to}>made</a>

[markdown](javascript:harm) [angle](<java&Tab;script:harm()>) [entity](&#106;avascript:harm()) [reference][r] <javascript:harm()>
![image](javascript:harm) [data](data:text/html;base64,PHNjcmlwdD4=) [variable]({{target}})

[r]: vbscript:harm

<a href="javascript:harm()">literal</a>
<a href={target}>expression</a>
<a href={\`\${target}\`}>template</a>
<a {...{ href: target }}>spread</a>
<a href=" &#x6a;avascript&colon;harm()">entities</a>
<img src={target} alt="expression" />
<iframe src="data:text/html,<script>harm()</script>" title="frame" />
<form action={target}><button formAction={target}>send</button></form>
<svg><a xlinkHref={target}><text>drawn</text></a></svg>
<div dangerouslySetInnerHTML={{ __html: '<a href="jav&#x61;script:harm()">raw</a>' }} />
<Link to={target} />
<Card title="Literal" href="javascript:harm()" img="javascript:harm()" />
<Card title="Expression" href={target} />
<Frame caption="[caption](javascript:harm)"><img src="javascript:harm()" alt="framed" /></Frame>
<Tooltip tip="tip" cta="cta" href={target}>word</Tooltip>
<Tree.File name="file" href={target} />
<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="picture" />
`;

const specification = `
openapi: 3.1.0
info: { title: Fern, version: '1', contact: { url: '${evil}' }, license: { name: MIT, url: '${evil}' }, termsOfService: '${evil}' }
externalDocs: { url: '${evil}' }
servers: [{ url: '${evil}' }, { url: 'https://api.fern.example' }]
paths:
  /ferns:
    get:
      summary: Ferns
      description: 'See [this](javascript:harm) ![that](data:text/html,x) <a href="java&#9;script:harm()">there</a>'
      externalDocs: { url: '${evil}', description: 'More [to read](javascript:harm)' }
      x-mint: { href: '${evil}', content: 'See [this](javascript:harm)' }
      security: [{ oauth: [] }]
      responses: { '200': { description: '[ok](javascript:harm)' } }
components:
  securitySchemes:
    oauth:
      type: oauth2
      flows: { authorizationCode: { authorizationUrl: '${evil}', tokenUrl: '${evil}', refreshUrl: '${evil}', scopes: { a: '[a](javascript:harm)' } } }
`;

let folder: string;
let output: string;
let run: Run;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'trellis-unsafe-'));
  output = path.join(folder, 'dist');
  writeFileSync(path.join(folder, 'docs.json'), JSON.stringify(docs));
  writeFileSync(path.join(folder, 'start.mdx'), start);
  writeFileSync(path.join(folder, 'moved.mdx'), `---\ntitle: Moved\nurl: "${hidden}"\n---\nStays.\n`);
  writeFileSync(
    path.join(folder, 'canonical.mdx'),
    `---\ntitle: Canonical\ncanonical: "${hidden}"\nog:image: "${evil}"\n---\nText.\n`,
  );
  writeFileSync(path.join(folder, 'openapi.yaml'), specification);
  trellis('build', folder);
  run = trellis('check', folder, '--json');
}, 240_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns true if a browser would run code from an address or open it as a document. */
function isHarmful(address: string): boolean {
  const { protocol = '' } = URL.canParse(address, 'https://x') ? new URL(address, 'https://x') : {};
  return (
    protocol === 'javascript:' || protocol === 'vbscript:' || (protocol === 'data:' && !/^data:image\//.test(address))
  );
}

/** Every attribute of a page that would do harm, as a browser reads it. */
function harmfulIn(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        for (const [key, value] of Object.entries(attributes)) {
          // A browser does not follow values that are typed, copied or read by a script.
          if (key === 'value' || key.startsWith('data-')) continue;
          if (isHarmful(value.replace(/^\d+;\s*url=/, ''))) found.push(`<${name} ${key}="${value}">`);
          if (/^on/.test(key)) found.push(`<${name} ${key}>`);
        }
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return found;
}

describe('Addresses that run code', () => {
  it('Such an address reaches no link, form, image or frame of a page', () => {
    const pages = filesOf(output).filter(
      (file) => file.endsWith('.html') && !/_trellis\/(?:playground|explorer)/.test(file),
    );
    expect(pages.length).toBeGreaterThan(4);
    for (const file of pages)
      expect([file, harmfulIn(readFileSync(path.join(output, file), 'utf8'))]).toEqual([file, []]);
  });

  it('Every page states a policy without unsafe scripts before everything that it loads', () => {
    const pages = filesOf(output).filter((file) => file.endsWith('.html') && !file.startsWith('_trellis/'));
    expect(pages).toContain('404.html');
    for (const file of pages) {
      const html = readFileSync(path.join(output, file), 'utf8');
      const [head = '', scripts = ''] =
        /^<!doctype html><html[^>]*><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="[^"]* script-src ([^;]*);/i.exec(
          html,
        ) ?? [];
      expect([file, head !== '', /unsafe|\*|http/.test(scripts)]).toEqual([file, true, false]);
    }
  });

  it('Such an address reaches no Markdown, feed, redirect rule or structured data', () => {
    const texts = filesOf(output).filter((file) => /(?:\.md|\.txt|\.xml|_redirects|vercel\.json)$/.test(file));
    for (const file of texts) {
      const text = readFileSync(path.join(output, file), 'utf8');
      const targets = [
        ...text.matchAll(
          /(?<!\\)\[[^\]\n]*\]\(<?([^)>]+)|^\S+\s+(\S+)\s+30\d|"(?:destination|href|url)":\s*"([^"]*)"|(?<!\\)<([a-z]+:[^>]*)>/gm,
        ),
      ].map((match) => match.slice(1).find((part) => part !== undefined) ?? '');
      expect([file, targets.filter(isHarmful)]).toEqual([file, []]);
    }
    const [, data = '{}'] = /ld\+json">([\s\S]*?)<\/script>/.exec(page(output, 'start')) ?? [];
    expect(data).toContain('schema.org');
    expect(Array.from(data.matchAll(/"([^"]*)"/g), ([, value = '']) => value).filter(isHarmful)).toEqual([]);
  });

  it('The text around such an address, data images and the page itself remain', () => {
    const html = page(output, 'start');
    for (const text of ['markdown', 'literal', 'expression', 'raw', 'made', 'Literal', 'caption'])
      expect(html).toContain(text);
    expect(html).toContain('src="data:image/gif;base64');
    expect(page(output, 'moved')).toContain('Stays.');
    expect(page(output, 'canonical')).toContain('rel="canonical" href="https://fern.example/canonical"');
  });

  it('Such an address is reported where it is written', () => {
    const { diagnostics } = JSON.parse(run.stdout) as { diagnostics: { code: string; file: string; line: number }[] };
    const at = (code: string, file: string) =>
      diagnostics.filter((fault) => fault.code === code && fault.file === file);
    expect(at('config/bad-url', 'docs.json').length).toBeGreaterThan(10);
    expect(new Set(at('site/unsafe-link', 'start.mdx').map(({ line }) => line)).size).toBeGreaterThan(6);
    expect(at('content/frontmatter-value', 'moved.mdx')).toHaveLength(1);
    expect(at('content/frontmatter-value', 'canonical.mdx')).toHaveLength(1);
  });
});
