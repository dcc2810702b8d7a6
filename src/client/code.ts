/** How long a button says that it has copied. */
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

/** The code that a button stands for, without what is only shown: removed lines, numbers, signs. */
function textOf(button: Element): string {
  const block = button.closest('.code-block');
  const code = block?.querySelector(':scope > .code-panel:not([hidden]) code') ?? block?.querySelector('code');
  return [...(code?.querySelectorAll('.line:not(.line-removed)') ?? [])]
    .map(({ textContent }) => textContent)
    .join('\n');
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

async function copy(button: HTMLElement): Promise<void> {
  const label = button.ariaLabel;
  const copied = button.dataset['copiedLabel'] ?? '';
  if ('copied' in button.dataset) return;
  await write(textOf(button));
  button.dataset['copied'] = '';
  button.ariaLabel = copied;
  announce(copied);
  setTimeout(() => {
    delete button.dataset['copied'];
    button.ariaLabel = label;
    announce('');
  }, confirmation);
}

function toggle(button: HTMLElement): void {
  const block = button.parentElement;
  const isOpen = block?.toggleAttribute('data-collapsed') === false;
  button.ariaExpanded = String(isOpen);
  button.textContent = (isOpen ? button.dataset['less'] : button.dataset['more']) ?? '';
  if (!isOpen) block?.scrollIntoView({ block: 'nearest' });
}

/** Answers the buttons of blocks of code: copy, and show the rest. */
export function startCode(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('.code-copy, .code-expand') : null;
    if (button?.matches('.code-copy')) void copy(button);
    else if (button) toggle(button);
  });
}
