import { rendering } from 'virtual:trellis';
import { Fragment, jsx as createVNode } from 'astro/jsx-runtime';
import { createComponent, renderJSX } from 'astro/runtime/server/index.js';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import type { CompiledBody, ContentModule, Diagnostic, Page } from '../../render/body.js';
import { evaluateBody, type LostPlace } from '../../render/evaluation.js';
import { bounded } from '../../render/exhaustion.js';
import { Islands, type IslandKind } from '../../render/islands.js';
import { address } from '../address.js';
import type { Words } from '../../i18n/words.js';
import Fault from './Fault.astro';
import { addChoosers, elementFactory, hoistAsides } from './jsx.js';
import { tree } from './tree.js';
import { withUniqueIds } from './uniqueIds.js';
import type { AsideBox, ComponentRegistry } from './registry.js';

/**
 * Makes an Astro component of a compiled page. In the place of what throws stands a word about it.
 *
 * @param body what `content/compile` made of the page.
 * @param page whose text it is.
 * @param modules the files that pages import.
 * @param registry what authors can use without an import.
 * @param Missing stands in for a component that nobody defines; it gets the name as `name`.
 * @param report makes a diagnostic of what was thrown.
 * @param words the interface in the page's language.
 * @param box holds what stands beside the text; see `hoistAsides`.
 * @param island what the author's components that need the browser are put into.
 */
export function evaluate(
  body: CompiledBody,
  page: Page,
  modules: ReadonlyMap<string, ContentModule>,
  registry: ComponentRegistry,
  Missing: AstroComponentFactory,
  report: (error: unknown, place?: LostPlace) => Diagnostic,
  words: Words,
  box: AsideBox,
  island: IslandKind,
): AstroComponentFactory {
  const components = Object.fromEntries(Object.entries(registry).map(([name, { component }]) => [name, component]));
  const missing = (name: string) => (props: Record<string, unknown>) => createVNode(Missing, { ...props, name });
  return createComponent(async (result) => {
    try {
      const drawn = bounded(body, () => {
        const islands = new Islands(island, tree);
        const pictures = rendering();
        const addressOf = (target: string): string => address(pictures.rooted(target, page) ?? target);
        const jsx = elementFactory(registry, words, islands, addressOf, pictures);
        return evaluateBody(body, modules, {
          jsx,
          snippetJsx: withUniqueIds(jsx, page.ids),
          Fragment,
          components,
          missing,
          lost: (error, place) =>
            createVNode(Fault, { diagnostic: report(error, place), isInline: place.isInline === true }),
          ...islands.listeners,
        });
      });
      return await renderJSX(result, hoistAsides(addChoosers(drawn, registry), registry, box));
    } catch (error) {
      return renderJSX(result, createVNode(Fault, { diagnostic: report(error) }));
    }
  });
}
