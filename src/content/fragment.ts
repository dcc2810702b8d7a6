const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    // The lower case of `İ` is `i` with an extra combining dot.
    .replace(/i\u0307/g, 'i')
    .replace(/[^\p{L}\p{M}\p{N}_]|[\p{Default_Ignorable_Code_Point}\u20E3]/gu, '');
const barest = (text: string): string => bare(text).replaceAll('_', '');

/**
 * Finds the id that a `#fragment` means. Other renderers of this format spell ids differently: `task-trigger` for `tasktrigger`, capitals, an emoji,
 * `and` for an ampersand. If exactly one id has the same letters, digits and underscores, it is meant; else if one has the same letters and digits.
 * A second heading of the same name is `name-2` here and `name-1` for renderers that count from 0.
 *
 * @param fragment decoded, without `#`.
 */
export function findId(ids: Iterable<string>, fragment: string): string | undefined {
  const all = [...ids];
  if (all.includes(fragment)) return fragment;
  for (const spelling of [fragment, fragment.replace(/-and-/g, '-')]) {
    for (const part of [bare, barest]) {
      const target = part(spelling);
      const matches = target === '' ? [] : all.filter((id) => part(id) === target);
      // Beside an anchor that the author named, `Plant.Name`, the id of the heading is meant.
      const generatedIds = matches.filter((id) => !/[\p{Lu}.]/u.test(id));
      if (matches.length === 1 || generatedIds.length === 1) return generatedIds[0] ?? matches[0];
    }
  }
  const second = fragment.replace(/-1$/, '-2');
  return second !== fragment && all.includes(second) && all.includes(fragment.slice(0, -2)) ? second : undefined;
}
