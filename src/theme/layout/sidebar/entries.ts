import type { SidebarPage } from '../../../site/navigation/view.js';
import { markup, type Markup } from '../../reference/markup/markup.js';
import type { PageContext } from '../../../render/pageContext.js';
import { breakable } from '../content/breakable.js';
import { href, linkTo } from '../href.js';
import type { renderIcon } from '../icon/icon.js';
import type { ExcerptNode } from './excerpt.js';

interface Entries {
  branch: readonly string[];
  isCurrent: (href: string) => boolean;
  context: Pick<PageContext, 'icon' | 'words'>;
  renderIcon: typeof renderIcon;
}

/** Renders a list of the sidebar. A page may have hundreds of entries, which are too many for components. */
export function renderEntries(nodes: readonly ExcerptNode[], entries: Entries, name?: string): Markup {
  return markup`<ul${name !== undefined && markup` class="${name}"`}>${nodes.map((node) => {
    const isActive = node.type === 'page' && entries.isCurrent(node.href);
    return markup`<li${isActive && markup` data-active="true"`}>${renderNode(node, entries)}</li>`;
  })}</ul>`;
}

function renderNode(node: ExcerptNode, entries: Entries): Markup | undefined {
  if (node.type === 'page') return renderLeaf(node, entries);
  if (node.type === 'more') return markup`<a href="${href(node.href)}">… ${node.label}</a>`;
  if (node.type === 'closed') {
    const target = node.href;
    return target === undefined
      ? undefined
      : markup`<a class="sidebar-folder" href="${href(target)}">${node.label}</a>`;
  }
  const { id, icon, label, tag, expanded, children } = node;
  const isOpen = expanded || entries.branch.includes(id);
  const summary = markup`<summary>${icon && entries.renderIcon(icon, entries.context)}${renderLabel(label, renderTag(tag))}</summary>`;
  return markup`<details data-id="${id}"${isOpen && markup` open`}>${summary}${renderEntries(children, entries)}</details>`;
}

function renderLeaf(page: SidebarPage, { isCurrent, context, renderIcon: render }: Entries): Markup {
  const { label, icon, method, tag, deprecated } = page;
  const { target, rel, href: address } = linkTo(page.href, page.external);
  const attributes = [
    target !== undefined && markup` target="${target}"`,
    rel !== undefined && markup` rel="${rel}"`,
    isCurrent(page.href) && markup` aria-current="page"`,
  ];
  const sign = method ? renderMethod(method) : icon && render(icon, context);
  const pill = deprecated && markup`<span class="pill">${context.words.common.deprecated}</span>`;
  return markup`<a href="${address}"${attributes}>${sign}${renderLabel(label, renderTag(tag), pill)}</a>`;
}

/** A label, in an element of its own where it may break within a word, or pills follow its last word. */
function renderLabel(label: string, ...pills: readonly (Markup | false)[]): Markup | string {
  const parts = breakable(label);
  if (parts.length === 1 && !pills.some(Boolean)) return label;
  const words = parts.map((part, index) => markup`${index > 0 && markup`<wbr>`}${part}`);
  return markup`<span>${words}${pills.map((pill) => pill && markup` ${pill}`)}</span>`;
}

const shortMethods: Readonly<Record<string, string>> = { DELETE: 'DEL', OPTIONS: 'OPT', WEBHOOK: 'HOOK' };

function renderMethod(method: string): Markup {
  return markup`<span class="pill method-nav-pill" data-method="${method}">${shortMethods[method] ?? method}</span>`;
}

function renderTag(tag: string | undefined): Markup | false {
  return tag !== undefined && tag !== '' && markup`<span class="pill nav-tag-pill">${tag}</span>`;
}
