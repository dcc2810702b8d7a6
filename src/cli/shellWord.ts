/** Quotes a path if it contains spaces or special characters, for the shells of all systems. */
export function shellWord(path: string): string {
  return /[^\w./\\:-]/.test(path) ? `"${path}"` : path;
}
