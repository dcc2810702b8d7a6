/** Texts that pages name as `{{name}}`, by name. */
export type Variables = Readonly<Record<string, string>>;

// Neither what stands in an attribute as an object (`style={{…}}`), nor what a workflow file fills in (`${{ … }}`).
const named = /(?<![$={])\{\{[ \t]*([\w$][\w$.-]*)[ \t]*\}\}(?!\})/g;

/**
 * Puts the values of variables in the place of their names, in frontmatter, text, attributes and code alike. Names without a
 * value stay; lines keep their numbers.
 */
export function fillIn(text: string, variables: Variables): string {
  return text.replace(named, (whole, name: string) =>
    Object.hasOwn(variables, name) ? (variables[name] ?? whole).replace(/\s*\n\s*/g, ' ') : whole,
  );
}

/** Names without a value in a text that has been filled in. */
export function unfilled(text: string): string[] {
  return [...text.matchAll(named)].map(([, name = '']) => name);
}
