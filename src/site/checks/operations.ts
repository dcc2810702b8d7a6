import { parseEndpoint } from '../../openapi/api.js';
import { findOperation } from '../../openapi/find.js';
import { isOperation } from '../outline.js';
import { atKey, specificationsOf } from '../pageSources.js';
import type { Check } from './context.js';

/** Operations and schemas that pages or the navigation name and no specification has; endpoints that are none. */
export const checkOperations: Check = ({ input, outline, sources }) => {
  const { config, configSource, pages } = input;
  const all = specificationsOf(input);
  return [
    ...sources.diagnostics,
    ...pages.flatMap((page) => {
      const { api, openapi } = page.frontmatter;
      if (api === undefined || openapi !== undefined) return [];
      return parseEndpoint(api, config.api.baseUrl, atKey(page, 'api')).diagnostics;
    }),
    ...outline.missing
      .filter(({ written }) => isOperation(written))
      .flatMap(({ written, place }) => {
        const at = { file: configSource.file, span: configSource.spanOf(place) };
        return findOperation(all, written, at).diagnostics;
      }),
  ];
};
