/** Style rules of the theme that a page has only if it shows something that they are for. */
export interface StylePart {
  css: string;
  /** Alternatives: a page needs the part if it has all tokens of one of them. */
  needs: readonly (readonly string[])[];
  /** Characters of a font, as a value of `unicode-range`, that a page needs the part for instead. */
  characters?: string;
}

/** The theme's parts in the order of their rules: those of the layout, and those of what pages have in it. */
export interface StyleParts {
  /** Rules of every page, before all parts. */
  shared: string;
  layout: readonly StylePart[];
  content: readonly StylePart[];
  /** The colours of code, which docs.json can replace. */
  code: StylePart;
}

const attribute = (name: string): RegExp => new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'g');
const [classes, ids] = [attribute('class'), attribute('id')];

/**
 * The tokens of a page that parts may need: `main` for an element, `.card` for a class, `#navbar` for an id, `[dir]` for an
 * attribute of `html`, `[data-lines]` for one of the page's own attributes. */
export function tokensOf(html: string): Set<string> {
  const tokens = new Set<string>();
  for (const [, name = ''] of html.matchAll(/<([a-z][\w-]*)/g)) tokens.add(name);
  for (const [, ...values] of html.matchAll(classes))
    for (const name of values.join('').replaceAll('&amp;', '&').split(/\s+/)) tokens.add(`.${name}`);
  for (const [, ...values] of html.matchAll(ids)) tokens.add(`#${values.join('')}`);
  const [root = ''] = /<html\b[^>]*>/.exec(html) ?? [];
  for (const [, name = ''] of root.matchAll(/\s([a-z][\w-]*)/g)) tokens.add(`[${name}]`);
  for (const [, name = ''] of html.matchAll(/\s(data-[\w-]+)/g)) tokens.add(`[${name}]`);
  return tokens;
}

/** Matches texts with characters of a value of `unicode-range`. */
function patternOf(ranges: string): RegExp {
  const parts = ranges.split(',').map((range) => {
    const [first = '', last = first] = range.trim().slice(2).split('-');
    return `\\u{${first.replaceAll('?', '0')}}-\\u{${last.replaceAll('?', 'F')}}`;
  });
  return new RegExp(`[${parts.join('')}]`, 'u');
}

/** A test whether a page, of which the tokens are known, needs a part. */
export function needTest({ needs, characters }: StylePart): (html: string, tokens: ReadonlySet<string>) => boolean {
  if (characters !== undefined) {
    const pattern = patternOf(characters);
    return (html) => pattern.test(html);
  }
  return (_html, tokens) => needs.some((alternative) => alternative.every((token) => tokens.has(token)));
}
