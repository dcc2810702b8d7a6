import type { Messages } from '../../../i18n/messages.js';

type Props = Record<string, unknown>;

/** Texts that the compiler writes as heading of footnotes, and before the number in a link back from a footnote. */
const footnotes = 'Footnotes';
const back = 'Back to reference ';
/** Attributes that `tablesPlugin` adds to every table. */
const table = 'class="table-scroll" role="group" aria-label="';

/**
 * Translates labels of Markdown elements, because a page is compiled before its language is known.
 *
 * @param props attributes as in HTML. An element without parts that change is a single text, `set:html`.
 */
export function translatedProps(type: unknown, props: Props, words: Messages): Props {
  const { 'set:html': html, 'aria-label': label } = props;
  if (typeof html === 'string') return { ...props, 'set:html': spokenHtml(html, words) };
  if (type === 'h2' && props['id'] === 'footnote-label') return { ...props, children: words.components.footnotes };
  if (props['class'] === 'table-scroll') return { ...props, 'aria-label': words.components.table };
  if (type !== 'a' || typeof label !== 'string') return props;
  if (props['class'] === 'heading-link') return { ...props, 'aria-label': words.common.linkTo({ name: label }) };
  if (!('data-footnote-backref' in props)) return props;
  return { ...props, 'aria-label': words.components.backToReference({ number: label.replace(back, '') }) };
}

function spokenHtml(html: string, { common, components }: Messages): string {
  return html
    .replace(
      /(class="heading-link" aria-label=")([^"]*)/g,
      (_, start: string, name: string) => start + common.linkTo({ name }),
    )
    .replace(
      new RegExp(`(data-footnote-backref="" aria-label=")${back}([^"]*)`, 'g'),
      (_, start: string, number: string) => start + components.backToReference({ number }),
    )
    .replace(new RegExp(`(${table})[^"]*`, 'g'), (_, start: string) => start + components.table)
    .replace(
      new RegExp(`(<h2 class="sr-only" id="footnote-label">)${footnotes}.*?(?=</h2>)`, 'g'),
      (_, start: string) => start + components.footnotes,
    );
}
