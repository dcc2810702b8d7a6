/** Whether the browser draws the page ahead of a click; types of the DOM do not know of it yet. */
function isDrawnAhead(): boolean {
  return (document as { prerendering?: boolean }).prerendering === true;
}

/** A browser that draws a page ahead leaves its layout to the click, unless it is asked for. */
export function layOutAhead(): void {
  if (isDrawnAhead()) addEventListener('load', () => void document.body.offsetHeight, { once: true });
}

/** Resolves once the page is before the reader: a page that the browser draws ahead of a click may never be. */
export async function shown(): Promise<void> {
  if (isDrawnAhead())
    await new Promise((done) => document.addEventListener('prerenderingchange', done, { once: true }));
}
