import { text } from '../props.js';

/** Properties that give both a parameter's location and its name (part 4.7 of the format). */
const places = ['path', 'query', 'body', 'header', 'cookie'] as const;

/** Name and location of a parameter. `name` alone is accepted and gives no location. */
export function placeOf(props: Readonly<Record<string, unknown>>): {
  name: string | undefined;
  place: string | undefined;
} {
  for (const place of places) {
    const value = props[place];
    // A bare `body` beside `name` only gives the location.
    if (value === true) return { name: text(props['name']), place };
    const name = text(value);
    if (name) return { name, place };
  }
  return { name: text(props['name']), place: undefined };
}
