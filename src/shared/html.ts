const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const entityOf = (character: string): string => entities[character] ?? character;

/** A text as it stands in HTML, outside attributes. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, entityOf);
}

/** A text as it stands in HTML, in double quotes as well. */
export function escapeHtml(text: string): string {
  return /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, entityOf) : text;
}

/** A text as it stands in XML, in either kind of quotes. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, entityOf);
}
