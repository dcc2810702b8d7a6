import { fileAddress } from './addresses.js';

const fromRoot = /^\/(?!\/)/;

function localise(link: Element): void {
  const href = link.getAttribute('href') ?? '';
  if (fromRoot.test(href)) link.setAttribute('href', fileAddress(href));
}

/** Redirects links that scripts create, such as search results, to their files. */
export function followLinks(): void {
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'attributes') localise(target as Element);
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const link of [node, ...node.querySelectorAll('a[href^="/"]')]) if (link.matches('a')) localise(link);
    }
  });
  observer.observe(document.documentElement, { subtree: true, childList: true, attributeFilter: ['href'] });
}
