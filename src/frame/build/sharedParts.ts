import type { StylePart } from '../styleParts.js';

const face = /@font-face\{[^}]*unicode-range:([^;}]+)[^}]*\}/g;
/** Ranges of Latin letters and punctuation, which every page can have. */
const latin = /U\+20-7E|U\+A1-FF|U\+\?\?/i;

/** Tailwind's rules for form controls, which few pages have. */
const controls =
  /(?<=[}{])(?:::-webkit-(?:date|calendar|inner|outer|search)[\w-]*|::file-selector-button|textarea|progress|:where\(select[^{}]*)\{[^}]*\}/g;

/** Tokens of pages that may have form controls. Components with state and authors' scripts can add any element. */
const withControls = [
  ...['date', 'datetime-local', 'month', 'week', 'time', 'file', 'number', 'search'].map((type) => `[type=${type}]`),
  ...['textarea', 'progress', 'optgroup', 'trellis-island', '[data-ahead]'],
];

/**
 * Moves rules that few pages need out of the style sheet that all pages share.
 *
 * @returns the other rules, and the parts: one for each script other than Latin, and one for controls.
 */
export function takeSharedParts(css: string): { rest: string; parts: StylePart[] } {
  const byScript = new Map<string, string>();
  const list: string[] = [];
  const rest = css
    .replace(face, (rule, characters: string) => {
      if (latin.test(characters)) return rule;
      byScript.set(characters, (byScript.get(characters) ?? '') + rule);
      return '';
    })
    .replace(controls, (rule) => {
      list.push(rule);
      return '';
    });
  const parts: StylePart[] = Array.from(byScript, ([characters, rules]) => ({ css: rules, needs: [], characters }));
  if (list.length > 0)
    parts.push({ css: `@layer base{${list.join('')}}`, needs: withControls.map((token) => [token]) });
  return { rest, parts };
}
