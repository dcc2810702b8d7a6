import { transform, type Selector, type SelectorComponent } from 'lightningcss';

/** Classes that scripts set on the root element. */
const states = new Set(['js', 'dark', 'light', 'switching', 'reframing', 'no-banner']);

/** Alternative sets of tokens that a page must have for a selector to match. */
function tokensOfSelector(selector: Selector): string[][] {
  return selector.reduce<string[][]>(
    (lists, component) => lists.flatMap((tokens) => tokensOfComponent(component).map((more) => [...tokens, ...more])),
    [[]],
  );
}

function tokensOfComponent(component: SelectorComponent): string[][] {
  if (component.type === 'class') return states.has(component.name) ? [[]] : [[`.${component.name}`]];
  if (component.type === 'id') return [[`#${component.name}`]];
  if (component.type === 'type') return [[component.name]];
  if (
    component.type === 'pseudo-class' &&
    (component.kind === 'is' || component.kind === 'where' || component.kind === 'has')
  )
    return component.selectors.flatMap(tokensOfSelector);
  return [[]];
}

/**
 * Finds out what a page must have for any rule of a style sheet to match. Rules for every page, such as custom properties of the root,
 * count only if there are no other rules.
 *
 * @param css a style sheet without nested rules.
 */
export function neededTokens(css: string): string[][] {
  const listsByKey = new Map<string, string[]>();
  transform({
    filename: 'part.css',
    code: Buffer.from(css),
    errorRecovery: true,
    visitor: {
      Rule: {
        style: ({ value: { selectors } }) => {
          for (const tokens of selectors.flatMap(tokensOfSelector)) {
            const own = [...new Set(tokens)].filter((token) => token !== 'html' && token !== 'body').sort();
            listsByKey.set(own.join(' '), own);
          }
        },
      },
    },
  });
  listsByKey.delete('');
  const all = [...listsByKey.values()];
  // A page with `.card` and `.card-title` has `.card`, so `.card` is enough.
  const least = all.filter(
    (tokens) => !all.some((other) => other !== tokens && other.every((token) => tokens.includes(token))),
  );
  return least.length === 0 ? [[]] : least;
}
