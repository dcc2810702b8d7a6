/** A title for a page that gives none: the last segment of its path, `-` and `_` as spaces, the first letter large (FORMAT.md 1.7). */
export function labelOf(path: string): string {
  const name = path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/[-_]+/g, ' ')
    .trim();
  const [first = '', ...rest] = [...name];
  return first === '' ? 'Home' : first.toUpperCase() + rest.join('');
}
