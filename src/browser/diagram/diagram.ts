import { loadStyles } from '../loadStyles.js';
import stylesheet from './rendered.css?url';
import type { Rendered } from './renderDiagram.js';
import { messageOf } from '../../shared/messageOf.js';

/** Distance in pixels from the visible area at which a diagram is rendered. */
const ahead = '900px 0px';
/** Diagrams smaller than this get no button. */
const smallest = 120;
/** A diagram shown at less than this share of its size is hard to read. */
const readable = 0.8;

const root = document.documentElement;

/** A diagram that is rendered when it is almost visible, and again when the mode changes. */
class Diagram extends HTMLElement {
  #source = '';
  #view: HTMLElement | undefined;
  #rendered: Rendered | undefined;
  #near: IntersectionObserver | undefined;
  #isDark: boolean | undefined;
  #words: Readonly<Record<string, string>> = {};

  connectedCallback(): void {
    if (this.#near) return;
    this.#words = JSON.parse(this.dataset['words'] ?? '{}') as Record<string, string>;
    this.#source = this.querySelector('code')?.textContent ?? '';
    this.#passSource(true);
    this.#near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        this.#near?.disconnect();
        void this.#render();
        new MutationObserver(() => void this.#render()).observe(root, { attributeFilter: ['class'] });
      },
      { rootMargin: ahead },
    );
    this.#near.observe(this);
  }

  async #render(): Promise<void> {
    const isDark = root.classList.contains('dark');
    // The page gets other classes too, for example while it fades in.
    if (root.classList.contains('switching') || isDark === this.#isDark) return;
    this.#isDark = isDark;
    const view = (this.#view ??= this.#makeView());
    try {
      await styled();
      const { renderDiagram: render } = await import('./renderDiagram.js');
      this.#rendered = await render(this.#source, this.dataset['source'] ?? '', view);
      this.dataset['state'] = 'drawn';
      this.#name(view);
      this.#passSource(true);
      this.#fit(view);
    } catch (error) {
      this.#fail(error);
    }
  }

  #makeView(): HTMLElement {
    const view = document.createElement('div');
    view.className = 'diagram-view';
    new ResizeObserver(() => this.#fit(view)).observe(view);
    this.append(view);
    return view;
  }

  #name(view: HTMLElement): void {
    const svg = view.querySelector('svg');
    if (!svg) return;
    const own = svg.querySelector(':scope > title')?.textContent;
    svg.setAttribute('role', 'img');
    svg.setAttribute('aria-label', own ?? this.dataset['label'] ?? '');
    svg.removeAttribute('aria-labelledby');
    // Mermaid's own name for the kind, such as `flowchart-v2`, would be read out in place of "picture".
    svg.removeAttribute('aria-roledescription');
  }

  /** Keeps the Tab key from the source while only screen readers get it. */
  #passSource(isHidden: boolean): void {
    this.querySelector(':scope > .diagram-source > pre')?.setAttribute('tabindex', isHidden ? '-1' : '0');
  }

  #fit(view: HTMLElement): void {
    const svg = view.querySelector('svg');
    if (!svg) return;
    const { actions } = this.dataset;
    const isShrunk = svg.getBoundingClientRect().width < svg.viewBox.baseVal.width * readable;
    this.toggleAttribute('data-shrunk', isShrunk);
    if (isShrunk || actions === 'true' || (actions !== 'false' && view.clientHeight > smallest)) this.#addButton();
  }

  #addButton(): void {
    if (this.querySelector('.diagram-enlarge')) return;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'diagram-enlarge';
    button.ariaLabel = this.#words['enlarge'] ?? '';
    // The second click of a double click comes before the dialog does.
    button.addEventListener('click', ({ detail }) => detail < 2 && this.#enlarge());
    this.#view?.addEventListener('click', ({ target, detail }) => {
      if (detail > 1 || !('shrunk' in this.dataset) || (target instanceof Element && target.closest('a'))) return;
      button.focus({ preventScroll: true });
      button.click();
    });
    this.append(button);
  }

  #enlarge(): void {
    const rendered = this.#rendered;
    if (rendered)
      void import('./enlarge.js').then(({ enlarge }) => enlarge(rendered, this.dataset['label'] ?? '', this.#words));
  }

  #fail(error: unknown): void {
    this.dataset['state'] = 'failed';
    this.#passSource(false);
    this.#view?.remove();
    this.#view = undefined;
    this.querySelector('.diagram-fault')?.remove();
    const message = document.createElement('p');
    message.className = 'diagram-fault';
    message.role = 'status';
    message.textContent = `${this.#words['failed'] ?? ''}: ${messageOf(error)}`;
    this.append(message);
  }
}

let style: Promise<void> | undefined;

function styled(): Promise<void> {
  style ??= loadStyles(stylesheet);
  return style;
}

/** Activates a page's diagrams. Mermaid is loaded when the first one is almost visible. */
export function startDiagrams(): void {
  customElements.define('trellis-diagram', Diagram);
}
