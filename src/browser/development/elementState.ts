type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Panels = HTMLElement & { show?: (index: number) => void };

const within = <E extends Element>(element: Element, selector: string): E[] => [
  ...(element.matches(selector) ? [element as E] : []),
  ...element.querySelectorAll<E>(selector),
];

/** Elements with names that identify them; repeated names get a number. */
function index<E extends Element>(root: Element, selector: string, nameOf: (element: E) => string): Map<string, E> {
  const elements = new Map<string, E>();
  for (const element of within<E>(root, selector)) {
    let name = nameOf(element);
    for (let count = 2; elements.has(name); count += 1) name = `${nameOf(element)} ${count}`;
    elements.set(name, element);
  }
  return elements;
}

function each<E extends Element>(
  [from, to]: [Element, Element],
  selector: string,
  nameOf: (element: E) => string,
  take: (from: E, to: E) => void,
): void {
  const sources = index(from, selector, nameOf);
  for (const [name, target] of index(to, selector, nameOf)) {
    const source = sources.get(name);
    if (source) take(source, target);
  }
}

const labelOf = (tab: Element): string => tab.textContent?.trim() ?? '';
const fields = 'input, select, textarea';

/**
 * Copies what a reader has opened, chosen and typed to the element that replaces another.
 *
 * @param focused the element that had the focus.
 */
export function carryState(from: Element, to: Element, focused: Element | null): void {
  const both: [Element, Element] = [from, to];
  each<HTMLDetailsElement>(
    both,
    'details',
    (box) => box.id || labelOf(box.querySelector('summary') ?? box),
    (was, is) => {
      is.open = was.open;
    },
  );
  each<Panels>(
    both,
    'trellis-tabs',
    () => 'tabs',
    (was, is) => {
      const tab = was.querySelector('[role=tab][aria-selected=true]');
      const select = was.querySelector('select');
      const label = tab ? labelOf(tab) : (select?.selectedOptions[0]?.text ?? '');
      const labels = [...is.querySelectorAll('[role=tab], option')].map(labelOf);
      if (labels.includes(label)) is.show?.(labels.indexOf(label));
    },
  );
  each<Field>(
    both,
    fields,
    (field) => field.id || field.name || field.getAttribute('aria-label') || field.localName,
    (was, is) => {
      if (was instanceof HTMLInputElement && is instanceof HTMLInputElement) is.checked = was.checked;
      if (was.value !== is.value) is.value = was.value;
      if (was === focused) is.focus();
    },
  );
}
