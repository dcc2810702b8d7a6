/** Milliseconds for which a control confirms that it has copied. */
const confirmation = 2000;
/** Milliseconds until screen readers know a new region: they announce what changes in it, not what it comes with. */
const notice = 100;
let region: HTMLElement | undefined;

function announce(words: string): void {
  region ??= addRegion();
  setTimeout(() => region?.replaceChildren(words), notice);
}

function addRegion(): HTMLElement {
  const status = document.createElement('div');
  status.className = 'sr-only';
  status.role = 'status';
  document.body.append(status);
  return status;
}

async function write(coming: string | Promise<string>): Promise<void> {
  if (isSecureContext) {
    try {
      if (typeof coming === 'string') return await navigator.clipboard.writeText(coming);
      // The clipboard gets a promise, because some browsers only allow access during the click.
      const blob = coming.then((text) => new Blob([text], { type: 'text/plain' }));
      return await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    } catch {
      // Access was refused; the older method may still work.
    }
  }
  const text = await coming;
  // The only clipboard on pages served over plain HTTP.
  const focused = document.activeElement as HTMLElement | null;
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
  focused?.focus();
}

/**
 * Copies a text for a control. The control confirms it with `data-copied` and, for screen readers, with an announcement of the text in
 * `data-copied-label`, which exists once for all controls in the text of a page. Its own name stays: screen readers also announce a new name of the
 * control that has the focus.
 */
export async function copyFor(control: HTMLElement, text: string | Promise<string>): Promise<void> {
  if ('copied' in control.dataset) return;
  const copied = control.closest<HTMLElement>('[data-copied-label]')?.dataset['copiedLabel'];
  await write(text);
  control.dataset['copied'] = '';
  if (copied !== undefined) announce(copied);
  setTimeout(() => {
    delete control.dataset['copied'];
    announce('');
  }, confirmation);
}
