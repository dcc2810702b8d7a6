import { catalogue, type DiagnosticCode } from '../diagnostics/catalogue.js';
import { diagnostic } from '../diagnostics/create.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { inShort } from '../diagnostics/inShort.js';
import { nearest } from '../diagnostics/nearest.js';
import { formatPath } from './formatPath.js';
import { listKeys, unknownKey } from './keys.js';
import type { Problem } from './problems.js';
import { descriptionAt, keysAt } from './schema/walk.js';
import { at, findPart, toValue, type JsonPath, type JsonTree, type Place } from './tree.js';
import { hasScheme } from '../shared/url.js';
import type { Vocabulary } from './vocabulary.js';

/** Maximum number of allowed values that a message lists. */
const mostListed = 20;

const shownText = 'the text that is shown, or set "type" to "github".';

const typeNames: Readonly<Record<string, string>> = {
  string: 'text in quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'an object in { }',
  record: 'an object in { }',
};

/** The opening bracket of an object or array, because marking the whole value would be too much. */
function opening(tree: JsonTree): Place {
  const { file, start } = tree.span;
  return { file, start, end: { line: start.line, column: start.column + 1 } };
}

function quote(value: unknown): string {
  return inShort(JSON.stringify(value) ?? '');
}

/** The type of a value, in words. */
function describeType(tree: JsonTree): string {
  if (tree.type === 'array') return 'a list';
  return tree.type === 'object' ? 'an object' : quote(tree.value);
}

/** The value converted to the expected form, if that is possible. */
function asExpected(expected: readonly string[], tree: JsonTree): string | undefined {
  const value = tree.type === 'scalar' ? tree.value : undefined;
  if (expected.includes('boolean') && (value === 'true' || value === 'false')) return `Take away the quotes: ${value}.`;
  if (
    expected.includes('number') &&
    typeof value === 'string' &&
    value.trim() !== '' &&
    Number.isFinite(Number(value))
  ) {
    return `Take away the quotes: ${value}.`;
  }
  if (expected.includes('string') && (typeof value === 'number' || typeof value === 'boolean')) {
    return `Put it in quotes: "${value}".`;
  }
  if (value === null) return 'Write a value, or remove the setting.';
  return expected.includes('array') && tree.type !== 'array' ? 'Put it in a list: [ … ].' : undefined;
}

function joined(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;
}

function missing(path: JsonPath, parent: JsonTree, { schema }: Vocabulary, code: DiagnosticCode): Diagnostic {
  const key = String(path.at(-1));
  const where = path.length === 1 ? 'The file' : `\`${formatPath(path.slice(0, -1))}\``;
  const description = descriptionAt(schema, path);
  return diagnostic(code, {
    message: `${where} has no "${key}".`,
    help: `Add "${key}"${hint(description)}`,
    ...at(opening(parent)),
  });
}

function isCode(message: string): message is DiagnosticCode {
  return Object.hasOwn(catalogue, message);
}

