import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { indexLines } from '../../diagnostics/lines.js';
import { isObject, textOf, type JsonObject } from '../openapi/json.js';
import type { ReadNamed, ReadResult } from '../openapi/read.js';
import { loadEntry } from '../openapi/read/entry.js';
import { parseJson } from '../openapi/read/json.js';
import { resolveLocation } from '../openapi/read/location.js';
import { sdkSpecificationOf } from './specification.js';
import { isProject, referenceOfProject } from './reflections/project.js';

/** Major version of TypeDoc's JSON that is read. */
const VERSION = '2';

const words = {
  what: 'SDK reference',
  help: 'Name a file by its path from the folder of `docs.json`, or an http(s) address.',
  unreachable:
    'Check the address and the network; until it can be read, pages of its symbols contain only their own text.',
};

/**
 * Makes the reader of the files that docs.json or a page names under `sdk`. They can have 50 MB, so that they are not parsed with the places
 * of all that is in them.
 *
 * @param sources as written.
 */
export function createSdkReader(sources: readonly string[]): ReadNamed {
  const locations = new Set(sources.map((source) => resolveLocation(source, '') ?? source));
  return (entry, id, load) => {
    if (!locations.has(resolveLocation(entry, '') ?? entry)) return undefined;
    return loadEntry(entry, words, load).then(({ location, text, diagnostics }) => {
      if (text === undefined) return { diagnostics };
      const read = readText(text.replace(/^\uFEFF/, ''), { id, location });
      return { ...read, diagnostics: [...diagnostics, ...read.diagnostics] };
    });
  };
}

function readText(text: string, { id, location }: { id: string; location: string }): ReadResult {
  const value = parsed(text);
  if (value === undefined) return { diagnostics: syntaxProblems(text, location) };
  if (!isProject(value)) return { diagnostics: [notAProject(value, location)] };
  const found = versionProblem(value, text, location);
  const reference = referenceOfProject(value);
  const diagnostics = reference.symbols.length === 0 ? [...found, empty(location)] : found;
  return {
    specification: { ...sdkSpecificationOf(reference, { id, location }, { file: location }), diagnostics },
    diagnostics,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The slower parser knows the place. */
function syntaxProblems(text: string, file: string): readonly Diagnostic[] {
  const { diagnostics } = parseJson(text, file);
  return diagnostics.map((each) => ({
    ...each,
    message: each.message.replace('The specification', 'The SDK reference'),
    help: 'Write it anew: `npx typedoc --json typedoc.json src/index.ts`.',
  }));
}

function notAProject(value: unknown, file: string): Diagnostic {
  const other = isObject(value)
    ? ['openapi', 'asyncapi', '__schema'].find((key) => Object.hasOwn(value, key))
    : undefined;
  const seems = other === undefined ? '' : `; it has the key \`${other}\``;
  return diagnostic('sdk/format', {
    message: `\`${file}\` is no JSON file of TypeDoc${seems}.`,
    help: 'Name what `npx typedoc --json typedoc.json src/index.ts` writes: an object with `"variant": "project"`.',
    file,
    span: { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } },
  });
}

function versionProblem(project: JsonObject, text: string, file: string): Diagnostic[] {
  const version = textOf(project['schemaVersion']);
  // Until 0.25 there was no number, and from 0.23 on what is read here was the same.
  const sign = version === undefined ? '"shortText"' : '"schemaVersion"';
  const at = version?.split('.')[0] === VERSION ? -1 : text.indexOf(sign);
  if (at < 0) return [];
  return [
    diagnostic('sdk/version', {
      message:
        version === undefined
          ? `\`${file}\` comes from a TypeDoc before 0.23; its comments are not read.`
          : `Version \`${version}\` of TypeDoc’s JSON is not known; it is read as version ${VERSION}.`,
      help: `Look whether pages lack something; a TypeDoc that writes version ${VERSION}.0, such as 0.28, is safe.`,
      file,
      span: indexLines(text).spanAt(at, at + sign.length),
    }),
  ];
}

function empty(file: string): Diagnostic {
  return diagnostic('sdk/format', {
    message: `\`${file}\` describes no symbols.`,
    help: 'Name the entry points of the library when you call TypeDoc: the files that its users import.',
    file,
  });
}
