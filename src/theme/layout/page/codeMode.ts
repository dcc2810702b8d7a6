import type { Settings } from '../../../site/site.js';

/** How code goes with the mode of the page: it follows it, is dark, or has one theme only. */
export function codeMode(colors: Settings['styling']['codeblocks']): 'auto' | 'dark' | 'theme' {
  if (colors === 'system') return 'auto';
  if (colors === 'dark') return 'dark';
  return colors.light === colors.dark && colors.light !== 'css-variables' ? 'theme' : 'auto';
}
