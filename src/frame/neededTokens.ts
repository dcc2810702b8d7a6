import { transform, type Selector, type SelectorComponent } from 'lightningcss';

/** Classes of the root element that scripts set. */
const states = new Set(['js', 'dark', 'light', 'switching', 'reframing', 'no-banner']);

/** Alternatives of the tokens that an element must have around it, or itself, to match a selector. */
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
 * Finds out what a page must have for any rule of a style sheet to match. Rules for every page, such as those that set properties of the root, only
 * count if there are no others.
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
  // Whoever has `.card` and `.card-title` has `.card`.
  const least = all.filter(
    (tokens) => !all.some((other) => other !== tokens && other.every((token) => tokens.includes(token))),
  );
  return least.length === 0 ? [[]] : least;
}
