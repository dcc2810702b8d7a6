import { BuiltIn, Fragment, JsxElement, type ElementFactory, type Props } from './element.js';
import { partKey } from '../shared/partKey.js';
import type { IslandCollector } from './islands.js';
import { slotElement } from './contentNode.js';
import { answersEvents } from './react.js';

/** Marks one of Trellis' components within an island and its content. */
function partOf(type: BuiltIn, props: Props): JsxElement {
  const { children } = props;
  const marked = children === undefined ? props : { ...props, children: new JsxElement(slotElement, { children }) };
  return new JsxElement(type, marked, partKey(type.name, props));
}

/** Creates the elements of one page, and calls the author's components. */
export function elementFactory(islands: IslandCollector): ElementFactory {
  return (type, attributes) => {
    const props = attributes ?? {};
    if (typeof type === 'function') return islands.call(type, props);
    if (type instanceof BuiltIn)
      return islands.isAlive && !type.isMissing ? partOf(type, props) : new JsxElement(type, props);
    // For any other value, such as a missing member of a component, the content is shown.
    if (typeof type !== 'string') return new JsxElement(Fragment, props);
    if (answersEvents(props)) islands.note();
    return new JsxElement(type, props);
  };
}
