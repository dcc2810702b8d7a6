import type { Tag } from '../shared/readTags.js';

/** Style rules for optional parts of a page. */
export interface StylePart {
  css: string;
  /** Alternatives: a page needs the part if it has all tokens of one of them. */
  needs: readonly (readonly string[])[];
  /** Characters, as a value of `unicode-range`. If given, only pages with such characters need the part. */
  characters?: string;
}

/** The theme's style rules in order: those of the layout and of code, then those of the rest of the content. */
export interface StyleParts {
  /** Rules for every page, before all parts. */
  shared: string;
  layout: readonly StylePart[];
  /** Colours of code, unless docs.json replaces them. They belong to the layout's style sheet. */
  code: StylePart;
  content: readonly StylePart[];
}

/**
 * Collects the tokens of a page that parts may need: `main` for an element, `.card` for a class, `#navbar` for an id, `[dir]` for an
 * attribute of `html` and `[data-page-mode=custom]` for its value, `[data-lines]` for one of the page's own attributes, `[type=date]` for a field.
 */
export function readTokens() {
  const tokens = new Set<string>();
  const lists = new Set<string>();
  return {
    open({ name, attributes }: Tag): void {
      tokens.add(name);
      for (const { name: attribute, value } of attributes) {
        if (attribute === 'class') lists.add(value);
        else if (attribute === 'id') tokens.add(`#${value}`);
        else if (attribute === 'type' && name === 'input') tokens.add(`[type=${value.toLowerCase()}]`);
        else if (name === 'html') tokens.add(`[${attribute}]`).add(`[${attribute}=${value}]`);
        else if (attribute.startsWith('data-')) tokens.add(`[${attribute}]`);
      }
    },
    tokens(): ReadonlySet<string> {
      for (const list of lists) for (const name of list.replaceAll('&amp;', '&').split(/\s+/)) tokens.add(`.${name}`);
      return tokens;
    },
  };
}

/** Matches texts with characters of a value of `unicode-range`. */
function patternOf(ranges: string): RegExp {
  const parts = ranges.split(',').map((range) => {
    const [first = '', last = first] = range.trim().slice(2).split('-');
    return `\\u{${first.replaceAll('?', '0')}}-\\u{${last.replaceAll('?', 'F')}}`;
  });
  return new RegExp(`[${parts.join('')}]`, 'u');
}

/** Creates a test of whether a page needs a part. It takes the page's characters beyond ASCII and its tokens. */
export function needTest({ needs, characters }: StylePart): (text: string, tokens: ReadonlySet<string>) => boolean {
  if (characters !== undefined) {
    const pattern = patternOf(characters);
    return (text) => pattern.test(text);
  }
  return (_text, tokens) => needs.some((alternative) => alternative.every((token) => tokens.has(token)));
}
