/** Removes Markdown from a title. */
export const plainTitle = (title: string): string =>
  title
    .replace(/!?\[([^\]]*)\]\([^)]*\)(?:\{[^}]*\})?/g, '$1')
    .replace(/(\*\*|__|\*|~~)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/:[\w-]+-[\w-]+:\s*/g, '')
    .replace(/<[^<>]*>/g, '')
    .trim();

/** An attribute of JSX; nothing for an empty value. */
export function attribute(name: string, value: string | undefined): string {
  return value === undefined || value === ''
    ? ''
    : ` ${name}="${value.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`;
}

/** A part of a page that is lost, with its line in the source. */
export interface Left {
  what: string;
  why: string;
  line: number;
}
