/** A title for a page without one: the last segment of its path, with spaces for `-` and `_` and a capital first letter (FORMAT.md 1.7). */
export function labelOf(path: string): string {
  const name = path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/[-_]+/g, ' ')
    .trim();
  const [first = '', ...rest] = [...name];
  return first === '' ? 'Home' : first.toUpperCase() + rest.join('');
}
