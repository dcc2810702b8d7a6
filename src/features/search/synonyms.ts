/** Names that readers and writers of documentation use for the same thing. */
const groups: readonly (readonly string[])[] = [
  ['accordion', 'collapsible', 'expandable', 'collapse', 'toggle'],
  ['authentication', 'auth', 'login', 'sign in'],
  ['authorization', 'permissions', 'access control'],
  ['base path', 'subdirectory', 'subpath', 'subfolder'],
  ['callout', 'admonition', 'alert', 'note', 'info box', 'warning box'],
  ['changelog', 'release notes', "what's new"],
  ['command line', 'cli', 'terminal'],
  ['configuration', 'config', 'settings'],
  ['continuous integration', 'ci', 'pipeline', 'github actions'],
  ['dark mode', 'light and dark', 'night mode'],
  ['database', 'db'],
  ['deploy', 'deploying', 'deployment', 'hosting', 'publish'],
  ['documentation', 'docs'],
  ['environment', 'env'],
  ['error', 'troubleshooting', 'debugging', 'common problems', 'faq'],
  ['formula', 'equation', 'math', 'latex'],
  ['image', 'picture', 'screenshot'],
  ['javascript', 'js'],
  ['kubernetes', 'k8s'],
  ['languages', 'i18n', 'internationalization', 'l10n', 'localization', 'translation'],
  ['multi-factor authentication', 'mfa', '2fa', 'two-factor'],
  ['not found', 'missing page', '404'],
  ['pagination', 'paging', 'cursor'],
  ['postgresql', 'postgres'],
  ['pricing', 'billing', 'plans'],
  ['quickstart', 'quick start', 'getting started', 'get started', 'install', 'installation', 'setup', 'tutorial'],
  ['rate limit', 'throttling', 'too many requests', '429'],
  ['repository', 'repo'],
  ['single sign-on', 'sso', 'saml'],
  ['snippet', 'include', 'partial', 'reusable'],
  ['typescript', 'ts'],
  ['version', 'versioning'],
];

/** A text as lower-case words, each between two spaces. */
const spaced = (text: string): string => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}']+/gu, ' ')} `;

const patterns = groups.map((names) => ({
  names,
  pattern: new RegExp(` (?:${names.map((name) => spaced(name).trim()).join('|')})s? `),
}));

/**
 * Returns other English names of the subjects that texts name: `admonition` for `Callouts`, for example. A reader who has learned another tool's words
 * finds the page by them.
 */
export function synonymsOf(texts: readonly string[]): string[] {
  const text = texts.map(spaced).join('|');
  const others = patterns.filter(({ pattern }) => pattern.test(text)).flatMap(({ names }) => names);
  return [...new Set(others)].filter((name) => ![name, `${name}s`].some((form) => text.includes(spaced(form))));
}
