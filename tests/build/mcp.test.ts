import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { splitMarkdown } from '../../src/cli/mcp/parts.js';
import { built } from '../built.js';
import { runHere } from '../command.js';
import { testSites } from '../sites.js';
import { copyOf, trellis } from './trellis.js';

const command = fileURLToPath(new URL('../../src/cli/trellis.mjs', import.meta.url));

/** A client of `trellis mcp` in a built site, and what its tools answer with. */
function served(site: () => Promise<string>) {
  const client = new Client({ name: 'test', version: '1' });
  const said: string[] = [];
  let output = '';

  beforeAll(async () => {
    output = await site();
    const args = [command, 'mcp', output];
    const transport = new StdioClientTransport({ command: process.execPath, args, stderr: 'pipe' });
    transport.stderr?.on('data', (chunk) => said.push(String(chunk)));
    await client.connect(transport);
  });
  afterAll(() => client.close());

  return {
    client,
    said,
    output: () => output,
    async call(name: string, words: Record<string, unknown> = {}): Promise<{ text: string; isError: boolean }> {
      const { content, isError } = await client.callTool({ name, arguments: words });
      const [first] = content;
      return { text: first?.type === 'text' ? first.text : '', isError: isError === true };
    },
  };
}

const longPage = `# Long\n\n${Array.from({ length: 3000 }, (_, index) => `Paragraph number ${index}, with some words.`).join('\n\n')}\n`;

describe('The MCP server', () => {
  const { client, call, said } = served(async () => (await built(testSites.searchPublished)).output);

  it('The server names the site and offers four read-only tools', async () => {
    expect(client.getServerVersion()?.name).toBe('Searched');
    expect(client.getInstructions()).toContain('The documentation of Searched.');
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['search', 'read_page', 'list_pages', 'list_operations']);
    for (const { description, annotations } of tools) {
      expect(description).not.toBe('');
      expect(annotations?.readOnlyHint).toBe(true);
    }
  });

  it('The search finds pages and sections, also for misspelt words', async () => {
    const { text } = await call('search', { query: 'drougth', limit: 1 });
    expect(text).toBe(
      'Guides > Start > Watering\npath: /guides/watering\nsection: Signs of drought\n\nLeaves that hang ask for water.',
    );
    expect((await call('search', { query: 'xylophone' })).text).toContain('Nothing found');
    expect((await call('search', { query: 'quicksilver' })).text).toContain('/guides/soil');
  });

  it('A page can be read by any form of its path', async () => {
    const forms = [
      '/guides/coffee',
      'guides/coffee.md',
      'guides/coffee/',
      '/guides/coffee#brewing',
      '/guides/coffee?a=b',
      '/docs/guides/coffee',
      'https://example.com/docs/guides/coffee',
      'https://example.com/docs/guides/coffee.md#brewing',
      'https://example.com/guides/coffee',
    ];
    for (const written of forms) expect((await call('read_page', { path: written })).text).toMatch(/^# Café au lait\n/);
  });

  it('Hidden pages, other sites and files outside the site cannot be read', async () => {
    expect(await call('read_page', { path: '/guides/cofee' })).toEqual({
      text: 'There is no page /guides/cofee. Did you mean /guides/coffee?',
      isError: true,
    });
    const others = [
      '/guides/hidden',
      '/other/guides/coffee',
      '../../../etc/passwd',
      '/..%2f..%2fetc/passwd',
      '/../docs',
      'file:///etc/passwd',
      'https://example.com/%E0%A4%A',
      '/%',
      '/_trellis/pages.json',
    ];
    for (const written of others) {
      const { text, isError } = await call('read_page', { path: written });
      expect([written, isError, text.startsWith('There is no page ')]).toEqual([written, true, true]);
    }
  });

  it('Invalid calls are errors, and the server continues', async () => {
    expect((await call('search', {})).isError).toBe(true);
    expect((await call('search', { query: '' })).isError).toBe(true);
    expect((await call('search', { query: 'water', limit: 0 })).isError).toBe(true);
    await expect(call('write_page', { path: '/' })).rejects.toThrow(/write_page/);
    // It goes on answering.
    expect((await call('search', { query: 'water' })).isError).toBe(false);
  });

  it('The tools list pages and operations', async () => {
    expect((await call('list_pages')).text).toMatch(/^Guides > Start > Introduction\npath: \/introduction\n/);
    expect((await call('list_operations')).text).toBe(
      [
        'POST /plants: Create a plant [/api/create]',
        'GET /plants: List all of them [/api/list]',
        'GET /plants/{plantId}: Read one [/api/read]',
        'PATCH /plants/{plantId}: Change one [/api/update]',
        'GET /plants/{plantId}/notes/{noteId}: Read what was noted [/api/notes]',
      ].join('\n'),
    );
    expect((await call('list_operations', { filter: 'post' })).text).toBe('POST /plants: Create a plant [/api/create]');
    expect((await call('list_operations', { filter: 'nothing like it' })).text).toBe('There are none.');
  });

  it('The server answers 200 concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => call('search', { query: 'water' })));
    expect(answers.every(({ text, isError }) => !isError && text.includes('/guides/watering'))).toBe(true);
  });

  it('The server skips lines that are no messages, and ends with its input', async () => {
    const { output } = await built(testSites.searchPublished);
    const server = spawn(process.execPath, [command, 'mcp', output], { stdio: ['pipe', 'pipe', 'inherit'] });
    server.stdin.write('no message\n[1]\n\n{"jsonrpc":"2.0","id":7,"method":"ping"}\n');
    const [line] = (await once(server.stdout, 'data')) as [Buffer];
    expect(JSON.parse(line.toString())).toMatchObject({ id: 7 });
    server.stdin.end();
    expect(await once(server, 'close')).toEqual([0, null]);
  });

  it('The server writes nothing to standard error', () => {
    expect(said.join('')).toBe('');
  });

  it('`mcp` reports a folder without a built site', () => {
    const { code, stdout, stderr } = trellis('mcp', 'tests/sites/search');
    expect([code, stdout, stderr]).toEqual([
      2,
      '',
      expect.stringContaining('There is no built site in tests/sites/search.'),
    ]);
    expect(trellis('mcp', 'no/such/folder').code).toBe(2);
  });
});

