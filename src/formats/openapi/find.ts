import { distance } from 'fastest-levenshtein';
import { parseOperationName, type OperationName } from '../../config/operationName.js';
import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { helpFor, nearest } from '../../diagnostics/nearest.js';
import { documentsNamed, listFirst, listNames, mayBeAway } from '../find.js';
import type {
  FindEntry,
  FoundEntry,
  NamedAt,
  NamePlace,
  ReferenceDocument,
  ReferenceDocuments,
  ReferenceEntry,
} from '../format.js';
import { isOpenapi, type Operation, type Specification } from './operation.js';
import { joinPointer } from '../../documents/pointer.js';

/**
 * Looks up `[file] METHOD /path` or `[file] webhook name` (FORMAT.md 1.15, 6.6). A trailing slash makes no difference. Without a file, specifications
 * that docs.json names come before those that only lie in the folder, then alphabetical order decides, with a warning if another specification of the
 * same rank has the operation too. If a specification could not be read, a missing operation may be in it, so nothing more is reported.
 */
export const findOperation: FindEntry = (all, reference, { at }) => {
  const text = String(reference);
  const name = parseOperationName(text);
  if (!name) {
    const message = `\`${text}\` does not name an operation.`;
    const help =
      'Write `METHOD /path` or `webhook name`, with the specification’s file before it where several have it.';
    return { diagnostics: [diagnostic('openapi/unknown-operation', { message, help, ...at })] };
  }
  const searched = documentsNamed(all.documents, name.file, at.file);
  const matches = searched.filter(isOpenapi).flatMap((document) => {
    const entry = operationIn(document, name);
    return entry ? [{ document, entry }] : [];
  });
  const problems = (): Diagnostic[] =>
    mayBeAway(all, searched, name.file) ? [] : [unknown(all, searched, name, text, at)];
  return firstOf(matches, { text, file: name.file, at }) ?? { diagnostics: problems() };
};

/**
 * Looks up an operation that the navigation names; without a file, among the documents of its group, if it has any.
 *
 * @returns undefined if the item is not the name of an operation.
 */
export function findListedOperation(all: ReferenceDocuments, text: string, place: NamePlace): FoundEntry | undefined {
  const name = parseOperationName(text);
  if (!name) return undefined;
  const searched = place.around.length > 0 && name.file === undefined ? place.around : all.documents;
  return findOperation({ ...all, documents: searched }, text, place);
}

/** True if a navigation item has the form of an operation's name. */
export function isOperationName(text: string): boolean {
  return parseOperationName(text) !== undefined;
}

/** Looks up `[file] Name` among the component schemas. */
export const findSchema: FindEntry = (all, reference, { at }) => {
  const text = String(reference);
  const [first = '', ...rest] = text.trim().split(/\s+/);
  const file = rest.length > 0 ? first : undefined;
  const schemaName = rest.join(' ') || first || text;
  const searched = documentsNamed(all.documents, file, at.file).filter(isOpenapi);
  const having = searched.filter(({ schemas }) => schemas.includes(schemaName));
  const entries = having.map((document) => ({ document, entry: schemaEntry(document, schemaName) }));
  const match = firstOf(entries, { text: schemaName, file, at });
  if (match) return match;
  if (mayBeAway(all, searched, file)) return { diagnostics: [] };
  const schemas = searched.flatMap((document) => document.schemas);
  const suggestion = nearest(schemaName, schemas);
  const help = helpFor(suggestion, 'Name a schema under `components.schemas`.');
  const message = `No specification has a schema \`${schemaName}\`.`;
  return { diagnostics: [diagnostic('openapi/unknown-schema', { message, help, ...at })] };
};

/** The entry of a component schema, which no list contains. */
function schemaEntry({ id, digest }: Specification, name: string): ReferenceEntry {
  return {
    id: `${id} schema ${name}`,
    documentId: id,
    kind: 'schema',
    title: name,
    words: name,
    path: name,
    slug: '',
    groups: [],
    deprecated: false,
    hidden: false,
    pointer: joinPointer('', 'components', 'schemas', name),
    digest,
  };
}

/**
 * The first of the specifications that have a name, with a warning if another one of the same rank, and not a copy of it, has it too: one found in the
 * folder does not compete with those that docs.json names.
 */
