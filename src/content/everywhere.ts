const atRoot = /^\/[^/]+\.(?:css|js)$/i;
/** Settings of tools, not parts of a site. */
const ofTools = /\.config\.js$|^\/(?:gulpfile|gruntfile)\.js$/i;

/**
 * Style sheets and scripts at the content root, which belong to every page (format spec, part 5), in the order of their names.
 *
 * @param assets root-relative URL path -> absolute file.
 * @param modules files that pages import, by absolute path: these are no scripts of a page.
 */
export function filesForEveryPage(
  assets: ReadonlyMap<string, string>,
  modules: { has(file: string): boolean },
): string[] {
  return [...assets]
    .filter(([path, file]) => atRoot.test(path) && !ofTools.test(path) && !modules.has(file))
    .map(([path]) => path)
    .sort();
}
