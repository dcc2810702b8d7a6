import { closest } from './clicks.js';

/** Pixels between the bubble and the word, and between the bubble and the window's edge. */
const gap = 6;
const margin = 12;
let current: HTMLElement | undefined;
let count = 0;

const bubbleOf = (tooltip: Element): HTMLElement | null => tooltip.querySelector<HTMLElement>('.tooltip-bubble');
const wordOf = (tooltip?: Element | null): HTMLElement | null | undefined =>
  tooltip?.querySelector<HTMLElement>('.tooltip-word');

function place(word: DOMRect, bubble: HTMLElement): void {
  const { offsetWidth: width, offsetHeight: height } = bubble;
  // The window without its scrollbar.
  const { clientWidth } = document.documentElement;
  const right = Math.min(word.left + word.width / 2 - width / 2, clientWidth - width - margin);
  const left = Math.max(margin, right);
  const above = word.top - height - gap;
  bubble.style.setProperty('--tr-tooltip-left', `${left}px`);
  bubble.style.setProperty('--tr-tooltip-top', `${above < margin ? word.bottom + gap : above}px`);
}

function hide(): void {
  // A link in a bubble that closes would take the focus with it.
  if (current?.contains(document.activeElement)) wordOf(current.parentElement)?.focus({ preventScroll: true });
  if (current?.matches(':popover-open')) current.hidePopover();
  current = undefined;
}

function show(tooltip: Element): void {
  const bubble = bubbleOf(tooltip);
  if (!bubble || bubble === current) return;
  hide();
  bubble.popover = 'manual';
  bubble.showPopover();
  // A word that is wrapped over two lines has two boxes; the bubble points at the first.
  const word = wordOf(tooltip);
  const [box] = word?.getClientRects() ?? [];
  if (box) place(box, bubble);
  word?.setAttribute('aria-describedby', (bubble.id ||= `trellis-tooltip-${(count += 1)}`));
  current = bubble;
}

/** Shows the explanation of a word on hover, on focus and on tap. */
export function startTooltips(): void {
  for (const type of ['pointerover', 'focusin', 'click']) {
    document.addEventListener(type, ({ target }) => {
      const tooltip = closest(target, '.tooltip');
      if (tooltip) show(tooltip);
      else if (type !== 'pointerover' || !current?.parentElement?.contains(document.activeElement)) hide();
    });
  }
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide());
  document.addEventListener(
    'scroll',
    ({ target }) => {
      // A long explanation can be scrolled.
      if (!(target instanceof Element) || !current?.contains(target)) hide();
    },
    { passive: true, capture: true },
  );
}
