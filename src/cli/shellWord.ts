/** A path as it is typed, in a shell of any system: in quotes where it has spaces or the like. */
export function shellWord(path: string): string {
  return /[^\w./\\:-]/.test(path) ? `"${path}"` : path;
}
