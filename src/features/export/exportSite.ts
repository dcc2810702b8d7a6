import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { offlineScript } from '../../content/siteMark.js';
import { messagesOf } from '../../i18n/messagesOf.js';
import { filesIn } from '../../shared/filesIn.js';
import { packageRoot } from '../../shared/packageRoot.js';
import { posixPath } from '../../shared/posixPath.js';
import { addressOfFile, isPlain, type SiteFiles } from './addresses.js';
import { moduleScript } from './moduleScript.js';
import { localPage, servedFolders } from './page.js';
import { localStyles } from './stylesheet.js';

/** Files for hosts and crawlers, which are useless in a folder. */
const ofHosts = /^(?:_redirects|_headers|\.nojekyll|robots\.txt|sitemap[\w-]*\.xml)$/;
/** Files that scripts fetch. In an export, scripts contain them. */
const fetched = /^_trellis\/(?:search|nav|requests)\/(?!.*\.js$)|^_trellis\/[^/]*\.json$/;
const searchModule = '_trellis/search/pagefind.js';

const filesOf = (folder: string): string[] => filesIn(folder).map(posixPath).sort();

/** The first script of every page, with the addresses that it needs to know. */
async function offlineText(files: SiteFiles): Promise<string> {
  const exceptions: Record<string, string> = {};
  for (const file of files) {
    const address = file.endsWith('.html') ? addressOfFile(file) : `/${file}`;
    if (!isPlain(address, file)) exceptions[address.slice(1)] = file;
  }
  const { outputFiles } = await build({
    entryPoints: [path.join(packageRoot, 'src/features/export/client/offline.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { TRELLIS_FILES: JSON.stringify(exceptions) },
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

/** The files of an export. */
export interface Exported {
  /** Paths of the files. */
  files: readonly string[];
  /** Paths of modules that cannot become classic scripts, because they use top-level await. */
  leftModules: readonly string[];
}

/**
 * Rewrites a built site so that its pages open from a folder, without a server: every address is relative and names a file, modules become classic
 * scripts, and scripts contain the files that they would fetch.
 *
 * @param from folder of a site without base, which stays unchanged.
 * @param to folder that does not exist yet.
 */
export async function exportSite(from: string, to: string): Promise<Exported> {
  const files = new Set(filesOf(from).filter((file) => !servedFolders.test(file) && !ofHosts.test(file)));
  const leftModules: string[] = [];
  const scripts = new Set<string>();
  const read = (file: string): Buffer => readFileSync(path.join(from, file));
  const textOf = (file: string): string => read(file).toString('utf8');
  const write = (file: string, contents: string | Uint8Array): void => {
    mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    writeFileSync(path.join(to, file), contents);
  };

  /** @returns paths of the modules that the page names. */
  function writePage(file: string): readonly string[] {
    const offline = (language: string): string => messagesOf(language).reference.offline;
    const { html, modules, laterModules } = localPage(textOf(file), file, { files, offline });
    write(file, html);
    return [...modules, ...laterModules];
  }

  async function writeModules(paths: readonly string[]): Promise<void> {
    const modules = [...new Set(paths)].filter((file) => files.has(file) && !scripts.has(file));
    if (modules.length === 0) return;
    for (const file of modules) scripts.add(file);
    const imported = await Promise.all(
      modules.map(async (file) => {
        const script = await moduleScript(textOf(file), file, files);
        if (!script) leftModules.push(file);
        write(file, script?.text ?? read(file));
        return script?.imports ?? [];
      }),
    );
    await writeModules(imported.flat());
  }

  function writeOther(file: string): void {
    if (fetched.test(file)) {
      write(`${file}.js`, fileScript(file, read(file)));
      return;
    }
    write(file, file.endsWith('.css') ? localStyles(textOf(file), file, files) : read(file));
    // The button that copies a page fetches the file, and readers open it too.
    if (file.endsWith('.md')) write(`${file}.js`, fileScript(file, read(file)));
  }

  const isPage = (file: string): boolean => file.endsWith('.html') && !fetched.test(file);
  const pages = [...files].filter(isPage);
  await writeModules([searchModule, ...pages.flatMap(writePage)]);
  for (const file of files) if (!isPage(file) && !scripts.has(file)) writeOther(file);
  write(offlineScript, await offlineText(files));
  return { files: filesOf(to), leftModules: leftModules.sort() };
}

const textual = /\.(?:md|json|html|txt)$/;

/** A script that contains a file, because browsers fetch nothing from `file:`. */
function fileScript(file: string, contents: Buffer): string {
  const isText = textual.test(file);
  const body = JSON.stringify(contents.toString(isText ? 'utf8' : 'base64'));
  return `trellisOffline.keep(${JSON.stringify(file)},${body},${String(isText)});\n`;
}