function explainCheck(
  message: string,
  name: string,
  value: unknown,
  description: string | undefined,
): { code: DiagnosticCode; message: string; help: string } {
  const code = isCode(message) ? message : 'config/wrong-value';
  const is = `\`${name}\` is ${quote(value)}`;
  switch (code) {
    case 'config/missing-field':
      return { code, message: `\`${name}\` is empty.`, help: 'Write a text between the quotes.' };
    case 'config/missing-name':
      return { code, message: `\`${name}\` is empty.`, help: `Write ${shownText}` };
    case 'config/empty-value':
      return {
        code,
        message: `\`${name}\` is empty, so it has no effect.`,
        help: 'Write a text between the quotes, or remove it.',
      };
    case 'config/repeated-division':
      return {
        code,
        message: `\`${name}\` is left out: the versions or languages beside it all have one of its name, and list its pages.`,
        help: 'Keep it in one place: here for all of them, or in each.',
      };
    case 'config/bad-color':
      return {
        code,
        message: `${is}, which is not a hex colour.`,
        help: 'Write it as #RRGGBB or #RGB, such as #16A34A.',
      };
    case 'config/bad-language':
      return {
        code,
        // The setting's name is left out, because it differs between the two forms.
        message: `${quote(value)} is not a language.`,
        help: 'Write a language tag, such as fr, pt-BR or zh-Hans.',
      };
    case 'config/bad-repository':
      return {
        code,
        message: `${is}, which is not the address of a repository.`,
        help: 'Write it as https://github.com/owner/repository.',
      };
    case 'config/bad-url': {
      const bare = typeof value === 'string' && !hasScheme(value) && /^[\w-]+(?:\.[\w-]+)+/.test(value);
      const help = bare ? `Write https://${value}.` : 'Write a complete address, such as https://example.com/page.';
      return { code, message: `${is}, which is not an address.`, help };
    }
    case 'config/bad-id':
      return { code, message: `${is}, which cannot be right.`, help: `Copy it from the service${hint(description)}` };
    default:
      return {
        code,
        message: `${is}, which is not possible.`,
        help: isCode(message) ? 'Look it up in the reference.' : `${message}.`,
      };
  }
}

const hint = (description: string | undefined): string => (description === undefined ? '.' : `: ${description}`);

/**
 * Describes a fault to an author: what is wrong, where, and how to fix it.
 *
 * @param tree the file as it was when the fault was found.
 */
export function explain(problem: Problem, tree: JsonTree, vocabulary: Vocabulary): Diagnostic {
  const { path } = problem;
  const part = findPart(tree, path);
  const parent = findPart(tree, path.slice(0, -1))?.value ?? tree;
  if (problem.kind === 'unknown-key') {
    const given = parent.type === 'object' ? parent.entries : new Map<string, never>();
    return unknownKey(path, part?.key ?? tree.span, vocabulary, (key) => given.has(key));
  }
  if (part === undefined) {
    if (problem.kind !== 'check') return missing(path, parent, vocabulary, 'config/missing-field');
    const isName = problem.message === 'config/missing-name';
    const fault = missing(path, parent, vocabulary, isName ? 'config/missing-name' : 'config/missing-field');
    const help = `Add "${String(path.at(-1))}", ${shownText}`;
    return isName ? { ...fault, help } : fault;
  }

  const name = path.length === 0 ? tree.span.file : formatPath(path);
  const place = at(part.value.type === 'scalar' ? part.value.span : opening(part.value));
  const value = toValue(part.value);
  if (problem.kind === 'check') {
    const { code, ...words } = explainCheck(problem.message, name, value, descriptionAt(vocabulary.schema, path));
    return diagnostic(code, { ...words, ...place });
  }
  if (problem.kind === 'type') {
    const expected = joined([...new Set(problem.expected.map((type) => typeNames[type] ?? type))]);
    const keys = problem.expected.includes('object') ? listKeys(keysAt(vocabulary.schema, path)) : undefined;
    return diagnostic(path.length === 0 ? 'config/syntax' : 'config/wrong-type', {
      message: `\`${name}\` must be ${expected}, not ${describeType(part.value)}.`,
      help: asExpected(problem.expected, part.value) ?? [`Write ${expected}.`, ...(keys ? [keys] : [])].join(' '),
      ...place,
    });
  }
  const allowed = problem.allowed.map(String);
  const suggestion = typeof value === 'string' ? nearest(value, allowed) : undefined;
  const list =
    allowed.length > mostListed
      ? `There are ${allowed.length} names; the manual says where to find them.`
      : `Possible: ${allowed.map((option) => `"${option}"`).join(', ')}.`;
  return diagnostic('config/wrong-value', {
    message: `\`${name}\` cannot be ${quote(value)}.`,
    help: suggestion === undefined ? list : `Did you mean "${suggestion}"? ${list}`,
    ...place,
  });
}
