/** Resolves once the page is before the reader: a page that the browser draws ahead of a click may never be. */
export async function shown(): Promise<void> {
  const { prerendering } = document as { prerendering?: boolean };
  if (prerendering) await new Promise((done) => document.addEventListener('prerenderingchange', done, { once: true }));
}
