/** Milliseconds for which a control shows that it has copied. */
const confirmation = 2000;
let region: HTMLElement | undefined;

function announce(words: string): void {
  if (!region) {
    region = document.createElement('div');
    region.className = 'sr-only';
    region.role = 'status';
    document.body.append(region);
  }
  region.textContent = words;
}

async function write(coming: string | Promise<string>): Promise<void> {
  if (isSecureContext) {
    try {
      if (typeof coming === 'string') return await navigator.clipboard.writeText(coming);
      // The clipboard gets a promise, as some browsers allow access only during the click.
      const blob = coming.then((text) => new Blob([text], { type: 'text/plain' }));
      return await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    } catch {
      // Refused; the older way may still be open.
    }
  }
  const text = await coming;
  // Pages on plain HTTP have no clipboard but this.
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}

/**
 * Copies a text for the control that asked for it, which says so by `data-copied` and, to screen readers, by the words in its
 * `data-copied-label`.
 */
export async function copyFor(control: HTMLElement, text: string | Promise<string>): Promise<void> {
  if ('copied' in control.dataset) return;
  const copied = control.dataset['copiedLabel'];
  const label = control.ariaLabel;
  await write(text);
  control.dataset['copied'] = '';
  if (copied !== undefined) {
    if (label !== null) control.ariaLabel = copied;
    announce(copied);
  }
  setTimeout(() => {
    delete control.dataset['copied'];
    control.ariaLabel = label;
    announce('');
  }, confirmation);
}
