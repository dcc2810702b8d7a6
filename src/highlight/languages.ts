import { createRequire } from 'node:module';
import type { LanguageRegistration } from 'shiki/core';
import { bundledLanguagesInfo } from 'shiki/langs';

const require = createRequire(import.meta.url);

/** Further names of languages by grammar: those of GitHub (Linguist) for languages that documentation shows, and names of tools. */
const furtherNames: Readonly<Record<string, string>> = {
  apache: 'apacheconf vhost',
  applescript: 'osascript',
  asm: 'assembly nasm',
  bash: 'az cli command commandline curl gcloud gsutil kubectl npm terminal tcsh envrc',
  bat: 'cmd batchfile dosbatch winbatch',
  c: 'opencl',
  csharp: 'cake cakescript',
  diff: 'udiff',
  docker: 'containerfile',
  dotenv: 'env',
  elixir: 'ex',
  erb: 'rhtml',
  go: 'golang',
  groovy: 'gradle gsp',
  haskell: 'lhs lhaskell',
  hcl: 'opentofu',
  html: 'xhtml eex heex leex phtml',
  ini: 'conf dosini editorconfig gitconfig inputrc npmrc curlrc',
  java: 'jsp',
  javascript: 'node nodejs',
  jinja: 'django htmldjango',
  json: 'geojson topojson sarif',
  julia: 'julia-repl',
  make: 'mk',
  markdown: 'pandoc',
  matlab: 'octave',
  nix: 'nixos',
  nushell: 'nush nu-script',
  'objective-c': 'obj-c objectivec',
  pascal: 'delphi objectpascal',
  perl: 'pl',
  postcss: 'pcss',
  powershell: 'posh pwsh',
  proto: 'protocol-buffer',
  python: 'py3 python3 pycon python-console pytb python-traceback numpy snakemake',
  r: 'rscript',
  razor: 'cshtml',
  rst: 'restructuredtext',
  ruby: 'jruby rake',
  scheme: 'scm',
  shellsession: 'console',
  solidity: 'sol',
  'ssh-config': 'sshconfig ssh_config sshd_config',
  tsx: 'typescriptreact',
  turtle: 'ttl',
  v: 'vlang',
  viml: 'nvim',
  wasm: 'webassembly wast',
  wolfram: 'mathematica',
  xml: 'rss wsdl xsd plist',
};

const ids = new Map<string, string>();
for (const [id, names] of Object.entries(furtherNames)) for (const name of names.split(' ')) ids.set(name, id);
const bundledNames = bundledLanguagesInfo.flatMap(({ id, aliases }) =>
  [id, ...(aliases ?? [])].map((name) => [name, id] as const),
);
for (const [name, id] of bundledNames) ids.set(name, id);

/**
 * The grammar for a language as named by an author, regardless of case.
 *
 * @returns undefined for languages without a grammar and for plain text.
 */
export function languageId(name: string): string | undefined {
  return ids.get(name.trim().toLowerCase());
}

/** Names of code that is not highlighted or is rendered differently. */
const withoutColours = new Set([
  'text',
  'txt',
  'plain',
  'plaintext',
  'none',
  'raw',
  'ansi',
  'mermaid',
  'output',
  'log',
  'logs',
  'tree',
]);

/** Names of languages that are long enough not to be confused with ordinary words. */
export const languageNames: readonly string[] = [...bundledNames.map(([name]) => name), ...withoutColours].filter(
  (name) => name.length > 3,
);

/** True if a name is that of a language without a grammar. */
export function isUnknownLanguage(name: string): boolean {
  return languageId(name) === undefined && !withoutColours.has(name.trim().toLowerCase());
}

const fence = /^[ \t]*(?:`{3,}|~{3,})[ \t]*([^\s`{]+)/gm;

/** Frontmatter of a Markdown text, in YAML or TOML. */
const frontmatter = /^(---|\+\+\+)[ \t]*(?:\n|$)/;

/** Grammars that a Markdown text embeds: those for its frontmatter, its code blocks' languages and MDX elements. */
export function companionIds(id: string, code: string): string[] {
  if (id !== 'mdx' && id !== 'markdown') return [];
  const companions = [...code.matchAll(fence)]
    .map(([, name = '']) => languageId(name))
    .filter((id) => id !== undefined);
  const mark = frontmatter.exec(code)?.[1];
  if (mark !== undefined) companions.unshift(mark === '---' ? 'yaml' : 'toml');
  return [...new Set(id === 'mdx' ? ['tsx', ...companions] : companions)];
}

/**
 * Placeholders in shell code, such as `<token>` and `<your key>`. The grammar alone takes their brackets for redirections, and gives their last
 * letter another colour, as it may be the number of a file.
 */
const placeholders: LanguageRegistration['injections'] = {
  'L:source.shell - string.quoted - comment': {
    patterns: [{ match: '<[A-Za-z][\\w.:/|-]*(?: [\\w.:/|-]+)*>', name: 'string.unquoted.argument.shell' }],
  },
};

/**
 * The rules of the shell grammar with a faster pattern for functions. A name is followed by a parenthesis, so only the longest one can match. The
 * grammar tries all shorter ones too, at every character of a long address.
 */
function fasterRules(rules: LanguageRegistration['repository'] = {}): LanguageRegistration['repository'] {
  const { function_definition: definition } = rules;
  if (!definition) return rules;
  const begin = String(definition.begin).replaceAll(']+)', ']++)');
  return Object.assign({}, rules, { function_definition: { ...definition, begin } });
}

/** A grammar and the grammars that it embeds, read on demand because a site uses only a few of hundreds. */
export function readGrammar(id: string): LanguageRegistration[] {
  const module = require(`shiki/langs/${id}.mjs`) as { default: LanguageRegistration[] };
  return module.default.map((grammar) =>
    /^(?:source\.shell|text\.shell-session)$/.test(grammar.scopeName)
      ? { ...grammar, repository: fasterRules(grammar.repository), injections: placeholders }
      : grammar,
  );
}
