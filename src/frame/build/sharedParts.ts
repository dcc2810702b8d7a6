import type { StylePart } from '../styleParts.js';

const face = /@font-face\{[^}]*unicode-range:([^;}]+)[^}]*\}/g;
/** What every page can have: Latin letters and punctuation. */
const latin = /U\+20-7E|U\+A1-FF|U\+\?\?/i;

/** Rules of Tailwind's for controls that few pages have. */
const controls =
  /(?<=[}{])(?:::-webkit-(?:date|calendar|inner|outer|search)[\w-]*|::file-selector-button|textarea|progress|:where\(select[^{}]*)\{[^}]*\}/g;

/** What those rules are for. Components with state and scripts of the author can add any element. */
const withControls = [
  ...['date', 'datetime-local', 'month', 'week', 'time', 'file', 'number', 'search'].map((type) => `[type=${type}]`),
  ...['textarea', 'progress', 'optgroup', 'trellis-island', '[data-ahead]'],
];

/**
 * Takes rules that few pages need out of the style sheet that all pages share.
 *
 * @returns the other rules, and parts: one for each script other than Latin, and one for controls.
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
