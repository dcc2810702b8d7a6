import { mapProse } from '../../../mdx/compile/tolerate.js';
import type { Left } from './written.js';

const imported = /^[ \t]*import[ \t]+(\w+)[ \t]+from[ \t]+["'][^"']+\.vue["']/gm;

/** Removes the tags of components that a page imports, and keeps their content and the number of lines. */
export function withoutImported(text: string): { text: string; left: Left[] } {
  const names = Array.from(text.matchAll(imported), ([, name = '']) => name);
  if (names.length === 0) return { text, left: [] };
  const tags = new RegExp(`</?(?:${names.join('|')})\\b[^>]*>`, 'g');
  const left = names.map((name): Left => {
    const lines = text
      .split(new RegExp(`<${name}\\b`), 1)
      .join('')
      .split('\n');
    return { what: `\`<${name}>\``, why: 'it is a component of the old site', line: lines.length };
  });
  return { text: mapProse(text, (prose) => prose.replace(tags, (tag) => tag.replace(/[^\n]/g, ''))), left };
}
