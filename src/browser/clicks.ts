/** The element with a selector that an event happened in; null if it happened elsewhere. */
export function closest<Found extends HTMLElement = HTMLElement>(
  target: EventTarget | null,
  selector: string,
): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}

/** Calls back for each click in an element with a selector, whenever the element is added to the page. */
export function onClick<Clicked extends HTMLElement = HTMLElement>(
  selector: string,
  handle: (clicked: Clicked, event: MouseEvent) => void,
): void {
  document.addEventListener('click', (event) => {
    const clicked = closest<Clicked>(event.target, selector);
    if (clicked) handle(clicked, event);
  });
}
