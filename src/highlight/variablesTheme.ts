type Mode = 'light' | 'dark';

// Colours of GitHub's themes, as on a site without a theme. Each is readable on every background of a block.
const defaults: Readonly<Record<string, readonly [light: string, dark: string]>> = {
  'token-constant': ['#0550ae', '#79c0ff'],
  'token-string': ['#0a3069', '#a5d6ff'],
  'token-comment': ['#59616a', '#8b949e'],
  'token-keyword': ['#b81b28', '#ff7b72'],
  'token-parameter': ['#953800', '#ffa657'],
  'token-function': ['#6f3dd0', '#d2a8ff'],
  'token-string-expression': ['#0a3069', '#a5d6ff'],
  'token-punctuation': ['#1f2328', '#e6edf3'],
  'token-link': ['#0a3069', '#a5d6ff'],
};

const indexOf = (mode: Mode): 0 | 1 => (mode === 'light' ? 0 : 1);

/** Default colours of tokens whose CSS variable the author does not set. */
export const variableDefaults = (mode: Mode): Record<string, string> =>
  Object.fromEntries(Object.entries(defaults).map(([name, colors]) => [name, colors[indexOf(mode)]]));

/** Background of a block. */
export const variablesGround = (mode: Mode): string =>
  `var(--mint-color-background, ${['#f7f8fa', '#12161d'][indexOf(mode)] ?? ''})`;

/** Colour of plain text. */
export const variablesText = (mode: Mode): string =>
  `var(--mint-color-text, ${['#1f2328', '#e6edf3'][indexOf(mode)] ?? ''})`;
