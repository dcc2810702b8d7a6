/** An element with attributes and content. */
export function makeElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...content);
  return made;
}

/** Shows something over the client, inside its dialog, which keeps the focus to itself; a notice of the same kind goes. */
export function showNotice(notice: HTMLElement): void {
  dismissNotice(notice.className);
  (document.querySelector('.scalar-app-layout') ?? document.body).prepend(notice);
}

export function dismissNotice(kind: string): void {
  for (const notice of document.getElementsByClassName(kind)) notice.remove();
}
