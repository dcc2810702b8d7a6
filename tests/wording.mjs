// Finds comments of `src` that begin with a relative clause, and names that are exported twice.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const clause = /^\s*(?:\/\*\*?|\/\/|<!--|\{\/\*)\s*(?:\*\s+)?(What|Who|Where|Whether|That)\b(?!.*\?)/;
const opening = /^\s*\/\*\*?\s*$/;

/** Names that are exported twice, each with the reason. */
export const repeatedNames = {
  library: 'the scripts that compile the package cannot import what they compile',
  packageRoot: 'the scripts that compile the package cannot import what they compile',
  ShownFault: 'the browser and the server each declare the message that one sends to the other',
};

/** Rooms with a vocabulary of their own: the files of other generators have pages, entries and sidebars, too. */
const ownVocabulary = ['migrate'];

/**
 * Lines of a file whose comments begin with a relative clause instead of a noun or a verb.
 *
 * @param {string} text
 * @returns {{ line: number, word: string }[]} lines from 1.
 */
export function relativeClauses(text) {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const isFirstOfParagraph = opening.test(lines[index - 1] ?? '');
    const comment = isFirstOfParagraph ? line.replace(/^\s*\*/, '/**') : line;
    const isContinued = /^\s*\/\/ /.test(line) && /^\s*\/\/ /.test(lines[index - 1] ?? '');
    const word = isContinued ? undefined : clause.exec(comment)?.[1];
    return word === undefined ? [] : [{ line: index + 1, word }];
  });
}

/** @returns {string[]} the names of the declarations that a text exports. */
function exportedNames(text) {
  const { statements } = ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest);
  return statements
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap(
      ({ name, declarationList }) => name ?? declarationList?.declarations.map((declared) => declared.name) ?? [],
    )
    .flatMap(({ text: name }) => name ?? []);
}

/**
 * Names that several files export, without those of `repeatedNames`.
 *
 * @param {ReadonlyMap<string, string>} texts of files by path.
 * @returns {{ name: string, files: string[] }[]}
 */
export function namesExportedTwice(texts) {
  const filesByName = new Map();
  for (const [file, text] of texts) {
    if (!/\.(?:ts|mjs)$/.test(file)) continue;
    const room = file.split('/')[0];
    for (const name of exportedNames(text)) {
      if (Object.hasOwn(repeatedNames, name)) continue;
      const key = ownVocabulary.includes(room) ? `${room} ${name}` : name;
      filesByName.set(key, (filesByName.get(key) ?? new Set()).add(file));
    }
  }
  return [...filesByName]
    .filter(([, files]) => files.size > 1)
    .map(([key, files]) => ({ name: key.split(' ').at(-1), files: [...files] }));
}

function textsIn(folder) {
  const files = readdirSync(folder, { recursive: true }).map((file) => String(file).replaceAll(path.sep, '/'));
  const sources = files.filter((file) => /\.(?:ts|mjs|js|astro|css)$/.test(file)).sort();
  return new Map(sources.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const texts = textsIn(fileURLToPath(new URL('../src', import.meta.url)));
  const faults = [
    ...[...texts].flatMap(([file, text]) =>
      relativeClauses(text).map(
        ({ line, word }) => `src/${file}:${line} A comment begins with “${word}”; begin with a noun or a verb.`,
      ),
    ),
    ...namesExportedTwice(texts).map(({ name, files }) => `\`${name}\` is exported by ${files.join(' and ')}.`),
  ];
  for (const fault of faults) console.log(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
