const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const entityOf = (character: string): string => entities[character] ?? character;

/** Escapes text for HTML outside attributes. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, entityOf);
}

/** Escapes text for HTML, including attributes in double quotes. */
export function escapeHtml(text: string): string {
  return /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, entityOf) : text;
}

/** Escapes text for XML, including attributes in either kind of quotes. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, entityOf);
}
