/** Adds an external script to the page without blocking it. Rejects if the script fails to load. */
export function addScript(source: string, attributes: Readonly<Record<string, string>> = {}): Promise<void> {
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.async = true;
  script.src = source;
  return new Promise((done, fail) => {
    script.addEventListener('load', () => done());
    script.addEventListener('error', () => fail(new Error(`${source} did not come.`)));
    document.head.append(script);
  });
}
