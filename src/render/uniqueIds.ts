import { BuiltIn, type ElementFactory } from './element.js';

const headingElement = /^h[1-6]$/;

/**
 * Makes the `jsx` function of snippets: a page may use two that give an id to the same words, or one twice, and has ids of its
 * own. Only headings and components get theirs from words; what authors chose stays, for SVG images refer to it.
 *
 * @param taken ids of the page's own text.
 */
export function withUniqueIds(jsx: ElementFactory, taken: Iterable<string>): ElementFactory {
  const used = new Set(taken);
  function unique(wanted: string): string {
    let id = wanted;
    for (let count = 2; used.has(id); count += 1) id = `${wanted}-${count}`;
    used.add(id);
    return id;
  }
  function headings(html: string): string {
    return html.replace(
      /<(h[1-6]) id="([^"]*)"([\s\S]*?)<\/\1>/g,
      (_whole, tag: string, wanted: string, rest: string) => {
        const id = unique(wanted);
        return `<${tag} id="${id}"${rest.replace(`href="#${wanted}"`, `href="#${id}"`)}</${tag}>`;
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
