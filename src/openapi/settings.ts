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
  const { name, inputPrefix } = api.auth ?? {};
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
