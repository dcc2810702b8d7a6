import type { ReaderEvent } from '../readerEvent.js';

type Describe = (element: HTMLElement) => ReaderEvent;

const textOf = (element: Element | null | undefined): string => element?.textContent.replace(/\s+/g, ' ').trim() ?? '';

const link =
  (event: string): Describe =>
  (element) => ({ event, properties: { label: textOf(element), href: element.getAttribute('href') ?? '' } });

const entry =
  (event: string): Describe =>
  () => ({ event, properties: {} });

/** Hosts of assistants and editors; installed ones have their own scheme. */
const target =
  (event: string, property: string): Describe =>
  (element) => {
    const { protocol, hostname } = new URL((element as HTMLAnchorElement).href);
    return { event, properties: { [property]: /^https?:$/.test(protocol) ? hostname : protocol.slice(0, -1) } };
  };

/** A clicked summary, whose details element is still in its previous state. */
const box =
  (name: string): Describe =>
  (summary) => {
    const isOpen = (summary.parentElement as HTMLDetailsElement).open;
    const words = [...summary.querySelectorAll('[class^=when]')];
    const title = words.reduce((text, word) => text.replace(textOf(word), ''), textOf(summary)).trim();
    return { event: `docs.${name}.${isOpen ? 'close' : 'open'}`, properties: { title } };
  };

function copiedCode(button: HTMLElement): ReaderEvent {
  const block = button.closest('.code-block');
  const code = [...(block?.querySelectorAll<HTMLElement>('pre') ?? [])].find((pre) => !pre.closest('[hidden]'));
  return {
    event: 'docs.code_block.copy',
    properties: {
      language: code?.dataset['language'] ?? '',
      title: textOf(block?.querySelector('.code-bar .code-title')),
    },
  };
}

const described: readonly (readonly [selector: string, describe: Describe])[] = [
  ['.code-copy', copiedCode],
  ['.accordion > summary', box('accordion')],
  ['.expandable > summary', box('expandable')],
  ['#navbar .call-to-action, #navbar .repository-link', link('docs.navitem.cta_click')],
  ['#navbar .navbar-link > a, #navbar .nav-tabs-item', link('docs.navitem.click')],
  ['[data-entry=copy]', entry('docs.context_menu.copy_page')],
  ['[data-entry=view]', entry('docs.content.md.view')],
  ['[data-entry=copyMcp]', entry('docs.context_menu.copy_mcp_link')],
  ['[data-entry=copyMcpCommand]', entry('docs.context_menu.copy_add_mcp_command')],
  ['[data-entry=ask]', target('docs.context_menu.ai_provider_click', 'provider')],
  ['[data-entry=connect]', target('docs.context_menu.install_mcp_server', 'editor')],
];

/** The event for a click on an element of a page; undefined for any other click. */
export function eventOfClick(clicked: Element): ReaderEvent | undefined {
  for (const [selector, describe] of described) {
    const element = clicked.closest<HTMLElement>(selector);
    if (element) return describe(element);
  }
  return undefined;
}
