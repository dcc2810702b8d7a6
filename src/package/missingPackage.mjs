/**
 * Advice for a package that is missing because the project was updated without `npm ci`.
 *
 * @param {unknown} error thrown by an import.
 * @returns {string | undefined} undefined for any other error.
 */
export function adviceFor(error) {
  if (!(error instanceof Error) || error.code !== 'ERR_MODULE_NOT_FOUND') return undefined;
  const [, name] = /^Cannot find package '([^']+)'/.exec(error.message) ?? [];
  return name && `The package ${name} is not installed. Run \`npm ci\` to install what the project needs now.`;
}
