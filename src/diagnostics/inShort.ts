/** An author's text as messages quote it: if it is long, only its beginning. */
export function inShort(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60).toWellFormed()}…` : text;
}
