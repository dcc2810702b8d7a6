import { entriesOf, isArray, isObject, type Json } from '../json.js';

/** Fields of an event, in the order in which it is usually sent (HTML, 9.2). */
const eventFields = ['comment', 'event', 'id', 'retry', 'data'];

/**
 * Items of a stream the way a content type writes them one after another (OpenAPI 3.2, Sequential Media Types).
 *
 * @param value a list of items, or the only one.
 * @returns undefined for texts and for types that are no streams.
 */
export function streamText(value: Json, contentType: string): string | undefined {
  if (typeof value === 'string') return undefined;
  const items = isArray(value) ? value : [value];
  if (/^text\/event-stream\b/i.test(contentType)) return items.map(eventText).join('\n\n');
  return /(?:jsonl|ndjson|json-?lines|json-seq)\b/i.test(contentType)
    ? items.map((item) => JSON.stringify(item)).join('\n')
    : undefined;
}

/** A stream as it travels: its last item ends, and a separator that texts do not show begins each of a JSON text sequence (RFC 7464). */
export function sentStream(text: string, contentType: string): string {
  if (/^text\/event-stream\b/i.test(contentType)) return `${text}\n\n`;
  const isSequence = /json-seq\b/i.test(contentType) && !text.includes('\x1e');
  return `${isSequence ? text.replaceAll(/^/gm, '\x1e') : text}\n`;
}

function eventText(item: Json): string {
  const isEvent = isObject(item) && entriesOf(item).every(([name]) => eventFields.includes(name));
  const fields = isEvent ? entriesOf(item) : [['data', item] as const];
  return [...fields]
    .sort(([a], [b]) => eventFields.indexOf(a) - eventFields.indexOf(b))
    .flatMap(([name, field]) => {
      const text = typeof field === 'string' ? field : JSON.stringify(field);
      return text.split('\n').map((line) => `${name === 'comment' ? '' : name}: ${line}`);
    })
    .join('\n');
}
