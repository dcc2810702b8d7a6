/** Author's values come in loosely: `cols="2"`, `horizontal="true"`, `highlight={[1]}`. These read them as they were meant. */

/** Reads a boolean property: bare, `true`, `"true"` or `""`, which JSX passes for an empty value. */
export function flag(value: unknown, fallback = false): boolean {
  if (value === undefined || value === null) return fallback;
  if (typeof value === 'string') return !/^(?:false|no|0)$/i.test(value.trim());
  return Boolean(value);
}

/** A whole number within bounds; `fallback` for what is none. */
export function count(value: unknown, fallback: number, least: number, most: number): number {
  const number = typeof value === 'number' ? value : Number.parseInt(String(value ?? ''), 10);
  return Number.isFinite(number) ? Math.min(most, Math.max(least, Math.round(number))) : fallback;
}

/** A text; numbers and yes or no are written out, anything else is none. */
export function text(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

/** A list of texts; a single one is a list of itself. */
export function texts(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.map(text).filter((entry) => entry !== undefined);
}

/** A colour that can stand in a style: hex, a name, or one of CSS's functions without anything that could end the property. */
export function color(value: unknown): string | undefined {
  const wanted = text(value)?.trim();
  return wanted && /^(?:#[\da-f]{3,8}|[a-z]+|[a-z]+\([\d\s.,%/a-z-]+\))$/i.test(wanted) ? wanted : undefined;
}

/**
 * Properties that every component passes to its outermost element; `mdx/print.ts` has turned `className` into `class`
 * and style objects into text.
 */
export interface Look {
  id?: string;
  class?: string;
  style?: string;
}

/**
 * Attributes of a component's outermost element, its id included.
 *
 * @param given what the author adds.
 * @param own the component's own classes.
 * @param declarations the component's own styles; the author's come after them.
 */
export function look(given: Readonly<Look>, own: string, ...declarations: (string | undefined)[]): Look {
  const style = [...declarations, given.style].filter((part) => part !== undefined && part !== '').join(';');
  return {
    ...(given.id === undefined ? {} : { id: given.id }),
    class: [own, given.class].filter(Boolean).join(' '),
    ...(style === '' ? {} : { style }),
  };
}

/** An author's value as it is written: objects, lists and the empty text as JSON. */
export function written(value: unknown): string {
  return (typeof value === 'object' && value !== null) || value === '' ? JSON.stringify(value) : String(value);
}
