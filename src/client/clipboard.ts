/** How long a control says that it has copied. */
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

async function write(text: string): Promise<void> {
  if (isSecureContext) return navigator.clipboard.writeText(text);
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
export async function copyFor(control: HTMLElement, text: string): Promise<void> {
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
