/** Shows a notice over the client, inside its dialog, which traps the focus. A notice of the same kind is replaced. */
export function showNotice(notice: HTMLElement): void {
  dismissNotice(notice.className);
  (document.querySelector('.scalar-app-layout') ?? document.body).prepend(notice);
}

export function dismissNotice(kind: string): void {
  for (const notice of document.getElementsByClassName(kind)) notice.remove();
}
