/** True if the browser prerenders the page before a click; the types of the DOM lack this property. */
function isPrerendering(): boolean {
  return (document as { prerendering?: boolean }).prerendering === true;
}

/** A browser that prerenders a page leaves its layout to the click, unless it is asked for. */
export function layOutAhead(): void {
  if (isPrerendering()) addEventListener('load', () => void document.body.offsetHeight, { once: true });
}

/** Resolves once the page is before the reader: a page that the browser prerenders may never be. */
export async function shown(): Promise<void> {
  if (isPrerendering())
    await new Promise((done) => document.addEventListener('prerenderingchange', done, { once: true }));
}
