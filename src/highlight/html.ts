import type { StyledToken } from './tokens.js';
import { escapeText } from '../shared/html.js';

const italic = 1;
const bold = 2;
const underline = 4;
const strikethrough = 8;

/** First letters of colour classes, one per theme. */
const letters = ['t', 'd'] as const;

function classesOf({ numbers, fontStyle }: StyledToken): string {
  return [
    ...numbers.map((number, index) => (number > 0 ? `${letters[index] ?? ''}${number}` : '')),
    fontStyle & italic ? 'ti' : '',
    fontStyle & bold ? 'tb' : '',
    fontStyle & underline ? 'tu' : '',
    fontStyle & strikethrough ? 'ts' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Renders a line of tokens as HTML. Adjacent tokens of the same style share an element; plain text and white space have none. */
export function lineHtml(tokens: readonly StyledToken[]): string {
  const parts: { classes: string; text: string }[] = [];
  for (const token of tokens) {
    const last = parts.at(-1);
    const classes = token.content.trim() === '' && last ? last.classes : classesOf(token);
    if (last?.classes === classes) last.text += token.content;
    else parts.push({ classes, text: token.content });
  }
  return parts
    .map(({ classes, text }) => (classes ? `<span class="${classes}">${escapeText(text)}</span>` : escapeText(text)))
    .join('');
}
