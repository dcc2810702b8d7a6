import type { Settings } from '../../../site/site.js';

/** Colours of code blocks: following the page's mode, always dark, or a single theme. */
export function codeMode(colors: Settings['styling']['codeblocks']): 'auto' | 'dark' | 'theme' {
  if (colors === 'system') return 'auto';
  if (colors === 'dark') return 'dark';
  return colors.light === colors.dark && colors.light !== 'css-variables' ? 'theme' : 'auto';
}
