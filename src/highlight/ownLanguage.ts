import { parse, type ParseError } from 'jsonc-parser';
import type { LanguageRegistration } from 'shiki/core';
import * as z from 'zod';
import { diagnostic } from '../diagnostics/create.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { indexLines } from '../diagnostics/lines.js';
import { digest } from '../shared/digest.js';
import { languageId } from './languages.js';

/** A language for which the author supplies a grammar. */
export interface OwnLanguage {
  /** Changes with the grammar. */
  id: string;
  /** Names in fences, in lower case. */
  names: readonly string[];
  grammar: LanguageRegistration;
  /** Bundled languages that it embeds. */
  embedded: readonly string[];
  /** File of the grammar, for messages. */
  file: string;
}

/** Maximum number of characters in a grammar; the largest bundled one has 800,000. */
export const largestGrammar = 2_000_000;

const names = z.array(z.string()).optional();
const schema = z.looseObject({
  scopeName: z.string().min(1),
  patterns: z.array(z.looseObject({})),
  name: z.string().optional(),
  aliases: names,
  fileTypes: names,
  embeddedLangs: names,
});

/** Scopes of other grammars that patterns include: `source.js`. */
function includedScopes(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    key === 'include' && typeof inner === 'string' && /^[^#$]/.test(inner)
      ? inner.split('#', 1)
      : includedScopes(inner),
  );
}

const bundledOf = (scope: string): string[] => {
  const language = scope
    .split('.')
    .map(languageId)
    .find((id) => id !== undefined);
  return language === undefined ? [] : [language];
};

function readJson(text: string): { value: unknown; fault?: ParseError } {
  const faults: ParseError[] = [];
  const value: unknown = parse(text, faults, { allowTrailingComma: true });
  const [fault] = faults;
  return { value, ...(fault && { fault }) };
}

/**
 * Reads a TextMate grammar.
 *
 * @param file file of the grammar, for messages.
 */
export function readLanguage(text: string, file: string): OwnLanguage | Diagnostic {
  const help = 'Save the grammar as JSON, with `scopeName`, `name` and `patterns`.';
  const { value, fault } = readJson(text);
  if (fault) {
    const span = indexLines(text).spanAt(fault.offset, fault.offset + Math.max(1, fault.length));
    return diagnostic('content/grammar', { message: 'The grammar is not valid JSON.', help, file, span });
  }
  const read = schema.safeParse(value);
  if (!read.success) {
    const [issue] = read.error.issues;
    const where =
      issue && issue.path.length > 0 ? `\`${issue.path.join('.')}\` is missing or wrong` : 'it is not an object';
    return diagnostic('content/grammar', { message: `The file is not a TextMate grammar: ${where}.`, help, file });
  }
  const { name, scopeName, aliases = [], fileTypes = [], embeddedLangs = [] } = read.data;
  const own = name ?? scopeName.split('.').at(-1) ?? scopeName;
  const id = `${own.toLowerCase()} ${digest(text)}`;
  // A file type is a possible name unless a bundled language has it.
  const guessed = fileTypes.filter((type) => languageId(type) === undefined);
  const spelled = [own, ...aliases, ...guessed].map((each) => each.trim().toLowerCase());
  return {
    id,
    names: [...new Set(spelled.flatMap((each) => [each, each.replace(/\s+/g, '-')]))],
    grammar: { ...(value as LanguageRegistration), name: id, aliases: [], embeddedLangs: [], embeddedLangsLazy: [] },
    embedded: [
      ...new Set([
        ...embeddedLangs.flatMap((each) => languageId(each) ?? []),
        ...includedScopes(value).flatMap(bundledOf),
      ]),
    ],
    file,
  };
}

/** The regular expressions of a grammar that can be tested alone. Expressions that refer to groups of another one cannot. */
export function patternsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'string' && ['match', 'begin', 'end', 'while'].includes(key)
      ? key === 'match' || key === 'begin' || !/\\\d/.test(inner)
        ? [inner]
        : []
      : patternsOf(inner),
  );
}
