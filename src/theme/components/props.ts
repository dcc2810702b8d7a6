/** Reads loosely written properties as authors meant them: `cols="2"`, `horizontal="true"`, `highlight={[1]}`. */

/** Reads a boolean property: bare, `true`, `"true"` or `""`, which is how JSX passes an empty value. */
export function flag(value: unknown, fallback = false): boolean {
  if (value === undefined || value === null) return fallback;
  if (typeof value === 'string') return !/^(?:false|no|0)$/i.test(value.trim());
  return Boolean(value);
}

/** A whole number within limits; `fallback` if it is not a number. */
export function count(value: unknown, fallback: number, least: number, most: number): number {
  const number = typeof value === 'number' ? value : Number.parseInt(String(value ?? ''), 10);
  return Number.isFinite(number) ? Math.min(most, Math.max(least, Math.round(number))) : fallback;
}

/** A text. Numbers and booleans are converted; anything else is undefined. */
export function text(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

/** A list of texts; a single text becomes a list. */
export function texts(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.map(text).filter((entry) => entry !== undefined);
}

/** A colour that is safe in a style: hex, a name, or a CSS function without characters that could end the property. */
export function color(value: unknown): string | undefined {
  const word = text(value)?.trim();
  return word && /^(?:#[\da-f]{3,8}|[a-z]+|[a-z]+\([\d\s.,%/a-z-]+\))$/i.test(word) ? word : undefined;
}

/** Properties that every component passes to its outermost element. `mdx/print.ts` has converted `className` to `class` and style objects to text. */
export interface Look {
  id?: string;
  class?: string;
  style?: string;
}

/**
 * Attributes of a component's outermost element, including its id.
 *
 * @param props attributes from the author.
 * @param own the component's own classes.
 * @param declarations the component's own styles; the author's follow them.
 */
export function look(props: Readonly<Look>, own: string, ...declarations: (string | undefined)[]): Look {
  const style = [...declarations, props.style].filter((part) => part !== undefined && part !== '').join(';');
  return {
    ...(props.id === undefined ? {} : { id: props.id }),
    class: [own, props.class].filter(Boolean).join(' '),
    ...(style === '' ? {} : { style }),
  };
}
