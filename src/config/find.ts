import { lstatSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { diagnostic } from '../diagnostics/create.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { nearest } from '../diagnostics/nearest.js';
import { textAt } from '../shared/textAt.js';
import { encodingOf } from '../shared/textEncoding.js';
import { Boundary } from './boundary.js';
import { suggestConfig } from './firstConfig.js';
import { parseConfig, type ParsedConfig } from './load.js';
import { readSource } from './source.js';
import { toValue } from './tree.js';
import { messageOf } from '../shared/messageOf.js';

/** File names of the configuration; the first that exists counts. */
export const configFileNames = ['docs.json', 'mint.json'] as const;

/** Maximum number of bytes of a configuration. The largest sites have a few hundred thousand. */
const maxBytes = 5_000_000;

const isLink = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (stats) => stats.isFile(),
    () => false,
  );
}

/** File name of the configuration in a folder: `docs.json` or `mint.json`; undefined if there is neither. */
export async function findConfigFile(directory: string): Promise<string | undefined> {
  for (const name of configFileNames) if (await isFile(join(directory, name))) return name;
  return undefined;
}

async function missing(directory: string): Promise<Diagnostic> {
  const entries = await readdir(directory, { withFileTypes: true }).catch(() => undefined);
  if (entries === undefined) {
    const message = `There is no folder ${directory}.`;
    return diagnostic('config/missing', { message, help: 'Check the path of the documentation folder.' });
  }
  const message = `There is no docs.json in ${directory}.`;
  const alike = nearest(
    'docs.json',
    entries.map(({ name }) => name),
  );
  if (alike !== undefined) return diagnostic('config/missing', { message, help: `Rename "${alike}" to "docs.json".` });
  for (const folder of entries.filter((entry) => entry.isDirectory() && !/^(?:\.|node_modules$)/.test(entry.name))) {
    const file = await findConfigFile(join(directory, folder.name));
    if (file !== undefined) {
      return diagnostic('config/missing', {
        message,
        help: `Did you mean the folder ${join(directory, folder.name)}?`,
      });
    }
  }
  const help =
    suggestConfig(entries.filter((entry) => entry.isFile()).map(({ name }) => name)) ??
    'Name the folder that has one, or create one with `trellis-docs new`.';
  return diagnostic('config/missing', { message, help });
}

/** Reports that a folder has no configuration, and suggests what its author may have meant; undefined if there is one. */
export async function missingConfig(directory: string): Promise<Diagnostic | undefined> {
  return (await findConfigFile(directory)) === undefined ? missing(directory) : undefined;
}

/** Changes the value of a configuration, as returned by `JSON.parse`. */
export type ChangeConfig = (value: unknown, file: string) => Promise<{ value: unknown; diagnostics: Diagnostic[] }>;

export interface LoadedConfig extends Omit<ParsedConfig, 'source'> {
  /** Undefined if there is no file to read. */
  source: ParsedConfig['source'] | undefined;
  /** True if the file is a link or names other files in `$ref`, so that an edit of another file may change the configuration. */
  isSpread: boolean;
}

/**
 * Reads and checks the configuration of a documentation folder.
 *
 * @param isUntrusted true if links are only followed within the documentation folder.
 * @param change returns a value that replaces the file's, or undefined to keep it.
 */
export async function loadConfig(
  directory: string,
  { isUntrusted = false, change }: { isUntrusted?: boolean; change?: ChangeConfig | undefined } = {},
): Promise<LoadedConfig> {
  const file = await findConfigFile(directory);
  if (file === undefined) {
    const diagnostics = [await missing(directory)];
    return { config: undefined, schema: undefined, source: undefined, isSpread: false, diagnostics };
  }
  let isSpread = isLink(join(directory, file));
  const unreadable = (message: string, help: string): LoadedConfig => {
    const diagnostics = [diagnostic('config/unreadable', { message, help, file })];
    return { config: undefined, schema: undefined, source: undefined, isSpread, diagnostics };
  };
  const boundary = new Boundary(directory, isUntrusted);
  if (!boundary.holds(join(directory, file)))
    return unreadable(`${file} is a link that leads out of the ${boundary.name}.`, 'Put the file in its place.');
  const readReferenced = (path: string): string | undefined => {
    const absolute = join(directory, path);
    isSpread = true;
    return boundary.hasFile(absolute) ? textAt(absolute, maxBytes) : undefined;
  };
  try {
    const { size } = await stat(join(directory, file));
    if (size > maxBytes) throw new Error(`it is larger than ${maxBytes / 1_000_000} MB`);
    const bytes = await readFile(join(directory, file));
    if (encodingOf(bytes) !== 'utf-8') return unreadable(`${file} is written in UTF-16.`, 'Save the file as UTF-8.');
    const text = bytes.toString('utf8');
    const { tree } = change ? readSource(text, file) : {};
    const changed = tree && (await change?.(toValue(tree), file));
    const parsed = parseConfig(text, file, readReferenced, changed?.value);
    return { ...parsed, isSpread, diagnostics: [...(changed?.diagnostics ?? []), ...parsed.diagnostics] };
  } catch (error) {
    const message = `${file} cannot be read: ${messageOf(error)}.`;
    return unreadable(message, 'Check the size and the permissions of the file.');
  }
}
