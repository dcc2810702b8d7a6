import { diagnostic } from '../../../diagnostics/create.js';
import type { Diagnostic } from '../../../diagnostics/diagnostic.js';
import { nearest } from '../../../diagnostics/nearest.js';
import type { DocumentPlace } from '../../../documents/documentPlace.js';
import { objectOf, type JsonObject } from '../../../documents/json.js';
import { joinPointer, splitPointer, valueAt } from '../../../documents/pointer.js';
import type { Bundle } from '../../../documents/read/bundle.js';
import { filePlaceIn, type FilePlace } from '../../../documents/read/parsedFile.js';
import { localPointer } from '../../../documents/resolve.js';
import type { Failure } from './failure.js';
import { faultOf, type Fault } from './messages.js';
import { isKeyword, misspeltKeyword } from './misspelling.js';
import { isNewerKeyword, newerKeywordsFault } from './newerKeywords.js';
import type { OfficialSchema } from './officialSchema.js';
import { MAX_FAILURES, validate } from './validate.js';

/**
 * Reports violations of the official schema of the document's version, circular references and misspelt keywords.
 *
 * @param bundle the document as its author wrote it, before conversion.
 */
export function structureProblems({ document, origin }: Bundle, official: OfficialSchema): Diagnostic[] {
  const problems = new Map<string, Diagnostic>();
  const add = (pointer: string, fault: Fault, part?: 'key'): void => {
    // Only the first fault of a place is reported. Others are often its consequences, and the next check reports the rest.
    if (!problems.has(pointer) && problems.size < MAX_FAILURES)
      problems.set(pointer, diagnostic('openapi/structure', { ...fault, ...placeOf(origin(pointer), part) }));
  };
  const followed = new Set<string>();
  const visit = (value: JsonObject, schema: JsonObject, keys: readonly string[]): void => {
    if (typeof value['$ref'] === 'string' && isCircular(document, value['$ref'], followed))
      add(joinPointer('', ...keys, '$ref'), circle(value['$ref']));
    if (schema !== official.schemaObject || schema['additionalProperties'] === false) return;
    for (const key of Object.keys(value)) {
      const suggestion = misspeltKeyword(key);
      if (suggestion !== undefined && value[suggestion] === undefined)
        add(joinPointer('', ...keys, key), misspelling(key, suggestion), 'key');
    }
  };
  const failures = validate(document, official, visit);
  const newer = failures.filter((failure) => isNewerKeyword(failure, official));
  const consequences = consequencesOf(failures);
  for (const failure of failures.filter((each) => !newer.includes(each) && !consequences.has(each))) {
    const isAboutKey = failure.keyword === 'additionalProperties' || failure.keyword === 'propertyNames';
    const pointer = pointerOf(failure, isAboutKey ? failure.names[0] : undefined);
    if (!isAboutKey || isWritten(origin(pointer), failure.names[0]))
      add(pointer, faultOf(failure, official.version), isAboutKey ? 'key' : undefined);
  }
  const [first] = newer;
  if (first) add(pointerOf(first, first.names[0]), newerKeywordsFault(newer, official.version));
  const isCut = failures.length >= MAX_FAILURES || problems.size >= MAX_FAILURES;
  return [
    ...problems.values(),
    ...(isCut ? [diagnostic('openapi/structure', { ...cut, ...placeOf(origin('')) })] : []),
  ];
}

const cut: Fault = {
  message: `Only the first ${MAX_FAILURES} problems of this specification are listed.`,
  help: 'Correct them and check it again.',
};

function placeOf({ source, pointer }: FilePlace, part?: 'key'): DocumentPlace {
  return filePlaceIn(source, pointer, part);
}

/** False for names that were assigned to parts of other files when they were merged. */
function isWritten({ source, pointer }: FilePlace, name: unknown): boolean {
  return splitPointer(pointer).at(-1) === name && valueAt(source.value, pointer) !== undefined;
}

function pointerOf({ keys }: Failure, name: unknown): string {
  return joinPointer('', ...keys, ...(typeof name === 'string' ? [name] : []));
}

/**
 * Failures that another one causes: a missing key that exists with a typing error, keys that a misspelt `type` or `in` makes unknown or
 * missing, keys of a schema written without `schema`.
 */
function consequencesOf(failures: readonly Failure[]): Set<Failure> {
  const placesOf = (failures: readonly Failure[]): Set<string> =>
    new Set(failures.map(({ keys }) => joinPointer('', ...keys)));
  const unknown = failures.filter(({ keyword }) => keyword === 'additionalProperties');
  const missing = failures.filter(({ keyword }) => keyword === 'required');
  const suggested = new Set(unknown.map((each) => pointerOf(each, nearest(String(each.names[0]), each.knownKeys))));
  const misspelt = placesOf(missing.filter((each) => each.names.some((name) => suggested.has(pointerOf(each, name)))));
  const withoutSchema = placesOf(missing.filter(({ names }) => names.includes('schema')));
  const wrong = new Set(
    failures.flatMap(({ keyword, keys }) => (keyword === 'enum' ? [joinPointer('', ...keys.slice(0, -1))] : [])),
  );
  const isConsequence = (failure: Failure): boolean => {
    const place = pointerOf(failure, undefined);
    if (failure.keyword === 'required') return misspelt.has(place) || wrong.has(place);
    const name = String(failure.names[0]);
    return (
      failure.keyword === 'additionalProperties' &&
      ((failure.knownKeys.includes(name) && wrong.has(place)) || (isKeyword(name) && withoutSchema.has(place)))
    );
  };
  return new Set(failures.filter(isConsequence));
}

/** True if a chain of references never reaches content. Adds the references of the chain to `followed`. */
function isCircular(document: JsonObject, reference: string, followed: Set<string>): boolean {
  const chain = new Set<string>();
  let next: unknown = reference;
  while (typeof next === 'string') {
    if (chain.has(next)) return true;
    if (followed.has(next)) return false;
    chain.add(next);
    followed.add(next);
    const pointer = localPointer(next);
    next = pointer === undefined ? undefined : objectOf(valueAt(document, pointer))['$ref'];
  }
  return false;
}

function circle(reference: string): Fault {
  return {
    message: `The reference \`${reference}\` leads back to itself, and never to content.`,
    help: 'Replace one of the references that refer to each other with a value.',
  };
}

function misspelling(key: string, suggestion: string): Fault {
  return { message: `\`${key}\` is not a keyword of JSON Schema.`, help: `Did you mean \`${suggestion}\`?` };
}
