import { text } from '../props.js';

/** The properties that say in one where a parameter goes and how it is called (part 4.7 of the format). */
const places = ['path', 'query', 'body', 'header', 'cookie'] as const;

/** Name and place of a parameter; `name` alone is tolerated and has no place. */
export function placeOf(props: Readonly<Record<string, unknown>>): {
  name: string | undefined;
  place: string | undefined;
} {
  for (const place of places) {
    const value = props[place];
    // A bare `body` beside `name` says the place alone.
    if (value === true) return { name: text(props['name']), place };
    const name = text(value);
    if (name) return { name, place };
  }
  return { name: text(props['name']), place: undefined };
}
