import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { indexLines } from '../../diagnostics/lines.js';
import type { ReadResult, WrittenFile } from '../format.js';
import { isObject, parseJsonText, textOf, type JsonObject } from '../../documents/json.js';
import { parseJson } from '../../documents/read/json.js';
import { libraryDocumentOf } from './document.js';
import { isProject, referenceOfProject } from './reflections/project.js';

/** Supported major version of TypeDoc's JSON. */
const VERSION = '2';

/** Reads TypeDoc's JSON. Because it can have 50 MB, it is parsed without positions. */
export function readTypedoc({ text, id, location }: WrittenFile): ReadResult {
  const value = parseJsonText(text);
  if (value === undefined) return { diagnostics: syntaxProblems(text, location) };
  if (!isProject(value)) return { diagnostics: [notAProject(value, location)] };
  const faults = versionProblem(value, text, location);
  const reference = referenceOfProject(value, id);
  return {
    document: libraryDocumentOf(reference, { id, location }, { file: location }),
    diagnostics: reference.symbols.length === 0 ? [...faults, empty(location)] : faults,
  };
}

/** The slower parser knows the position. */
function syntaxProblems(text: string, file: string): readonly Diagnostic[] {
  const { diagnostics } = parseJson(text, file);
  return diagnostics.map((each) => ({
    ...each,
    message: each.message.replace('The specification', 'The SDK reference'),
    help: 'Write it again: `npx typedoc --json typedoc.json src/index.ts`.',
  }));
}

function notAProject(value: unknown, file: string): Diagnostic {
  const other = isObject(value)
    ? ['openapi', 'asyncapi', '__schema'].find((key) => Object.hasOwn(value, key))
    : undefined;
  const seems = other === undefined ? '' : `; it has the key \`${other}\``;
  return diagnostic('sdk/format', {
    message: `\`${file}\` is not a JSON file of TypeDoc${seems}.`,
    help: 'Name what `npx typedoc --json typedoc.json src/index.ts` writes: an object with `"variant": "project"`.',
    file,
    span: { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } },
  });
}

function versionProblem(project: JsonObject, text: string, file: string): Diagnostic[] {
  const version = textOf(project['schemaVersion']);
  // Versions before 0.25 have no number, but the parts read here are the same since 0.23.
  const sign = version === undefined ? '"shortText"' : '"schemaVersion"';
  const at = version?.split('.')[0] === VERSION ? -1 : text.indexOf(sign);
  if (at < 0) return [];
  return [
    diagnostic('sdk/version', {
      message:
        version === undefined
          ? `\`${file}\` comes from a TypeDoc before 0.23; its comments are not read.`
          : `Version \`${version}\` of TypeDoc’s JSON is not known; it is read as version ${VERSION}.`,
      help: `Check that the pages are complete; a TypeDoc that writes version ${VERSION}.0, such as 0.28, is safe.`,
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
