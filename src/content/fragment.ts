const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    // `İ` has no small letter other than `i` with an extra dot.
    .replace(/i\u0307/g, 'i')
    .replace(/[^\p{L}\p{M}\p{N}]|[\p{Default_Ignorable_Code_Point}\u20E3]/gu, '');

/**
 * The id that a `#fragment` means. Links written for other renderers of this format spell ids in other ways: `task-trigger`
 * for `tasktrigger`, capitals, an emoji, `and` for an ampersand; where exactly one id agrees in its letters and digits, that
 * one is meant. The second heading of a name is `name-2` here and `name-1` for those who count from 0.
 *
 * @param fragment decoded, without `#`.
 */
export function findId(ids: Iterable<string>, fragment: string): string | undefined {
  const all = [...ids];
  if (all.includes(fragment)) return fragment;
  for (const spelling of [fragment, fragment.replace(/-and-/g, '-')]) {
    const wanted = bare(spelling);
    const meant = wanted === '' ? [] : all.filter((id) => bare(id) === wanted);
    if (meant.length === 1) return meant[0];
  }
  const second = fragment.replace(/-1$/, '-2');
  return second !== fragment && all.includes(second) && all.includes(fragment.slice(0, -2)) ? second : undefined;
}
