import { entriesOf, isArray, isObject, type Json } from '../json.js';

/** Fields of an event, in the usual order (HTML, 9.2). */
const eventFields = ['comment', 'event', 'id', 'retry', 'data'];

/**
 * Serialises the items of a stream as its content type requires (OpenAPI 3.2, Sequential Media Types).
 *
 * @param value an array of items, or a single one.
 * @returns undefined for strings and for types that are not streams.
 */
export function streamText(value: Json, contentType: string): string | undefined {
  if (typeof value === 'string') return undefined;
  const items = isArray(value) ? value : [value];
  if (/^text\/event-stream\b/i.test(contentType)) return items.map(eventText).join('\n\n');
  return /(?:jsonl|ndjson|json-?lines|json-seq)\b/i.test(contentType)
    ? items.map((item) => JSON.stringify(item)).join('\n')
    : undefined;
}

/** A stream as it is sent: the last item is terminated, and each item of a JSON text sequence starts with an invisible separator (RFC 7464). */
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
