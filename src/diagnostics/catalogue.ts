export type Severity = 'error' | 'warning';

/**
 * Every code a diagnostic can have, with its only severity. An error means that the configuration or a
 * specification is invalid, that a page does not compile, or that it names an operation that does not exist;
 * everything that leaves the rest of the site whole is a warning.
 */
export const catalogue = {
  'config/missing': 'error',
  'content/frontmatter-syntax': 'error',
  'content/frontmatter-value': 'warning',
  'content/compile': 'error',
  'content/evaluate': 'error',
  'content/import-missing': 'error',
  'content/import-unsupported': 'error',
  'content/unknown-component': 'warning',
  'content/event-handler': 'warning',
  'content/route-conflict': 'warning',
  'openapi/missing': 'error',
  'openapi/unreachable': 'warning',
  'openapi/syntax': 'error',
  'openapi/too-large': 'error',
  'openapi/version': 'error',
  'openapi/repeated-key': 'warning',
  'openapi/reference': 'warning',
  'openapi/duplicate-operation': 'warning',
  'openapi/ambiguous-operation': 'warning',
  'openapi/unknown-operation': 'error',
  'openapi/unknown-schema': 'error',
  'openapi/server': 'warning',
  'openapi/security': 'warning',
  'openapi/example': 'warning',
  'openapi/endpoint': 'error',
} as const satisfies Record<string, Severity>;

export type DiagnosticCode = keyof typeof catalogue;
