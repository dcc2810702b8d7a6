/** Adds the script of another host to the page; it blocks nothing. Rejects when the script does not come. */
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
