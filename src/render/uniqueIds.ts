import { BuiltIn, type ElementFactory } from './element.js';

const headingElement = /^h[1-6]$/;

/**
 * Creates a `jsx` function for snippets that makes generated ids unique on the page. Only headings and components have generated ids; ids
 * that authors chose stay, because SVG images refer to them.
 *
 * @param pageIds ids of the page's own text.
 */
export function withUniqueIds(jsx: ElementFactory, pageIds: Iterable<string>): ElementFactory {
  const used = new Set(pageIds);
  function unique(base: string): string {
    let id = base;
    for (let count = 2; used.has(id); count += 1) id = `${base}-${count}`;
    used.add(id);
    return id;
  }
  function headings(html: string): string {
    return html.replace(
      /<(h[1-6]) id="([^"]*)"([\s\S]*?)<\/\1>/g,
      (_whole, tag: string, original: string, rest: string) => {
        const id = unique(original);
        return `<${tag} id="${id}"${rest.replace(`href="#${original}"`, `href="#${id}"`)}</${tag}>`;
      },
    );
  }
  return (type, props, key) => {
    const html = props?.['set:html'];
    if (typeof html === 'string') return jsx(type, { ...props, 'set:html': headings(html) }, key);
    const id = props?.['id'];
    const isNamed =
      typeof id === 'string' && (type instanceof BuiltIn || (typeof type === 'string' && headingElement.test(type)));
    return jsx(type, isNamed ? { ...props, id: unique(id) } : props, key);
  };
}
