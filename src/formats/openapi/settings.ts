import type { Config } from '../../config/config.js';
import { defined } from '../../shared/object.js';
import type { ApiSettings, AuthSettings } from './details.js';

/**
 * API settings of one page: `api` in docs.json, overridden by the page's frontmatter.
 *
 * @param authMethod frontmatter `authMethod`, or its older form `auth`; overrides docs.json and specifications.
 */
export function apiSettings(api: Config['api'], authMethod?: AuthSettings['method']): ApiSettings {
  const method = authMethod ?? api.mdx.auth?.method;
  const { languages, defaults, prefill, autogenerate } = api.examples;
  // Name and prefix belong to the configured method, so a page with another method does not inherit them.
  const own = api.mdx.auth;
  const isOther = own?.method !== undefined && own.method !== method;
  const { name, inputPrefix } = isOther ? {} : (own ?? {});
  return {
    baseUrl: api.mdx.server,
    ...(method && { auth: defined({ method, name, inputPrefix }) }),
    maintainOrder: api.maintainOrder !== false,
    ...defined({ languages, prefill }),
    showOptionalParameters: defaults !== 'required',
    makesSamples: autogenerate,
  };
}
