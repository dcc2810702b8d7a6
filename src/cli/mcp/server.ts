import { McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod';
import type { ListedPage } from '../../site/pageList.js';
import type { SearchHit, Library } from './library.js';
import { portionOf } from './portion.js';

const text = (content: string) => ({ content: [{ type: 'text' as const, text: content }] });

function portioned(content: string, offset: number) {
  const { text: part, next } = portionOf(content, offset);
  return text(next === undefined ? part : `${part}\n\n[There is more. Ask again with offset ${next}.]`);
}

const offset = z.number().int().min(0).default(0).describe('Offset of the next part, from the previous answer.');
const readOnly = { readOnlyHint: true, openWorldHint: false };

function where({ title, path, crumbs, method, endpoint, versions, deprecated }: ListedPage): string {
  const place = [...crumbs, title].join(' > ');
  const notes = [
    method && endpoint ? `${method} ${endpoint}` : '',
    versions ? `version ${versions.join(', ')}` : '',
    deprecated ? 'deprecated' : '',
  ];
  const list = notes.filter((note) => note !== '').join('; ');
  return `${place}${list === '' ? '' : ` (${list})`}\npath: ${path}`;
}

function hit({ page, heading, excerpt }: SearchHit): string {
  return [where(page), ...(heading === undefined ? [] : [`section: ${heading}`]), '', excerpt].join('\n');
}

/** Creates a server that lets a language model search and read a built site. */
export function createServer(library: Library): McpServer {
  const [first, ...others] = library.versions;
  const instructions =
    `The documentation of ${library.name}. Search it, then read the pages that were found.` +
    (first === undefined ? '' : ` Its versions or languages are ${[`${first} (the default)`, ...others].join(', ')}.`);
  const server = new McpServer({ name: library.name, version: '1.0.0' }, { capabilities: { tools: {} }, instructions });
  for (const add of [addSearch, addReadPage, addListPages, addListOperations]) add(server, library);
  return server;
}

/** The input of tools that limits them to a version. */
function createVersionInput({ versions }: Library) {
  const hasVersions = versions.length > 0;
  return (hasVersions ? z.enum(versions) : z.string())
    .optional()
    .describe(
      hasVersions ? 'Version, or language, of the pages; all when left out.' : 'Leave this out: there is one version.',
    );
}

function addSearch(server: McpServer, library: Library): void {
  server.registerTool(
    'search',
    {
      title: 'Search the documentation',
      description: 'Finds pages by words in their titles, headings and text. Tolerates misspelt words.',
      inputSchema: z.object({
        query: z.string().min(1).max(500).describe('What to look for.'),
        limit: z.number().int().min(1).max(50).default(8).describe('Maximum number of pages.'),
        version: createVersionInput(library),
      }),
      annotations: readOnly,
    },
    ({ query, limit, version: name }) => {
      const hits = library.search(query, limit, name);
      return text(hits.length === 0 ? `Nothing found for “${query}”.` : hits.map(hit).join('\n\n---\n\n'));
    },
  );
}

function addReadPage(server: McpServer, library: Library): void {
  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description: 'Returns a page of the documentation as Markdown.',
      inputSchema: z.object({
        path: z.string().min(1).max(2000).describe('Path of the page, as returned by `search`.'),
        offset,
      }),
      annotations: readOnly,
    },
    ({ path, offset: from }) => {
      const page = library.read(path);
      if ('markdown' in page) return portioned(page.markdown, from);
      const instead = page.nearest === undefined ? 'Search for it.' : `Did you mean ${page.nearest}?`;
      return { ...text(`There is no page ${path}. ${instead}`), isError: true };
    },
  );
}

function addListPages(server: McpServer, library: Library): void {
  server.registerTool(
    'list_pages',
    {
      title: 'List the pages',
      description: 'Lists the pages of the documentation in reading order, with their sections.',
      inputSchema: z.object({ version: createVersionInput(library), offset }),
      annotations: readOnly,
    },
    ({ version, offset: from }) => portioned(library.pagesOf(version).map(where).join('\n\n'), from),
  );
}

function addListOperations(server: McpServer, library: Library): void {
  server.registerTool(
    'list_operations',
    {
      title: 'List the API’s operations',
      description: 'Lists the endpoints and webhooks that the documentation describes, with the page of each.',
      inputSchema: z.object({
        filter: z.string().max(500).default('').describe('Part of a method, a path or a title.'),
        version: createVersionInput(library),
        offset,
      }),
      annotations: readOnly,
    },
    ({ filter, version, offset: from }) => {
      const part = filter.toLowerCase();
      const operations = library
        .pagesOf(version)
        .filter(({ method }) => method !== undefined)
        .filter(({ method, endpoint, title }) => `${method} ${endpoint} ${title}`.toLowerCase().includes(part))
        .map(
          ({ method, endpoint, title, path, deprecated }) =>
            `${method} ${endpoint}: ${title}${deprecated ? ' (deprecated)' : ''} [${path}]`,
        );
      return portioned(operations.length === 0 ? 'There are none.' : operations.join('\n'), from);
    },
  );
}
