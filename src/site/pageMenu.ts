import type { Config } from '../config/config.js';
import { defined } from '../shared/object.js';
import type { PageMenu, PageMenuEntry } from './site.js';

type Option = NonNullable<Config['contextual']>['options'][number];
type Own = Exclude<Option, string>;

const assistants: Readonly<Record<string, { name: string; href: string }>> = {
  chatgpt: { name: 'ChatGPT', href: 'https://chatgpt.com/?hints=search&q=$prompt' },
  claude: { name: 'Claude', href: 'https://claude.ai/new?q=$prompt' },
  perplexity: { name: 'Perplexity', href: 'https://www.perplexity.ai/search?q=$prompt' },
  grok: { name: 'Grok', href: 'https://grok.com/?q=$prompt' },
  aistudio: { name: 'Google AI Studio', href: 'https://aistudio.google.com/prompts/new_chat?prompt=$prompt' },
  devin: { name: 'Devin', href: 'https://app.devin.ai/?prompt=$prompt' },
  windsurf: { name: 'Windsurf', href: 'windsurf://cascade?prompt=$prompt' },
  'devin-desktop': { name: 'Devin Desktop', href: 'devin://cascade?prompt=$prompt' },
};

const encoded = (config: object): string => Buffer.from(JSON.stringify(config)).toString('base64');

const editors: Readonly<Record<string, { name: string; href: (server: string, site: string) => string }>> = {
  cursor: {
    name: 'Cursor',
    href: (url, site) =>
      `cursor://anysphere.cursor-deeplink/mcp/install?${new URLSearchParams({ name: site, config: encoded({ url }) }).toString()}`,
  },
  vscode: {
    name: 'VS Code',
    href: (url, site) => `vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name: site, type: 'http', url }))}`,
  },
  'devin-mcp': {
    name: 'Devin',
    href: (url, site) =>
      `https://app.devin.ai/settings/mcp-marketplace/setup/custom?${new URLSearchParams({ config: encoded({ name: site, transport: 'HTTP', url }) }).toString()}`,
  },
};

const standard: readonly Option[] = ['copy', 'view', 'chatgpt', 'claude'];

/** True if an entry needs the MCP server and is left out without one. */
export const needsServer = (name: string): boolean => ['mcp', 'add-mcp'].includes(name) || Object.hasOwn(editors, name);

/** Creates the menu that docs.json asks for, in either form. Unknown entries are left out. */
export function createPageMenu({
  name,
  contextual,
  trellis,
}: Pick<Config, 'name' | 'contextual' | 'trellis'>): PageMenu {
  const options = contextual?.options ?? trellis.pageMenu ?? standard;
  const server = trellis.mcpServer;
  return {
    entries: options.flatMap((option) =>
      typeof option === 'string' ? standardEntries(option, server, name) : own(option, server),
    ),
    display: contextual?.display ?? 'header',
  };
}

function standardEntries(option: string, server: string | undefined, site: string): PageMenuEntry[] {
  if (option === 'copy' || option === 'view') return [{ action: option }];
  if (option === 'download-pdf') return [{ action: 'savePdf' }];
  if (option === 'download-spec') return [{ action: 'downloadSpecification' }];
  const assistant = assistants[option];
  if (assistant) return [{ action: 'ask', ...assistant }];
  if (server === undefined) return [];
  const editor = editors[option];
  if (editor) return [{ action: 'connect', name: editor.name, href: editor.href(server, site) }];
  if (option === 'add-mcp') return [{ action: 'copyMcpCommand', command: `npx add-mcp ${shellWord(server)}` }];
  return option === 'mcp' ? [{ action: 'copyMcp', address: server }] : [];
}

/** Quotes an address as one word for the shells of all systems. */
function shellWord(address: string): string {
  if (/^[\w:/.@%+=,~-]*$/.test(address)) return address;
  return `"${address.replace(/["$`!\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}"`;
}

function own({ title, description, icon, iconType, href }: Own, server = ''): PageMenuEntry[] {
  const sign = typeof icon === 'string' ? { name: icon, ...defined({ style: iconType }) } : icon;
  return [
    {
      action: 'own',
      label: title,
      href: addressOf(href).replaceAll('$mcp', encodeURIComponent(server)),
      ...defined({
        description,
        icon: sign && {
          name: sign.name,
          ...defined({ style: sign.style, library: 'library' in sign ? sign.library : undefined }),
        },
      }),
    },
  ];
}

function addressOf(target: Own['href']): string {
  if (typeof target === 'string') return target;
  const { base, query } = target;
  if (query === undefined) return base;
  const search =
    typeof query === 'string'
      ? query.replace(/^\?/, '')
      : // Placeholders are replaced page by page.
        query
          .map(({ key, value }) => `${encodeURIComponent(key)}=${encodeURIComponent(value).replaceAll('%24', '$')}`)
          .join('&');
  return `${base}${base.includes('?') ? '&' : '?'}${search}`;
}
