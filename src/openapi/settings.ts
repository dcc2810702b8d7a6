import type { Config } from '../config/config.js';
import type { ApiSettings, AuthSettings } from './details.js';

/**
 * The settings of one page: `api` of docs.json with what the page's frontmatter says instead.
 *
 * @param authMethod frontmatter `authMethod`, or its older form `auth`; wins over docs.json and specifications.
 */
export function apiSettings(api: Config['api'], authMethod?: AuthSettings['method']): ApiSettings {
  const method = authMethod ?? api.auth?.method;
  const { languages, showOptionalParams } = api.request.example;
  // Name and prefix are those of the configured method: a page with another one does not inherit them.
  const isOther = api.auth?.method !== undefined && api.auth.method !== method;
  const { name, inputPrefix } = isOther ? {} : (api.auth ?? {});
  return {
    baseUrl: api.baseUrl,
    ...(method && {
      auth: { method, ...(name !== undefined && { name }), ...(inputPrefix !== undefined && { inputPrefix }) },
    }),
    maintainOrder: api.maintainOrder !== false,
    ...(languages && { languages }),
    showOptionalParameters: showOptionalParams === true,
  };
}
