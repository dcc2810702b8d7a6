/** An element with attributes and content. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...content);
  return made;
}

/** Shows something beside the client; a notice of the same kind goes. */
export function showNotice(notice: HTMLElement): void {
  dismissNotice(notice.className);
  (document.getElementById('notice') ?? document.body).append(notice);
}

export function dismissNotice(kind: string): void {
  for (const notice of document.querySelectorAll(`#notice > .${kind.split(' ').join('.')}`)) notice.remove();
}
