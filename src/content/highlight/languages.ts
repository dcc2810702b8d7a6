import { createRequire } from 'node:module';
import type { LanguageRegistration } from 'shiki/core';
import { bundledLanguagesInfo } from 'shiki/langs';

const require = createRequire(import.meta.url);

/** Common names of languages that have another name here. */
const furtherNames: Readonly<Record<string, string>> = {
  az: 'bash',
  cli: 'bash',
  cmd: 'bat',
  command: 'bash',
  commandline: 'bash',
  conf: 'ini',
  console: 'shellsession',
  curl: 'bash',
  env: 'dotenv',
  gcloud: 'bash',
  golang: 'go',
  gradle: 'groovy',
  gsutil: 'bash',
  kubectl: 'bash',
  node: 'javascript',
  nodejs: 'javascript',
  npm: 'bash',
  terminal: 'bash',
};

const ids = new Map<string, string>();
for (const { id, aliases } of bundledLanguagesInfo) for (const name of [id, ...(aliases ?? [])]) ids.set(name, id);

/**
 * The grammar for a language as named by an author, regardless of case.
 *
 * @returns undefined for languages without a grammar and for plain text.
 */
export function languageId(name: string): string | undefined {
  const plain = name.trim().toLowerCase();
  return ids.get(plain) ?? (Object.hasOwn(furtherNames, plain) ? furtherNames[plain] : undefined);
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

/** Names of languages long enough to be distinguished from ordinary words. */
export const languageNames: readonly string[] = [...ids.keys(), ...withoutColours].filter((name) => name.length > 3);

/** True if a name is that of a language without a grammar. */
export function isUnknownLanguage(name: string): boolean {
  return languageId(name) === undefined && !withoutColours.has(name.trim().toLowerCase());
}

const fence = /^[ \t]*(?:`{3,}|~{3,})[ \t]*([^\s`{]+)/gm;

/** Further grammars that a Markdown text needs: those of its code blocks' languages, and of MDX elements. */
export function companionIds(id: string, code: string): string[] {
  if (id !== 'mdx' && id !== 'markdown') return [];
  const named = [...code.matchAll(fence)]
    .map(([, name = '']) => languageId(name))
    .filter((found) => found !== undefined);
  return [...new Set(id === 'mdx' ? ['tsx', ...named] : named)];
}

/** A grammar and those that it embeds. Read on demand, because there are hundreds and a site uses few. */
export function readGrammar(id: string): LanguageRegistration[] {
  const module = require(`shiki/langs/${id}.mjs`) as { default: LanguageRegistration[] };
  return module.default;
}
