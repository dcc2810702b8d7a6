import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { partsFolder } from '../parts/names.js';
import { packageRoot } from '../shared/packageRoot.js';
import { keepText } from '../shared/wholeFile.js';
import { cacheFolder } from './paths.js';

const stylesheet = path.join(packageRoot, 'src/styles/index.css');

/**
 * Tells Tailwind where authors use its utility classes: in the pages and what they import. The text is changed when it is loaded, so
 * that Tailwind sees the change whether its plugin comes before or after.
 *
 * @param project knows its absolute path, that of the content root and those of folders that hold no content.
 * @param unread gives the absolute paths of files that are not read, as one may be larger than the memory.
 * @param settings `isUntrusted`: authors' classes make no styles. `isDev`: files may become too large later.
 */
export function utilityClassesPlugin(
  project: { readonly folder: string; readonly contentFolder: string; readonly skip: readonly string[] },
  unread: () => readonly string[],
  { isUntrusted, isDev }: { isUntrusted: boolean; isDev: boolean },
): Plugin {
  const quoted = (pattern: string): string => JSON.stringify(pattern.replaceAll('\\', '/'));
  // Signs of patterns may be part of a name.
  const literal = (file: string): string => file.replace(/[*?[\]{}!]/g, '?');
  const sources = (): string => {
    // A class can name any address, which the style sheet would then load.
    if (isUntrusted) return '';
    const left = unread();
    // Tailwind reads them as well.
    if (left.some((file) => path.basename(file) === '.gitignore')) return '';
    const { folder, contentFolder, skip } = project;
    // The site that was built before holds Markdown, too.
    const without = [`${contentFolder}/**/node_modules`, ...skip, ...left.map(literal)].map(
      (pattern) => `@source not ${quoted(pattern)};\n`,
    );
    const parts = `@source ${quoted(`${folder}/${partsFolder}/**/*.{astro,jsx,tsx}`)};\n`;
    return `@source ${quoted(`${contentFolder}/**/*.{mdx,md,jsx,tsx}`)};\n${parts}${without.join('')}`;
  };
  const file = path.join(cacheFolder(project.folder), 'utility-classes.css');
  return {
    name: 'trellis:utility-classes',
    enforce: 'pre',
    load(id) {
      if (id !== stylesheet) return undefined;
      const text = readFileSync(id, 'utf8');
      if (!isDev) return `${text}\n${sources()}`;
      // A server's Tailwind looks at files for changes, and not at the text a second time.
      keepText(file, sources());
      return `@import ${quoted(file)};\n${text}`;
    },
  };
}
