/** Whether the browser draws the page ahead of a click; types of the DOM do not know of it yet. */
export function isDrawnAhead(): boolean {
  return (document as { prerendering?: boolean }).prerendering === true;
}

/** Resolves once the page is before the reader: a page that the browser draws ahead of a click may never be. */
export async function shown(): Promise<void> {
  if (isDrawnAhead())
    await new Promise((done) => document.addEventListener('prerenderingchange', done, { once: true }));
}
