const special = /[\\*`<&[~_]/;

/** Escapes a text for Markdown; white space is collapsed. */
export function escapeMarkdown(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  if (!special.test(line)) return line;
  return line.replace(
    /\\(?=[!-/:-@[-`{-~]|\s*$)|[*`]|<(?=[a-z/!?])|&(?=#?\w+;)|[[\]](?=.*?\][([:])|\](?=[([:])|~|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/giu,
    '\\$&',
  );
}

/** Escapes the start of a line that would be read as a heading, list, quotation or rule. */
export function escapeStart(line: string): string {
  return line.replace(/^(#{1,6}(?= |$)|[-+](?= |$)|>|(?:-+|=+)$)/, '\\$1').replace(/^(\d+)([.)])(?= |$)/, '$1\\$2');
}

/** Code within a line, with as many backticks as necessary. */
export function codeSpan(text: string): string {
  const code = text.replace(/\s+/g, ' ');
  if (code.trim() === '') return '';
  const mark = '`'.repeat(longestRun(code) + 1);
  const space = /^`|`$|^ .* $/.test(code) ? ' ' : '';
  return `${mark}${space}${code}${space}${mark}`;
}

/** A code block with fences that its content cannot close. */
export function fencedCode(code: string, info: string): string {
  const mark = '`'.repeat(Math.max(3, longestRun(code) + 1));
  return `${mark}${info}\n${code}\n${mark}`;
}

function longestRun(text: string): number {
  if (!text.includes('`')) return 0;
  return Math.max(...(text.match(/`+/g) ?? []).map(({ length }) => length));
}
