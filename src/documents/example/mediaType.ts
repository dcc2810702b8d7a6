/** Notation of a body, determined by its content type. */
export type BodyNotation = 'json' | 'xml' | 'form' | 'multipart' | 'text' | 'binary';

/** The notation of a content type, ignoring parameters such as `charset`. Types that are not text are `binary`. */
export function bodyNotationOf(contentType: string): BodyNotation {
  const type = contentType.split(';', 1).join('').trim().toLowerCase();
  if (/^(\*\/\*|application\/\*|text\/json)$/.test(type) || /[/+]json$/.test(type)) return 'json';
  if (/[/+]xml$/.test(type)) return 'xml';
  if (type === 'application/x-www-form-urlencoded') return 'form';
  if (type.startsWith('multipart/')) return 'multipart';
  const isText = type.startsWith('text/') || /(yaml|javascript|graphql|ndjson|jsonl|json-seq|sql|csv|toml)$/.test(type);
  return isText ? 'text' : 'binary';
}
