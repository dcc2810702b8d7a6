import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { packageRoot } from './paths.js';

const stylesheet = path.join(packageRoot, 'src/styles/index.css');

/**
 * Tells Tailwind where authors use its utility classes: in the pages and what they import. The text is changed when it is loaded, so
 * that Tailwind sees the change whether its plugin comes before or after.
 *
 * @param project knows the absolute path of the content root.
 * @param isUntrusted authors' classes make no styles.
 */
export function utilityClassesPlugin(project: { readonly contentFolder: string }, isUntrusted = false): Plugin {
  const at = (pattern: string): string => JSON.stringify(`${project.contentFolder.replaceAll('\\', '/')}/${pattern}`);
  // A class can name any address, which the style sheet would then load.
  const sources = (): string =>
    isUntrusted ? '' : `@source ${at('**/*.{mdx,md,jsx,tsx}')};\n@source not ${at('**/node_modules')};\n`;
  return {
    name: 'trellis:utility-classes',
    enforce: 'pre',
    load: (id) => (id === stylesheet ? `${readFileSync(id, 'utf8')}\n${sources()}` : undefined),
  };
}
