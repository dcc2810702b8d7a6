import type { StylePart } from '../styleParts.js';

const face = /@font-face\{[^}]*unicode-range:([^;}]+)[^}]*\}/g;
/** Ranges of Latin letters and punctuation, which every page can have. */
const latin = /U\+20-7E|U\+A1-FF|U\+\?\?/i;

/** Tailwind's rules for form controls, which few pages have. */
const controls =
  /(?<=[}{])(?:::-webkit-(?:date|calendar|inner|outer|search)[\w-]*|::file-selector-button|textarea|progress|:where\(select[^{}]*)\{[^}]*\}/g;

/** Tailwind's rules for elements that few pages have. */
const elements = /(?<=[}{])(?:hr|abbr:where\(\[title\]\)|sub,sup|sub|sup)\{[^}]*\}/g;

/** Tokens of pages to which components with state or authors' scripts can add any element. */
const withAnyElement = ['trellis-island', '[data-ahead]'];

/** Tokens of pages that may have form controls. */
const withControls = [
  ...['date', 'datetime-local', 'month', 'week', 'time', 'file', 'number', 'search'].map((type) => `[type=${type}]`),
  ...['textarea', 'progress', 'optgroup', ...withAnyElement],
];

const rare = [
  { rules: controls, tokens: withControls },
  { rules: elements, tokens: ['hr', 'abbr', 'sub', 'sup', ...withAnyElement] },
];

/**
 * Moves rules that few pages need out of the style sheet that all pages share.
 *
 * @returns the other rules, and the parts: one for each script other than Latin, one for controls and one for rare elements.
 */
export function takeSharedParts(css: string): { rest: string; parts: StylePart[] } {
  const byScript = new Map<string, string>();
  let rest = css.replace(face, (rule, characters: string) => {
    if (latin.test(characters)) return rule;
    byScript.set(characters, (byScript.get(characters) ?? '') + rule);
    return '';
  });
  const parts: StylePart[] = Array.from(byScript, ([characters, rules]) => ({ css: rules, needs: [], characters }));
  for (const { rules, tokens } of rare) {
    const list = rest.match(rules) ?? [];
    rest = rest.replace(rules, '');
    if (list.length > 0) parts.push({ css: `@layer base{${list.join('')}}`, needs: tokens.map((token) => [token]) });
  }
  return { rest, parts };
}
