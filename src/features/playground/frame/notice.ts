/** Creates an element with attributes and content. */
export function makeElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...content);
  return element;
}

/** Shows a notice over the client, inside its dialog, which traps the focus. A notice of the same kind is replaced. */
export function showNotice(notice: HTMLElement): void {
  dismissNotice(notice.className);
  (document.querySelector('.scalar-app-layout') ?? document.body).prepend(notice);
}

export function dismissNotice(kind: string): void {
  for (const notice of document.getElementsByClassName(kind)) notice.remove();
}
