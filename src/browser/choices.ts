import { readStoredTexts, store } from './storage.js';

const key = 'trellis:choices';
const most = 30;
const choiceEvent = 'trellis:choice';

/** The tab titles that the reader has chosen, latest first. */
export function choices(): string[] {
  return readStoredTexts(key);
}

/** Stores a choice and announces it to the page's other groups. */
export function choose(label: string, source: Element): void {
  store('localStorage', key, JSON.stringify([label, ...choices().filter((other) => other !== label)].slice(0, most)));
  document.dispatchEvent(new CustomEvent(choiceEvent, { detail: { label, source } }));
}

/** Calls back when a choice is made in another group. */
export function onChoice(element: Element, follow: (label: string) => void): void {
  document.addEventListener(choiceEvent, (event) => {
    const { label, source } = (event as CustomEvent<{ label: string; source: Element }>).detail;
    if (source !== element) follow(label);
  });
}
