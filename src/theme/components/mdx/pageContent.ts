import { jsx as createVNode } from 'astro/jsx-runtime';
import { createComponent, renderJSX } from 'astro/runtime/server/index.js';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import type { Page } from '../../../content/page.js';
import type { PageContext } from '../../../render/pageContext.js';
import { address } from '../address.js';
import Island from '../island/Island.astro';
import Missing from '../missing/Missing.astro';
import { registry } from '../registry.js';
import Fault from './Fault.astro';
import { Printer } from './print.js';
import type { AsideBox } from './registry.js';

/**
 * Creates an Astro component from a page's text. Parts that threw are replaced by a message.
 *
 * @param box contains the content beside the text.
 */
export function pageContent(page: Page, context: PageContext, box: AsideBox): AstroComponentFactory {
  const { contentOf, report, rooted, isLeftOut, roomFor, words, route } = context;
  return createComponent(async (result) => {
    const { nodes, faults, fault } = contentOf(page, route);
    if (fault) return renderJSX(result, createVNode(Fault, { diagnostic: fault }));
    const printer = new Printer({
      registry,
      words,
      addressOf: (target) => address(rooted(target, page) ?? target),
      pictures: { isLeftOut, roomFor },
      Missing,
      Island,
      fault: (index) => createVNode(Fault, faults[index]),
    });
    try {
      return await renderJSX(result, printer.page(nodes, box));
    } catch (error) {
      return renderJSX(result, createVNode(Fault, { diagnostic: report(page, error) }));
    }
  });
}