describe('The MCP server of a site in several languages', () => {
  const { client, call } = served(async () => (await built(testSites.languages)).output);

  it('Searches and lists are limited to the requested language', async () => {
    expect(client.getInstructions()).toContain('Its versions or languages are English (the default), ');
    const german = (await call('list_pages', { version: 'Deutsch' })).text;
    expect(german).toContain('path: /de/water');
    expect(german).not.toContain('path: /en/');
    expect((await call('search', { query: 'water', version: 'English' })).text).toContain('path: /en/water');
    expect((await call('search', { query: 'water', version: 'Deutsch' })).text).not.toContain('path: /en/');
    expect((await call('list_operations', { version: 'Deutsch' })).text).toMatch(/^POST \S+: [^\n]* \[\/de\/water\]$/);
    expect((await call('search', { query: '苔' })).text).toContain('path: /ja/introduction');
    expect((await call('list_pages', { version: 'Klingon' })).isError).toBe(true);
  });
});

describe('The MCP server of a site with a long page', () => {
  const { call, output } = served(async () => {
    const folder = copyOf('minimal', afterAll);
    writeFileSync(path.join(folder, 'guides/first.md'), longPage);
    expect((await runHere('build', folder)).code).toBe(0);
    return path.join(folder, 'dist');
  });

  it('A long page is returned in parts that add up to the whole', async () => {
    let offset: number | undefined = 0;
    let whole = '';
    for (let parts = 0; offset !== undefined && parts < 10; parts += 1) {
      const { text } = await call('read_page', { path: '/guides/first', offset });
      expect(text.length).toBeLessThan(41_000);
      const more = /\n\n\[There is more\. Ask again with offset (\d+)\.\]$/.exec(text);
      whole += more ? text.slice(0, more.index) : text;
      offset = more ? Number(more[1]) : undefined;
    }
    expect(whole).toBe(readFileSync(path.join(output(), 'guides/first.md'), 'utf8'));
  });

  it('A missing Markdown file is an error, and other pages can still be read', async () => {
    rmSync(path.join(output(), 'guides/first.md'));
    expect((await call('read_page', { path: '/guides/first' })).isError).toBe(true);
    expect((await call('read_page', { path: '/introduction' })).isError).toBe(false);
  });
});

describe('Sections of a Markdown page', () => {
  it('A section starts at a heading outside of code blocks', () => {
    expect(splitMarkdown('# Title\n\nIntro.\n\n## One\n\n````md\n# Code\n```\n````\n\n### Two\n')).toEqual([
      { text: 'Intro.' },
      { heading: 'One', text: '````md\n# Code\n```\n````' },
      { heading: 'Two', text: '' },
    ]);
  });
});
