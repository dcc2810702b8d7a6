const specificationFile = /(?:openapi|swagger).*\.(?:json|ya?ml)$/i;
const pageFile = /\.mdx?$/i;
/** Files for readers of a repository, such as `README.md`, which are pages only if the navigation names them. */
const repositoryFile = /^[A-Z_]+\.md$/;

/**
 * Suggests a docs.json for the files of a folder that has none: `new` writes only into empty folders.
 *
 * @param names names of the files in the folder.
 * @returns a sentence; undefined if the files are neither pages nor a specification.
 */
export function suggestConfig(names: readonly string[]): string | undefined {
  const specification = names.find((name) => specificationFile.test(name));
  const hasPages = names.some((name) => pageFile.test(name) && !repositoryFile.test(name));
  const contents = [
    ...(hasPages ? ['"pages": ["**"]'] : []),
    ...(specification === undefined ? [] : [`"openapi": ${JSON.stringify(specification)}`]),
  ];
  if (contents.length === 0) return undefined;
  return `The files that are there need only this docs.json: { "name": "Fern", "navigation": { ${contents.join(', ')} } }`;
}
