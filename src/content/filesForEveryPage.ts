import { existsSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { parseJsonText } from '../documents/json.js';
import { foldersOf } from './files.js';
import { textAt } from '../shared/textAt.js';

const stylesOrScripts = /\.css$|^\/[^/]+\.js$/i;
/** Settings of tools, which are not part of a site. */
const ofTools = /\.(?:config|conf|setup|test|spec)\.js$|^\/(?:gulpfile|gruntfile|webpack|rollup)\b.*\.js$/i;
/** Statements of Node.js programs and modules, which cannot run as a page's script. */
const ofPrograms =
  /^#!|^(?:import\s*[\w{*"']|export\s|(?:module\.)?exports\b|require\()|^(?:const|let|var)\s[^=\n]+=\s*require\(/m;

/**
 * Style sheets, and scripts at the content root, which belong to every page, sorted by name. Style sheets beside or below HTML files and those of
 * other programs in the folder, programs that `package.json` starts, modules and settings of tools are left out.
 *
 * @param assets maps root-relative URL paths to absolute file paths.
 * @param modules files that pages import, by absolute path; these are not scripts of their own.
 * @param listedFolders folders with pages of the navigation.
 */
export function filesForEveryPage(
  assets: ReadonlyMap<string, string>,
  modules: { has(file: string): boolean },
  listedFolders: ReadonlySet<string>,
): string[] {
  const html = [...assets.keys()].filter((url) => /\.html?$/i.test(url)).map((url) => path.posix.dirname(url));
  const isOfHtml = (url: string): boolean => html.some((folder) => folder !== '/' && url.startsWith(`${folder}/`));
  return [...assets]
    .filter(
      ([url, file]) =>
        stylesOrScripts.test(url) &&
        !isOfHtml(url) &&
        !ofTools.test(url) &&
        !modules.has(file) &&
        !isProgram(file) &&
        !isOfPackage(url, file, listedFolders),
    )
    .map(([url]) => url)
    .sort();
}

/** True if a folder around a file has a package.json and no page of the navigation: it is a program beside the documentation. */
function isOfPackage(url: string, file: string, listedFolders: ReadonlySet<string>): boolean {
  return foldersOf(url.slice(1)).some(
    (folder, index, { length }) =>
      !listedFolders.has(folder) &&
      existsSync(path.resolve(path.dirname(file), '../'.repeat(length - 1 - index), 'package.json')),
  );
}

function isProgram(file: string): boolean {
  if (!/\.js$/i.test(file)) return false;
  const text = textAt(file);
  if (text === undefined) return true;
  // A library that also runs outside of browsers checks for its environment first.
  return (ofPrograms.test(text) && !/\btypeof\s+(?:exports|module|require|define)\b/.test(text)) || isStarted(file);
}

const texts = z.record(z.string(), z.string()).catch({});
const packageFile = z.object({ main: z.string().catch(''), bin: texts.or(z.string()).catch(''), scripts: texts });

/** True if the package.json beside a script names it as a program. */
function isStarted(file: string): boolean {
  const { data } = packageFile.safeParse(parseJsonText(textAt(path.join(path.dirname(file), 'package.json')) ?? ''));
  if (!data) return false;
  const name = path.basename(file);
  const { main, bin, scripts } = data;
  const programs = [main, ...(typeof bin === 'string' ? [bin] : Object.values(bin))].map((each) => path.basename(each));
  const started = Object.values(scripts).flatMap((script) =>
    [...script.matchAll(/\b(?:node|nodemon|bun|tsx|deno)\b([^&|;]*)/g)].flatMap(([, words = '']) => words.split(/\s+/)),
  );
  return [...programs, ...started.map((word) => path.basename(word))].includes(name);
}
