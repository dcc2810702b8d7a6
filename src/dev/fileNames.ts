import path from 'node:path';

/** Files from which pages are made. Other files, such as images, are only read when a page is loaded. */
export const textFile = /\.(?:mdx?|json|ya?ml|graphqls?|gql|[jt]sx|astro)$/i;

/** Locks, backups and unsaved texts of editors. */
const editorFile = /^\.#|[~#]$/;
const ignoreFile = /^\.(?:git|mint|trellis)ignore$/;

/**
 * True if a file belongs to an editor or to the system, such as `.page.mdx.swp`, `page.mdx~`, `.idea/workspace.xml` or `.DS_Store`. Hidden texts do
 * not, because a page may import them.
 *
 * @param file path relative to the documentation folder.
 */
export function isForeignFile(file: string): boolean {
  const name = path.basename(file);
  if (editorFile.test(name)) return true;
  const isHidden = /(?:^|[/\\])\.(?!well-known(?:[/\\]|$))/.test(file);
  return isHidden && !textFile.test(name) && !ignoreFile.test(name);
}
