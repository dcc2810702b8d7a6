import { nearest } from '../../diagnostics/nearest.js';
import { needsServer, pageMenuNames } from '../pageMenu.js';
import { inConfig, type Check } from './context.js';

/** Entries of the page menu that nobody knows, or that lead to an MCP server which docs.json does not name. */
export const checkPageMenu: Check = (context) => {
  const { contextual, trellis } = context.input.config;
  const place = contextual ? ['contextual', 'options'] : ['trellis', 'pageMenu'];
  return (contextual?.options ?? trellis.pageMenu ?? []).flatMap((option, index) => {
    if (typeof option !== 'string') return [];
    if (pageMenuNames.includes(option) && (!needsServer(option) || trellis.mcpServer !== undefined)) return [];
    const meant = nearest(option, pageMenuNames);
    const words = needsServer(option)
      ? {
          message: `The entry \`${option}\` is left out of the page menu: it needs an MCP server.`,
          help: 'Give its address in `trellis.mcpServer`, or take the entry out.',
        }
      : {
          message: `The page menu has no entry \`${option}\`.`,
          help: meant === undefined ? `It can have ${pageMenuNames.join(', ')}.` : `Did you mean \`${meant}\`?`,
        };
    return inConfig(context, [...place, index], 'site/unknown-option', words);
  });
};
