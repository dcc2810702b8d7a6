import { distance } from 'fastest-levenshtein';
import { parseOperationName } from '../../config/operationName.js';
import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic, Span } from '../../diagnostics/diagnostic.js';
import { nearest } from '../../diagnostics/nearest.js';
import { parseSchemaName, type ThingName } from './name.js';
import type { Operation, Specification } from './operation.js';
import { resolveLocation } from './read/location.js';
import type { KnownSpecifications } from './specifications.js';

/** File and span of a name, for messages. */
export interface NamedAt {
  file?: string;
  span?: Span | undefined;
}

/** Operation that a name refers to, or a diagnostic with the reason why there is none. */
export interface FoundOperation {
  specification?: Specification;
  operation?: Operation;
  diagnostics: readonly Diagnostic[];
}

export interface FoundSchema {
  specification?: Specification;
  name?: string;
  diagnostics: readonly Diagnostic[];
}

/**
 * Looks up what `[file] METHOD /path` or `[file] webhook name` names (FORMAT.md 1.15, 6.6). A trailing slash makes no
 * difference. Without a file the first specification in alphabetical order counts that has it, one that docs.json names
 * before one that merely lies in the folder, with a warning when another of its kind has it too. While a specification
 * could not be read, what is not found may be in it: nothing is said then, as that was said of the specification.
 */
export function findOperation(all: KnownSpecifications, text: string, at: NamedAt): FoundOperation {
  const name = parseOperationName(text);
  if (name?.kind !== 'operation' && name?.kind !== 'webhook') return { diagnostics: [notAName(text, at)] };
  const searched = specificationsNamed(all.specifications, name.file, at.file);
  const found = searched.flatMap((specification) => {
    const operation = operationIn(specification, name);
    return operation ? [{ specification, operation }] : [];
  });
  const [first, second] = found;
  if (!first) {
    return { diagnostics: mayBeAway(all, searched, name.file) ? [] : [unknown(all, searched, name, text, at)] };
  }
  const isAmbiguous = second && name.file === undefined && isRival(first.specification, second.specification);
  return { ...first, diagnostics: isAmbiguous ? [ambiguous(text, first, second, at)] : [] };
}

/** Looks up what `[file] Name` names among the component schemas. */
export function findSchema(all: KnownSpecifications, text: string, at: NamedAt): FoundSchema {
  const name = parseSchemaName(text);
  const searched = specificationsNamed(all.specifications, name?.file, at.file);
  const wanted = name?.kind === 'schema' ? name.name : text;
  const found = searched.filter(({ schemas }) => schemas.includes(wanted));
  const [first, second] = found;
  if (first) {
    const isAmbiguous = second && name?.file === undefined && isRival(first, second);
    const diagnostics = isAmbiguous ? [ambiguousSchema(wanted, [first, second], at)] : [];
    return { specification: first, name: wanted, diagnostics };
  }
  if (mayBeAway(all, searched, name?.file)) return { diagnostics: [] };
  const meant = nearest(
    wanted,
    searched.flatMap(({ schemas }) => schemas),
  );
  const help = meant === undefined ? 'Name a schema under `components.schemas`.' : `Did you mean \`${meant}\`?`;
  const problem = diagnostic('openapi/unknown-schema', {
    message: `No specification has a schema \`${wanted}\`.`,
    help,
    ...at,
  });
  return { diagnostics: [problem] };
}

/** A specification found in the folder does not compete with those that docs.json names. */
function isRival(first: Specification, second: Specification): boolean {
  return Boolean(first.isUnnamed) === Boolean(second.isUnnamed);
}

/** May a name that was not found be right, for all that is known? */
export function mayBeAway({ unread }: KnownSpecifications, searched: readonly Specification[], file?: string): boolean {
  return unread.length > 0 && (file === undefined || searched.length === 0);
}

/**
 * Specifications that a file name in a page means, best match first; without one all of them, named ones first, by location.
 *
 * @param page file in which the name stands: `./` and `../../` start there.
 */
