/**
 * A description on one line, without Markdown's marks.
 *
 * @param longest number of characters; what is longer is cut after a word.
 */
export function plainLine(text: string, longest = 300): string {
  const line = text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[#>]+ /gm, '')
    .replace(/[*_`]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return line.length <= longest ? line : `${line.slice(0, longest - 1).replace(/\s+\S*$/, '')}…`;
}
