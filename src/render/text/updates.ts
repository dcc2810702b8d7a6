import { markdownToHtml } from 'satteri';
import { toMarkdown } from './markdown/markdown.js';
import type { MarkdownOptions } from './markdown/options.js';
import { attributeOf, isSet, type TextElement, type TextNode } from './nodes.js';
import type { Messages } from '../../i18n/messages.js';
import { convertComponents } from './plain.js';
import { defined } from '../../shared/object.js';

/** An entry of a change log: an `Update`. */
export interface PageUpdate {
  /** Id of its heading. */
  id?: string;
  title: string;
  /** ISO 8601, if label or description contain a day or a month. */
  date?: string;
  tags: readonly string[];
  html: string;
}

const months = 'january february march april may june july august september october november december'.split(' ');
const iso = /\b(\d{4})-(\d\d)(?:-(\d\d))?\b/;
const datePattern =
  /\b(?:(\d{1,2})(?:st|nd|rd|th)?\s+)?([A-Z][a-z]{2,8})\.?(?:\s+(\d{1,2})(?:st|nd|rd|th)?)?,?\s+(\d{4})\b/;

/** The day in a text, at midnight UTC; for a month, its first day. */
export function dateIn(text: string): string | undefined {
  const [, year, month, day = '01'] = iso.exec(text) ?? [];
  if (year && month) return isoDate(Number(year), Number(month), Number(day));
  const [, before, name = '', after, other] = datePattern.exec(text) ?? [];
  const number = months.findIndex((each) => name.length > 2 && each.startsWith(name.toLowerCase())) + 1;
  return number > 0 ? isoDate(Number(other), number, Number(before ?? after ?? 1)) : undefined;
}

function isoDate(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString() : undefined;
}

/** The updates of a page, in text order. */
export function updatesIn(nodes: readonly TextNode[], words: Messages, options: MarkdownOptions): PageUpdate[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    return node.name === 'Update' ? updateOf(node, words, options) : updatesIn(node.children, words, options);
  });
}

function updateOf(node: TextElement, words: Messages, options: MarkdownOptions): PageUpdate[] {
  const own = node.attributes['rss'];
  const rss = (typeof own === 'object' && own !== null ? own : {}) as { title?: unknown; description?: unknown };
  const label = attributeOf(node, 'label');
  const title = typeof rss.title === 'string' ? rss.title : label;
  if (title === undefined || ('rss' in node.attributes && !isSet(node, 'rss'))) return [];
  const description = attributeOf(node, 'description');
  const id = attributeOf(node, 'id');
  const date = dateIn(label ?? '') ?? dateIn(description ?? '');
  const tags = node.attributes['tags'];
  const markdown =
    typeof rss.description === 'string'
      ? rss.description
      : toMarkdown(convertComponents(node.children, { audience: 'humans', words }), options);
  return [
    defined({
      title,
      tags: Array.isArray(tags) ? tags.map(String) : [],
      html: markdownToHtml(markdown, { features: { gfm: true } }).html.trim(),
      id,
      date,
    }),
  ];
}
