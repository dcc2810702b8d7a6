/** Values of variables that pages write as `{{name}}`, by name. */
export type Variables = Readonly<Record<string, string>>;

// Excludes objects in attributes (`style={{…}}`) and expressions of workflow files (`${{ … }}`).
const placeholder = /(?<![$={])\{\{[ \t]*([\w$][\w$.-]*)[ \t]*\}\}(?!\})/g;

/**
 * Replaces variables with their values, in frontmatter, text, attributes and code alike. Variables without a value stay; line numbers do not change.
 */
export function fillIn(text: string, variables: Variables): string {
  return text.replace(placeholder, (whole, name: string) =>
    Object.hasOwn(variables, name) ? (variables[name] ?? whole).replace(/\s*\n\s*/g, ' ') : whole,
  );
}

/** Variables without a value in a text whose other variables are replaced. */
export function unfilled(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name = '']) => name);
}
