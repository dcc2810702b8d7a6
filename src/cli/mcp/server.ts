import { McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod';
import type { ListedPage } from '../../site/outputs/pageList.js';
import type { Found, Library } from './library.js';

const text = (content: string) => ({ content: [{ type: 'text' as const, text: content }] });
const readOnly = { readOnlyHint: true, openWorldHint: false };

function where({ title, path, crumbs, method, endpoint, versions, deprecated }: ListedPage): string {
  const place = [...crumbs, title].join(' > ');
  const notes = [
    method && endpoint ? `${method} ${endpoint}` : '',
    versions ? `version ${versions.join(', ')}` : '',
    deprecated ? 'deprecated' : '',
  ];
  const written = notes.filter((note) => note !== '').join('; ');
  return `${place}${written === '' ? '' : ` (${written})`}\npath: ${path}`;
}

function hit({ page, heading, excerpt }: Found): string {
  return [where(page), ...(heading === undefined ? [] : [`section: ${heading}`]), '', excerpt].join('\n');
}

/** A server that lets a language model search and read a built site. */
export function createServer(library: Library): McpServer {
  const server = new McpServer({ name: library.name, version: '1.0.0' }, { capabilities: { tools: {} } });

  server.registerTool(
    'search',
    {
      title: 'Search the documentation',
      description: 'Finds pages by words in their titles, headings and text. Forgives misspelt words.',
      inputSchema: z.object({
        query: z.string().min(1).describe('What to look for.'),
        limit: z.number().int().min(1).max(50).default(8).describe('Pages that are wanted.'),
      }),
      annotations: readOnly,
    },
    ({ query, limit }) => {
      const found = library.search(query, limit);
      return text(found.length === 0 ? `Nothing found for “${query}”.` : found.map(hit).join('\n\n---\n\n'));
    },
  );

  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description: 'Gives a page of the documentation as Markdown.',
      inputSchema: z.object({ path: z.string().min(1).describe('Path of the page, as `search` gives it.') }),
      annotations: readOnly,
    },
    ({ path }) => {
      const page = library.read(path);
      if ('markdown' in page) return text(page.markdown);
      const instead = page.nearest === undefined ? 'Search for it.' : `Did you mean ${page.nearest}?`;
      return { ...text(`There is no page ${path}. ${instead}`), isError: true };
    },
  );

  server.registerTool(
    'list_pages',
    {
      title: 'List the pages',
      description: 'Lists the pages of the documentation in reading order, with their sections.',
      inputSchema: z.object({}),
      annotations: readOnly,
    },
    () => text(library.pages.map(where).join('\n\n')),
  );

  server.registerTool(
    'list_operations',
    {
      title: 'List the API’s operations',
      description: 'Lists the endpoints and webhooks that the documentation describes, with the page of each.',
      inputSchema: z.object({ filter: z.string().optional().describe('Part of a method, a path or a title.') }),
      annotations: readOnly,
    },
    ({ filter = '' }) => {
      const wanted = filter.toLowerCase();
      const operations = library.pages
        .filter(({ method }) => method !== undefined)
        .filter(({ method, endpoint, title }) => `${method} ${endpoint} ${title}`.toLowerCase().includes(wanted))
        .map(
          ({ method, endpoint, title, path, deprecated }) =>
            `${method} ${endpoint}: ${title}${deprecated ? ' (deprecated)' : ''} [${path}]`,
        );
      return text(operations.length === 0 ? 'There are none.' : operations.join('\n'));
    },
  );
  return server;
}