function firstOf(
  [first, ...others]: readonly { document: Specification; entry: ReferenceEntry }[],
  { text, file, at }: { text: string; file: string | undefined; at: NamedAt },
): FoundEntry | undefined {
  const second = others.find(
    ({ document: { isUnnamed, digest } }) =>
      Boolean(first?.document.isUnnamed) === Boolean(isUnnamed) && first?.document.digest !== digest,
  );
  if (!first || !second || file !== undefined) return first && { ...first, diagnostics: [] };
  const { location } = first.document;
  const message = `Both \`${location}\` and \`${second.document.location}\` have \`${text}\`; the first is used.`;
  const near = closest([location, ...others.map(({ document }) => document.location)], at.file ?? '');
  const help = `Name the file as well: \`${near} ${text}\`.`;
  return { ...first, diagnostics: [diagnostic('openapi/ambiguous-operation', { message, help, ...at })] };
}

/** The path that shares the most folders with a file; of several, the first. */
function closest(paths: readonly [string, ...string[]], file: string): string {
  const folders = file.split('/').slice(0, -1);
  const shared = (path: string): number => {
    const end = path.split('/').findIndex((folder, index) => folder !== folders[index]);
    return end === -1 ? folders.length : end;
  };
  return paths.reduce((best, path) => (shared(path) > shared(best) ? path : best));
}

function operationIn(specification: Specification, name: OperationName): Operation | undefined {
  if (name.kind === 'webhook') return specification.webhooks.find(({ path }) => path === name.name);
  const httpMethod = name.method.toUpperCase();
  const candidates = specification.operations
    .filter(({ method }) => method.toUpperCase() === httpMethod)
    .sort((a, b) => Number(b.method === name.method) - Number(a.method === name.method));
  return (
    candidates.find(({ path }) => path === name.path) ??
    candidates.find(({ path }) => withoutSlash(path) === withoutSlash(name.path))
  );
}

function withoutSlash(path: string): string {
  return path.replace(/(?<=.)\/+$/, '');
}

function unknown(
  all: ReferenceDocuments,
  searched: readonly ReferenceDocument[],
  name: OperationName,
  text: string,
  at: NamedAt,
): Diagnostic {
  if (searched.length === 0) {
    const file = name.file ?? '';
    const files = all.documents.map(({ location }) => location).sort((a, b) => distance(file, a) - distance(file, b));
    const message =
      files.length === 0
        ? `The site has no specification for \`${text}\`.`
        : `\`${text}\` names no specification that the site has.`;
    const advice = 'Name a specification under `api.openapi` (classic: `openapi`) in `docs.json`.';
    const help = files.length === 0 ? advice : `The site has ${listFirst(files, 5)}.`;
    return diagnostic('openapi/unknown-operation', { message, help, ...at });
  }
  const near = nearOperations(searched.filter(isOpenapi), name);
  const locations = searched.map(({ location }) => location);
  const operation = text
    .trim()
    .slice(name.file?.length ?? 0)
    .trim();
  return diagnostic('openapi/unknown-operation', {
    message: `\`${operation}\` is not in ${listFirst(locations, 3, 'or')}.`,
    help:
      near.length === 0
        ? 'The specification has none of this kind.'
        : `The nearest ${near.length === 1 ? 'is' : 'are'} ${listNames(near)}.`,
    ...at,
  });
}

/** Operations that an author may have meant: other methods of the same path first, then by spelling; three at most. */
function nearOperations(searched: readonly Specification[], name: OperationName): string[] {
  const target = name.kind === 'operation' ? `${name.method} ${name.path}` : name.name;
  const candidates = searched.flatMap(({ operations, webhooks }) =>
    name.kind === 'webhook'
      ? webhooks.map(({ path }) => ({ text: path, isSamePath: false }))
      : operations.map(({ method, path }) => ({
          text: `${method} ${path}`,
          isSamePath: name.kind === 'operation' && withoutSlash(path) === withoutSlash(name.path),
        })),
  );
  const ranked = candidates.map(({ text, isSamePath }) => ({ text, rank: isSamePath ? -1 : distance(target, text) }));
  const sorted = ranked.sort((a, b) => a.rank - b.rank || (a.text < b.text ? -1 : 1));
  return [...new Set(sorted.map(({ text }) => text))].slice(0, 3);
}
