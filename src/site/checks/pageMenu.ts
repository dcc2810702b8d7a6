import { diagnostic } from '../../diagnostics/create.js';
import { type Diagnostic } from '../../diagnostics/diagnostic.js';
import { helpFor, nearest } from '../../diagnostics/nearest.js';
import { pageMenuNames } from '../../config/pageMenuNames.js';
import { needsServer } from '../pageMenu.js';
import { inConfig, type Check } from './context.js';

/** Reports unknown entries of page menus, and entries that need an MCP server that docs.json does not name. */
export const checkPageMenu: Check = (context) => {
  const { contextual, trellis } = context.input.config;
  const hasServer = trellis.mcpServer !== undefined;
  const place = contextual ? ['contextual', 'options'] : ['trellis', 'pageMenu'];
  const ofSite = faultsIn(contextual?.options ?? trellis.pageMenu ?? [], hasServer).map(({ index, words }) =>
    inConfig(context, [...place, index], 'site/unknown-option', words),
  );
  const ofPages = context.input.pages.flatMap(({ file, frontmatter, frontmatterSpans: { contextual: span } }) =>
    faultsIn(frontmatter.contextual?.options ?? [], hasServer).map(({ words }) =>
      diagnostic('site/unknown-option', { ...words, file, span }),
    ),
  );
  return [...ofSite, ...ofPages];
};

type Words = Pick<Diagnostic, 'message'> & { help: string };

function faultsIn(options: readonly unknown[], hasServer: boolean): { index: number; words: Words }[] {
  const serverless = options.filter((option) => typeof option === 'string' && needsServer(option));
  return options.flatMap((option, index) => {
    if (typeof option !== 'string') return [];
    if (pageMenuNames.includes(option) && (!needsServer(option) || hasServer)) return [];
    const isRepeated = needsServer(option) && option !== serverless[0];
    return isRepeated ? [] : [{ index, words: wordsOf(option, serverless) }];
  });
}

/** @param serverless all entries of the same list that need an MCP server; one diagnostic names them all. */
function wordsOf(option: string, serverless: readonly unknown[]): Words {
  if (needsServer(option)) {
    const names = serverless.map((name) => `\`${String(name)}\``).join(', ');
    const [entries, need, out] =
      serverless.length === 1 ? ['entry', 'it needs', 'is'] : ['entries', 'they need', 'are'];
    return {
      message: `The ${entries} ${names} ${out} left out of the page menu: ${need} an MCP server.`,
      help: `Give its address in \`trellis.mcpServer\`, or remove the ${entries}.`,
    };
  }
  if (option === 'assistant')
    return {
      message: 'The entry `assistant` is left out of the page menu: it opens a chat that needs a server.',
      help: 'Remove it, or lead to a chat of your own with an entry that has `title` and `href`.',
    };
  const suggestion = nearest(option, pageMenuNames);
  return {
    message: `The page menu has no entry \`${option}\`.`,
    help: helpFor(suggestion, `It can have ${pageMenuNames.join(', ')}.`),
  };
}
