/** True while the browser prerenders the page; TypeScript's DOM types lack this property. */
function isPrerendering(): boolean {
  return (document as { prerendering?: boolean }).prerendering === true;
}

/** Forces the layout of a prerendered page, which browsers otherwise delay until the click. */
export function layOutAhead(): void {
  if (isPrerendering()) addEventListener('load', () => void document.body.offsetHeight, { once: true });
}

/** Resolves once the reader sees the page, which may never happen if it is prerendered. */
export async function waitUntilShown(): Promise<void> {
  if (isPrerendering())
    await new Promise((done) => document.addEventListener('prerenderingchange', done, { once: true }));
}
