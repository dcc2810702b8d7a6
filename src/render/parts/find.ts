import { readdirSync } from 'node:fs';
import path from 'node:path';
import { diagnostic } from '../../diagnostics/create.js';
import { beginning, type Diagnostic } from '../../diagnostics/diagnostic.js';
import { indexLines } from '../../diagnostics/lines.js';
import { nearest } from '../../diagnostics/nearest.js';
import { textAt } from '../../shared/textAt.js';
import { partNames, partsFolder, partsVersion, type PartName } from './names.js';

/** A part of the frame that an author's file replaces. */
export interface Part {
  name: PartName;
  /** Absolute path. */
  file: string;
  /** Path for messages. */
  place: string;
}

/** Names of the files in a folder, sorted and without extension. */
function filesIn(folder: string): string[] {
  try {
    return readdirSync(path.join(folder, partsFolder))
      .filter((name) => name.endsWith('.astro'))
      .map((name) => name.slice(0, -'.astro'.length))
      .sort();
  } catch {
    // There is no such folder.
    return [];
  }
}

const isPart = (name: string): name is PartName => partNames.some((each) => each === name);
const placeOf = (name: string): string => `${partsFolder}/${name}.astro`;

/** Matches the declaration of a part's version. */
const saying = /^[ \t]*export\s+(?:const|let|var)\s+version\b(?:\s*:\s*[\w\s]+?)?\s*=\s*([^;\n]+?)\s*(?:;|$)/m;

/** @returns undefined if the part can be used. */
function versionFault(text: string, name: PartName): { isUsable: boolean; diagnostic: Diagnostic } | undefined {
  const place = placeOf(name);
  const [, frontmatter = ''] = /^\uFEFF?\s*---\r?\n([\s\S]*?)^---/m.exec(text) ?? [];
  const match = saying.exec(frontmatter);
  if (!match)
    return {
      isUsable: true,
      diagnostic: diagnostic('parts/version', {
        message: `\`${place}\` does not say which version of the parts it is written for.`,
        help: `Write \`export const version = ${partsVersion};\` between its first lines \`---\`.`,
        file: place,
        span: beginning,
      }),
    };
  const [whole, value = ''] = match;
  if (value === String(partsVersion)) return undefined;
  const start = text.indexOf(whole) + whole.indexOf(value, whole.indexOf('='));
  return {
    isUsable: false,
    diagnostic: diagnostic('parts/version', {
      message: `\`${place}\` is written for version \`${value}\` of the parts, which is not known; Trellis' own part is used instead.`,
      help: `This version of Trellis knows version ${partsVersion} of the parts.`,
      file: place,
      span: indexLines(text).spanAt(start, start + value.length),
    }),
  };
}

export function unknownPart(name: string): Diagnostic {
  const suggestion = nearest(name, partNames);
  return diagnostic('parts/unknown', {
    message: `\`${placeOf(name)}\` replaces nothing: no part is called \`${name}\`.`,
    help: suggestion
      ? `Did you mean \`${placeOf(suggestion)}\`?`
      : `The parts are ${partNames.slice(0, -1).join(', ')} and ${partNames.at(-1) ?? ''}. What they use can lie in a folder of its own.`,
    file: placeOf(name),
    span: beginning,
  });
}

/** Contents of `trellis/` in a documentation folder. */
export interface FoundParts {
  parts: Part[];
  /** Names of files that are not parts. */
  others: string[];
  diagnostics: Diagnostic[];
}

/** Finds the parts of a documentation folder whose declared version is supported. */
export function findParts(folder: string): FoundParts {
  const contents: FoundParts = { parts: [], others: [], diagnostics: [] };
  for (const name of filesIn(folder)) {
    const file = path.join(folder, placeOf(name));
    if (!isPart(name)) {
      contents.others.push(name);
      continue;
    }
    const fault = versionFault(textAt(file) ?? '', name);
    if (fault) contents.diagnostics.push(fault.diagnostic);
    if (fault?.isUsable !== false) contents.parts.push({ name, file, place: placeOf(name) });
  }
  return contents;
}

/** Reports parts that are not used because their author is not trusted. */
export function refusedParts(folder: string): Diagnostic[] {
  return filesIn(folder).map((name) =>
    diagnostic('untrusted/code', {
      message: `\`${placeOf(name)}\` is a program; with \`--untrusted\` it is left out.`,
      help: 'It is included in a build without `--untrusted`.',
      file: placeOf(name),
      span: beginning,
    }),
  );
}
