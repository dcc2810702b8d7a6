import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { splitMarkdown } from '../../src/cli/mcp/parts.js';
import { copyOf, trellis } from './trellis.js';

const command = fileURLToPath(new URL('../../src/cli/trellis.mjs', import.meta.url));

describe('trellis mcp', () => {
  const client = new Client({ name: 'test', version: '1' });

  beforeAll(async () => {
    const folder = copyOf('search', afterAll);
    trellis('build', folder, '--base', '/docs');
    const args = [command, 'mcp', path.join(folder, 'dist')];
    await client.connect(new StdioClientTransport({ command: process.execPath, args, stderr: 'pipe' }));
  });
  afterAll(() => client.close());

  async function call(name: string, words: Record<string, unknown> = {}): Promise<{ text: string; isError: boolean }> {
    const { content, isError } = await client.callTool({ name, arguments: words });
    const [first] = content;
    return { text: first?.type === 'text' ? first.text : '', isError: isError === true };
  }

  it('is a server of the site, with its tools', async () => {
    expect(client.getServerVersion()?.name).toBe('Searched');
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['search', 'read_page', 'list_pages', 'list_operations']);
  });

  it('finds pages, misspelt words included, and where in them', async () => {
    const { text } = await call('search', { query: 'drougth', limit: 1 });
    expect(text).toBe(
      'Guides > Start > Watering\npath: /guides/watering\nsection: Signs of drought\n\nLeaves that hang ask for water.',
    );
    expect((await call('search', { query: 'xylophone' })).text).toContain('Nothing found');
    expect((await call('search', { query: 'quicksilver' })).text).toContain('/guides/soil');
  });

  it('reads pages by any form of their path, and none that are hidden or outside', async () => {
    for (const written of ['/guides/coffee', 'guides/coffee.md', 'https://example.com/docs/guides/coffee'])
      expect((await call('read_page', { path: written })).text).toMatch(/^# Café au lait\n/);
    expect(await call('read_page', { path: '/guides/cofee' })).toEqual({
      text: 'There is no page /guides/cofee. Did you mean /guides/coffee?',
      isError: true,
    });
    for (const written of ['/guides/hidden', '../../../etc/passwd', '/../docs'])
      expect((await call('read_page', { path: written })).isError).toBe(true);
  });

  it('lists pages and operations', async () => {
    expect((await call('list_pages')).text).toMatch(/^Guides > Start > Introduction\npath: \/introduction\n/);
    expect((await call('list_operations')).text).toBe(
      'POST /plants: Create a plant [/api/create]\nGET /plants/{plantId}: Read one [/api/read]',
    );
    expect((await call('list_operations', { filter: 'post' })).text).toBe('POST /plants: Create a plant [/api/create]');
  });

  it('says what is missing where there is no built site', () => {
    const { code, stderr } = trellis('mcp', 'tests/sites/search');
    expect([code, stderr]).toEqual([1, expect.stringContaining('There is no built site in tests/sites/search.')]);
  });
});

describe('parts of Markdown', () => {
  it('begin at headings that are none of code', () => {
    expect(splitMarkdown('# Title\n\nIntro.\n\n## One\n\n````md\n# Code\n```\n````\n\n### Two\n')).toEqual([
      { text: 'Intro.' },
      { heading: 'One', text: '````md\n# Code\n```\n````' },
      { heading: 'Two', text: '' },
    ]);
  });
});
