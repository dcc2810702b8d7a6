import { escapeHtml } from '../../../shared/html.js';

/** HTML that is safe to insert into a page. */
export class Markup {
  constructor(readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

/** Values in a template: text is escaped, `false` and `undefined` are left out, lists are joined. */
export type MarkupPart = Markup | string | number | false | undefined | readonly MarkupPart[];

function print(part: MarkupPart): string {
  if (part instanceof Markup) return part.text;
  if (typeof part === 'string') return escapeHtml(part);
  if (typeof part === 'number') return String(part);
  let text = '';
  // `join` would copy the text again at every depth of a list.
  if (part) for (const each of part) text += print(each);
  return text;
}

/** Tag for HTML templates. A page has hundreds of rows, and joining strings takes a few microseconds per row, a component ten times as long. */
export function markup(strings: TemplateStringsArray, ...parts: readonly MarkupPart[]): Markup {
  let text = strings[0] ?? '';
  parts.forEach((part, index) => {
    text += print(part) + (strings[index + 1] ?? '');
  });
  return new Markup(text);
}

/** HTML that is already safe: rendered Markdown, highlighted code. */
export function trusted(html: string): Markup {
  return new Markup(html);
}
