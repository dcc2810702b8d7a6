import { copyFor } from './clipboard.js';
import { onClick } from './clicks.js';
import { catchUp } from './earlyPress.js';

/** The text of a line without type annotations and the boxes below it. */
function textOfLine(line: Element): string {
  const code = line.cloneNode(true) as Element;
  for (const note of code.querySelectorAll('.code-hint, .code-row')) note.remove();
  return code.textContent ?? '';
}

/** The code that a button copies, without removed lines, numbers and signs, and in a shell without prompts. */
function textOf(button: Element): string {
  const blocks = button.closest('.code-block')?.querySelectorAll('code') ?? [];
  const code = [...blocks].find((block) => !block.closest('[hidden]'));
  const lines = [...(code?.querySelectorAll('.line:not(.line-removed)') ?? [])].map(textOfLine);
  const isShell = code?.closest('[data-language$=sh], [data-language^=sh], [data-language=console]');
  return (isShell ? lines.map((line) => line.replace(/^\$ /, '')) : lines).join('\n');
}

function toggle(button: HTMLElement): void {
  const block = button.parentElement;
  const isOpen = block?.toggleAttribute('data-collapsed') === false;
  button.ariaExpanded = String(isOpen);
  button.textContent = (isOpen ? button.dataset['less'] : button.dataset['more']) ?? '';
  if (!isOpen) block?.scrollIntoView({ block: 'nearest' });
}

/** Handles the buttons of code blocks: copy, and show all. */
export function startCode(): void {
  onClick('.code-copy', (button) => void copyFor(button, textOf(button)));
  onClick('.code-expand', toggle);
  catchUp('.code-copy, .code-expand');
}
