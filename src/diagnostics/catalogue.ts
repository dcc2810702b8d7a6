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
} as const satisfies Record<string, Severity>;

export type DiagnosticCode = keyof typeof catalogue;
