import { parseEndpoint } from '../../formats/openapi/api.js';
import { atKey } from '../pageSources.js';
import type { Check } from './context.js';

/** Reports missing operations and schemas that pages or the navigation name, and malformed endpoints. */
export const checkOperations: Check = ({ input: { config, pages }, sources, operations }) => [
  ...sources.diagnostics,
  ...pages.flatMap((page) => {
    const { api, openapi } = page.frontmatter;
    if (api === undefined || openapi !== undefined) return [];
    return parseEndpoint(api, config.api.mdx.server, atKey(page, 'api')).diagnostics;
  }),
  ...operations.diagnostics,
];
