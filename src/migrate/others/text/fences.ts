/** First line of a code block: indentation, mark, the rest. */
export const fenceLine = /^([ \t]*(?:>[ \t]*)*)(`{3,}|~{3,})[ \t]*(.*?)[ \t]*$/;

const lineLists =
  /(?:^|\s)(?:hl_lines|mark|ins|del|add|remove)=(?:"([\d\s,-]*)"|\{([\d\s,-]*)\}|\{\s*\[([\d\s,-]*)\]\s*\})/g;
const title = /(?:^|\s)(?:title|filename|name)=(?:"([^"]*)"|'([^']*)'|\{["'`]([^"'`]*)["'`]\})/;
const bracketed = /\[([^\]]+)\]/;

/** Groups of lines: `1 3-4` and `{1,3-4}` are both `1,3-4`. */
const ranges = (list: string): string =>
  list
    .trim()
    .split(/[\s,]+/)
    .join(',');

/**
 * Converts the words after a code block's fence: language, title, lines. Other options have no equivalent.
 *
 * @param info such as `js {2} title="a.js" showLineNumbers`, `js:line-numbers [a.js]` or `{ .py hl_lines="2" }`.
 */
export function fenceInfo(info: string): string {
  const braced = /^\{\s*\.([\w+#-]+)(.*)\}$/.exec(info);
  const [, language = '', rest = ''] = braced ?? /^([^\s{:[="]*)(.*)$/.exec(info) ?? [];
  const lists = [...rest.matchAll(lineLists)].map(([, quoted, plain, array]) => ranges(quoted ?? plain ?? array ?? ''));
  const marked = [...rest.replace(lineLists, ' ').matchAll(/(?:^|[^=\w])\{([\d\s,-]+)\}/g)].map(([, list = '']) =>
    ranges(list),
  );
  const lines = [...marked, ...lists].filter((list) => list !== '').join(',');
  const [, double, single, expression] = title.exec(rest) ?? [];
  const name = double ?? single ?? expression ?? bracketed.exec(rest.replace(lineLists, ' '))?.[1];
  const isNumbered = /linenums=|:line-numbers|\bshowLineNumbers\b(?!=\{?false)/.test(rest);
  const types = /(?:^|\s)twoslash\b/.test(rest) ? 'twoslash' : '';
  const parts = [
    language.replace(/-vue$/, ''),
    types,
    name && `title="${name.replaceAll('"', '')}"`,
    lines && `{${lines}}`,
    isNumbered && 'lines',
  ];
  return parts.filter(Boolean).join(' ');
}
