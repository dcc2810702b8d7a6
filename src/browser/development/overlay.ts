import { isError } from '../../diagnostics/diagnostic.js';
import { amount } from '../../shared/amount.js';
import { makeElement } from '../makeElement.js';
import { siteBase } from '../site.js';
import stylesheet from './overlay.css?inline';

/** A diagnostic as the server sends it; see `dev/pageFaults.ts`. */
export interface ShownFault {
  code: string;
  severity: 'error' | 'warning' | 'note';
  /** True if part of the page cannot be shown. */
  isLoss: boolean;
  message: string;
  help?: string;
  place: string;
  /** Place for the author's editor. */
  editor?: string;
  excerpt?: { line: string; pointer: string };
}

/** The position of a fault. Clicking it opens the file in the author's editor. */
function placeOf({ place, editor }: Pick<ShownFault, 'place' | 'editor'>): HTMLElement {
  if (!editor) return makeElement('span', { class: 'place' }, place);
  // Not a link, because targets of links are prefetched.
  const button = makeElement('button', { class: 'place', type: 'button', title: 'Open in the editor' }, place);
  button.style.cssText = 'all: unset; cursor: pointer; font: inherit; text-decoration: underline';
  button.addEventListener(
    'click',
    () => void fetch(`${siteBase}/_trellis/dev/editor?file=${encodeURIComponent(editor)}`),
  );
  return button;
}

function item(fault: ShownFault): HTMLElement {
  const { severity, message, help, excerpt, code } = fault;
  return makeElement(
    'li',
    { class: severity },
    makeElement(
      'p',
      { class: 'head' },
      makeElement('span', { class: 'severity' }, severity),
      ' ',
      ...(fault.place ? [placeOf(fault)] : []),
    ),
    makeElement('p', { class: 'message' }, message),
    ...(excerpt
      ? [makeElement('pre', {}, `${excerpt.line}\n`, makeElement('span', { class: 'pointer' }, excerpt.pointer))]
      : []),
    ...(help ? [makeElement('p', { class: 'help' }, help)] : []),
    makeElement('p', { class: 'code' }, code),
  );
}

function counted(faults: readonly ShownFault[]): string {
  const errors = faults.filter(isError).length;
  const counts: [number, string][] = [
    [errors, 'error'],
    [faults.length - errors, 'warning'],
  ];
  return counts.flatMap(([count, noun]) => (count > 0 ? amount(count, noun) : [])).join(', ');
}

/** A badge with the number of a page's faults, and a list that it opens. If something could not be rendered, the list opens once by itself. */
class Overlay extends HTMLElement {
  readonly #dialog = makeElement('dialog');
  readonly #button = makeElement('button', { class: 'sign', type: 'button' });
  readonly #title = makeElement('h2');
  readonly #list = makeElement('ul');
  #items = new Map<string, HTMLElement>();
  #isDismissed = '';

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    root.append(makeElement('style', {}, stylesheet), this.#button, this.#dialog);
    const close = makeElement('button', { class: 'close', type: 'button', 'aria-label': 'Close' }, '×');
    close.addEventListener('click', () => this.#dialog.close());
    this.#dialog.append(
      makeElement('header', {}, this.#title, close),
      this.#list,
      makeElement('p', { class: 'foot' }, 'The list goes away when the files are mended.'),
    );
    this.#button.addEventListener('click', () => this.#dialog.showModal());
    this.#dialog.addEventListener('click', ({ target }) => target === this.#dialog && this.#dialog.close());
    this.#dialog.addEventListener('close', () => (this.#isDismissed = this.dataset['faults'] ?? ''));
  }

  show(faults: readonly ShownFault[]): void {
    const key = JSON.stringify(faults);
    if (this.dataset['faults'] === key) return;
    this.dataset['faults'] = key;
    const title = counted(faults);
    this.#button.textContent = title;
    this.#title.textContent = title;
    const isLossy = faults.some(({ isLoss }) => isLoss);
    this.#button.classList.toggle('is-lossy', isLossy);
    this.#dialog.ariaLabel = title;
    this.#showItems(faults);
    if (isLossy && this.#isDismissed !== key && !this.#dialog.open) this.#dialog.showModal();
  }

  /** Items that stay are not moved, so that they keep the focus, and a click on one is not lost. */
  #showItems(faults: readonly ShownFault[]): void {
    const before = this.#items;
    this.#items = new Map(
      faults.map((fault) => {
        const key = JSON.stringify(fault);
        return [key, before.get(key) ?? item(fault)];
      }),
    );
    for (const [key, element] of before) if (!this.#items.has(key)) element.remove();
    let place = this.#list.firstElementChild;
    for (const element of this.#items.values()) {
      if (element === place) place = place.nextElementSibling;
      else this.#list.insertBefore(element, place);
    }
  }
}

customElements.define('trellis-faults', Overlay);
let overlay: Overlay | undefined;

/** Shows the faults of the page above it; nothing if there are none. */
export function showFaults(faults: readonly ShownFault[]): void {
  linkPlaces(faults);
  if (faults.length === 0) {
    overlay?.remove();
    overlay = undefined;
    return;
  }
  if (!overlay) {
    overlay = new Overlay();
    document.body.append(overlay);
  }
  overlay.show(faults);
}

/** Makes faults within the page open the editor too. */
function linkPlaces(faults: readonly ShownFault[]): void {
  for (const element of document.querySelectorAll('.fault-place')) {
    const fault = faults.find(({ place }) => place === element.textContent?.trim());
    if (fault?.editor && !element.querySelector('button')) element.replaceChildren(placeOf(fault));
  }
}