export function specificationsNamed(
  specifications: readonly Specification[],
  file: string | undefined,
  page: string | undefined,
): Specification[] {
  const sorted = [...specifications].sort(
    (a, b) => Number(a.isUnnamed ?? false) - Number(b.isUnnamed ?? false) || (a.location < b.location ? -1 : 1),
  );
  if (file === undefined) return sorted;
  const beside = page !== undefined && /^\.{1,2}\//.test(file) ? resolveLocation(file, page) : undefined;
  const wanted = file.replace(/^(?:\.{0,2}\/)+/, '');
  const bare = wanted.replace(/\.(json|ya?ml)$/i, '');
  const tests: ((specification: Specification) => boolean)[] = [
    ({ location }) => location === beside,
    ({ location }) => location === wanted || location === file,
    ({ location }) => location.includes(wanted),
    ({ id }) => id === bare,
  ];
  return [...new Set(tests.flatMap((test) => sorted.filter(test)))];
}

function operationIn(specification: Specification, name: ThingName): Operation | undefined {
  if (name.kind === 'webhook') return specification.webhooks.find(({ path }) => path === name.name);
  if (name.kind !== 'operation') return undefined;
  const wanted = name.method.toUpperCase();
  const candidates = specification.operations
    .filter(({ kind, method }) => kind !== 'channel' && method.toUpperCase() === wanted)
    .sort((a, b) => Number(b.method === name.method) - Number(a.method === name.method));
  return (
    candidates.find(({ path }) => path === name.path) ??
    candidates.find(({ path }) => withoutSlash(path) === withoutSlash(name.path))
  );
}

function withoutSlash(path: string): string {
  return path.replace(/(?<=.)\/+$/, '');
}

function notAName(text: string, at: NamedAt): Diagnostic {
  return diagnostic('openapi/unknown-operation', {
    message: `\`${text}\` does not name an operation.`,
    help: 'Write `METHOD /path` or `webhook name`, with the specification’s file before it where several have it.',
    ...at,
  });
}

function unknown(
  all: KnownSpecifications,
  searched: readonly Specification[],
  name: ThingName,
  text: string,
  at: NamedAt,
): Diagnostic {
  if (searched.length === 0) {
    const files = all.specifications.map(({ location }) => location);
    return diagnostic('openapi/unknown-operation', {
      message: `\`${text}\` names no specification that the site has.`,
      help:
        files.length === 0
          ? 'Name a specification under `openapi` in `docs.json`.'
          : `The site has ${listed(files.slice(0, 5))}.`,
      ...at,
    });
  }
  const near = nearOperations(searched, name);
  return diagnostic('openapi/unknown-operation', {
    message: `\`${text}\` is not in ${listed(searched.slice(0, 3).map(({ location }) => location))}.`,
    help: near.length === 0 ? 'The specification has none of this kind.' : `The nearest are ${listed(near)}.`,
    ...at,
  });
}

/** Operations an author may have meant: other methods of the same path first, then by spelling; three at most. */
function nearOperations(searched: readonly Specification[], name: ThingName): string[] {
  const wanted = name.kind === 'operation' ? `${name.method} ${name.path}` : name.name;
  const candidates = searched.flatMap(({ operations, webhooks }) =>
    name.kind === 'webhook'
      ? webhooks.map(({ path }) => ({ text: path, isSamePath: false }))
      : operations
          .filter(({ kind }) => kind !== 'channel')
          .map(({ method, path }) => ({
            text: `${method} ${path}`,
            isSamePath: name.kind === 'operation' && withoutSlash(path) === withoutSlash(name.path),
          })),
  );
  const ranked = candidates.map(({ text, isSamePath }) => ({ text, rank: isSamePath ? -1 : distance(wanted, text) }));
  const sorted = ranked.sort((a, b) => a.rank - b.rank || (a.text < b.text ? -1 : 1));
  return [...new Set(sorted.map(({ text }) => text))].slice(0, 3);
}

function ambiguous(
  text: string,
  first: Required<Pick<FoundOperation, 'specification'>>,
  second: Required<Pick<FoundOperation, 'specification'>>,
  at: NamedAt,
): Diagnostic {
  const { location } = first.specification;
  return diagnostic('openapi/ambiguous-operation', {
    message: `Both \`${location}\` and \`${second.specification.location}\` have \`${text}\`; the first is used.`,
    help: `Name the file as well: \`${location} ${text}\`.`,
    ...at,
  });
}

function ambiguousSchema(
  name: string,
  [first, second]: readonly [Specification, Specification],
  at: NamedAt,
): Diagnostic {
  return ambiguous(name, { specification: first }, { specification: second }, at);
}

/** Names in a message. */
export function listed(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}
