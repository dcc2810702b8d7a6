import { describe, expect, it } from 'vitest';
import { hrefOfEntry } from '../../../src/theme/layout/menu/links.js';
import type { PageMenuEntry } from '../../../src/site/site.js';
import { pageMenuNames } from '../../../src/config/pageMenuNames.js';
import { readFrontmatter } from '../../../src/content/readFrontmatter.js';
import { build, page } from './build.js';

const classic = { navigation: [{ group: 'G', pages: ['a'] }] };
const current = { theme: 'mint', colors: { primary: '#0D7A4F', light: '#5CE0A8' }, navigation: { pages: ['a'] } };

const menu = (docs: object) => build(docs, { pages: ['a'] });
const names = (entries: readonly PageMenuEntry[]): string[] =>
  entries.map((entry) => ('name' in entry ? entry.name : 'label' in entry ? entry.label : entry.action));

describe('Page menu', () => {
  it.each([
    ['no setting', classic, ['copy', 'view', 'ChatGPT', 'Claude']],
    ['contextual.options', { ...current, contextual: { options: ['view', 'perplexity'] } }, ['view', 'Perplexity']],
    ['trellis.pageMenu', { ...classic, trellis: { pageMenu: ['copy', 'grok'] } }, ['copy', 'Grok']],
    ['an empty list', { ...classic, trellis: { pageMenu: [] } }, []],
    [
      'an MCP server',
      { ...classic, trellis: { pageMenu: ['mcp', 'cursor', 'vscode'], mcpServer: 'https://mcp.example.com/x' } },
      ['copyMcp', 'Cursor', 'VS Code'],
    ],
    [
      'every option of the current format',
      {
        ...current,
        contextual: { options: ['download-spec', 'download-pdf', 'devin', 'devin-desktop', 'add-mcp', 'devin-mcp'] },
        trellis: { mcpServer: 'https://mcp.example.com/x' },
      },
      ['downloadSpecification', 'savePdf', 'Devin', 'Devin Desktop', 'copyMcpCommand', 'Devin'],
    ],
    ['the former name of Devin Desktop', { ...current, contextual: { options: ['windsurf'] } }, ['Windsurf']],
  ])('Lists the entries for %s', (_what, docs, expected) => {
    const { pageMenu, diagnostics } = menu(docs);
    expect(names(pageMenu.entries)).toEqual(expected);
    expect(diagnostics).toEqual([]);
  });

  it('Has an entry for each name', () => {
    const trellis = { pageMenu: pageMenuNames, mcpServer: 'https://mcp.example.com/x' };
    expect(menu({ ...classic, trellis }).pageMenu.entries).toHaveLength(pageMenuNames.length);
  });

  it('Has the position given in docs.json', () => {
    expect(menu(classic).pageMenu.display).toBe('header');
    expect(menu({ ...current, contextual: { options: ['copy'], display: 'toc' } }).pageMenu.display).toBe('toc');
  });

  it('Omits unknown entries and reports their positions', () => {
    const { pageMenu, diagnostics } = menu({
      ...current,
      contextual: { options: ['copy', 'chatgtp', 'cursor', 'assistant'] },
    });
    expect(names(pageMenu.entries)).toEqual(['copy']);
    expect(diagnostics.map(({ code, message, help }) => [code, message, help])).toEqual([
      ['site/unknown-option', 'The page menu has no entry `chatgtp`.', 'Did you mean `chatgpt`?'],
      [
        'site/unknown-option',
        'The entry `cursor` is left out of the page menu: it needs an MCP server.',
        expect.stringContaining('trellis.mcpServer'),
      ],
      [
        'site/unknown-option',
        'The entry `assistant` is left out of the page menu: it opens a chat that needs a server.',
        expect.stringContaining('`title` and `href`'),
      ],
    ]);
    expect(new Set(diagnostics.map(({ span }) => span?.start.line)).size).toBe(3);
  });

  it('Entries that need an MCP server are reported once', () => {
    const { diagnostics } = menu({ ...current, contextual: { options: ['cursor', 'copy', 'vscode'] } });
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'The entries `cursor`, `vscode` are left out of the page menu: they need an MCP server.',
    ]);
  });

  it('The frontmatter of a page replaces the menu and has its own diagnostics', () => {
    const { frontmatter, spans } = readFrontmatter(
      '---\ncontextual:\n  options: [download-pdf, chatgtp]\n  display: toc\n---\n',
      'content/b.mdx',
    );
    const { routes, pageMenu, diagnostics } = build(
      { ...classic, navigation: [{ group: 'G', pages: ['a', 'b'] }] },
      { pages: ['a', page('b', frontmatter, { frontmatterSpans: spans })] },
    );
    expect(routes.get('/b')?.pageMenu).toEqual({ entries: [{ action: 'savePdf' }], display: 'toc' });
    expect(routes.get('/a')?.pageMenu).toBeUndefined();
    expect(names(pageMenu.entries)).toEqual(['copy', 'view', 'ChatGPT', 'Claude']);
    expect(diagnostics).toMatchObject([
      {
        code: 'site/unknown-option',
        file: 'content/b.mdx',
        span: { start: { line: 3 } },
        help: 'Did you mean `chatgpt`?',
      },
    ]);
  });

  it.each([
    ['[copy]', 'in the keys'],
    ['{ options: [copy], display: left }', 'in `display`'],
    ['{ options: [{ title: A, href: "javascript:x" }] }', 'in `options.0'],
  ])('An invalid `contextual: %s` in frontmatter is reported %s', (written, place) => {
    const { frontmatter, diagnostics } = readFrontmatter(`---\ncontextual: ${written}\n---\n`, 'a.mdx');
    expect(frontmatter).toEqual({});
    expect(diagnostics).toMatchObject([
      { code: 'content/frontmatter-value', message: expect.stringContaining(place) as string },
    ]);
  });

  it.each([
    ['https://x.example/?u=$page&p=$path', 'https://x.example/?u=https%3A%2F%2Fd.example%2Fa.md&p=%2Fa'],
    [{ base: 'https://x.example', query: 'q=$page' }, 'https://x.example?q=https%3A%2F%2Fd.example%2Fa.md'],
    [
      { base: 'https://x.example?a=1', query: [{ key: 'q q', value: 'Read $path & tell' }] },
      'https://x.example?a=1&q%20q=Read%20%2Fa%20%26%20tell',
    ],
    ['/guides/$path', '/guides/%2Fa'],
    ['https://x.example/$mcp', 'https://x.example/https%3A%2F%2Fmcp.example%2F'],
  ])('An authored entry with href %j links to %s', (href, target) => {
    const docs = {
      ...current,
      contextual: { options: [{ title: 'Own', icon: 'leaf', href }] },
      trellis: { mcpServer: 'https://mcp.example/' },
    };
    const [entry] = menu(docs).pageMenu.entries;
    if (entry?.action !== 'own') throw new Error('no entry');
    expect(hrefOfEntry(entry, { markdown: 'https://d.example/a.md', path: '/a', prompt: 'Read' })).toBe(target);
    expect(entry.icon).toEqual({ name: 'leaf' });
  });

  it('Editors receive the server in their own format', () => {
    const { pageMenu } = menu({
      ...classic,
      name: 'Fern',
      trellis: { pageMenu: ['cursor', 'vscode', 'devin-mcp'], mcpServer: 'https://mcp.example/' },
    });
    const [cursor, code, devin] = pageMenu.entries.map((entry) => ('href' in entry ? entry.href : ''));
    const config = new URL(cursor ?? '').searchParams.get('config') ?? '';
    expect(JSON.parse(atob(config))).toEqual({ url: 'https://mcp.example/' });
    expect(JSON.parse(decodeURIComponent((code ?? '').split('?')[1] ?? ''))).toEqual({
      name: 'Fern',
      type: 'http',
      url: 'https://mcp.example/',
    });
    const installed = new URL(devin ?? '').searchParams.get('config') ?? '';
    expect(JSON.parse(atob(installed))).toEqual({ name: 'Fern', transport: 'HTTP', url: 'https://mcp.example/' });
  });

  it.each([
    ['https://mcp.example/', 'npx add-mcp https://mcp.example/'],
    ['https://mcp.example/?a=$b&c', 'npx add-mcp "https://mcp.example/?a=%24b&c"'],
  ])('The command quotes the address %s as one word', (mcpServer, command) => {
    const { pageMenu } = menu({ ...classic, trellis: { pageMenu: ['add-mcp'], mcpServer } });
    expect(pageMenu.entries).toEqual([{ action: 'copyMcpCommand', command }]);
  });
});
