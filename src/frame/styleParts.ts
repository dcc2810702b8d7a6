/** Style rules of the theme that a page has only if it shows something that they are for. */
export interface StylePart {
  css: string;
  /** Alternatives: a page needs the part if it has all tokens of one of them. An empty alternative is what every page has. */
  needs: readonly (readonly string[])[];
}

/** The theme's parts in the order of their rules: those of the layout, and those of what pages have in it. */
export interface StyleParts {
  layout: readonly StylePart[];
  content: readonly StylePart[];
}

const attribute = (name: string): RegExp => new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'g');
const [classes, ids] = [attribute('class'), attribute('id')];

/** The tokens of a page that parts may need: `main` for an element, `.card` for a class, `#navbar` for an id, `[dir]` for an attribute of `html`. */
export function tokensOf(html: string): Set<string> {
  const tokens = new Set<string>();
  for (const [, name = ''] of html.matchAll(/<([a-z][\w-]*)/g)) tokens.add(name);
  for (const [, ...values] of html.matchAll(classes))
    for (const name of values.join('').replaceAll('&amp;', '&').split(/\s+/)) tokens.add(`.${name}`);
  for (const [, ...values] of html.matchAll(ids)) tokens.add(`#${values.join('')}`);
  for (const [, name = ''] of (/<html\b[^>]*>/.exec(html)?.[0] ?? '').matchAll(/\s([a-z][\w-]*)/g))
    tokens.add(`[${name}]`);
  return tokens;
}

/** True if a page with the given tokens needs a part. */
export const isNeeded = ({ needs }: StylePart, tokens: ReadonlySet<string>): boolean =>
  needs.some((alternative) => alternative.every((token) => tokens.has(token)));
