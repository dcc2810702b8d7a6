import { Parser } from 'htmlparser2';
import type { TextElement, TextNode } from './nodes.js';

interface Open extends TextElement {
  children: TextNode[];
}

/** Parses HTML whose elements are all closed. */
export function parseHtml(html: string): TextNode[] {
  const root: Open = { name: '', attributes: {}, children: [] };
  const stack: Open[] = [root];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const opened: Open = { name, attributes, children: [] };
        stack.at(-1)?.children.push(opened);
        stack.push(opened);
      },
      ontext(text) {
        const { children } = stack.at(-1) ?? root;
        const last = children.length - 1;
        // The parser reports entities as separate texts.
        if (typeof children[last] === 'string') children[last] += text;
        else children.push(text);
      },
      onclosetag() {
        stack.pop();
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return root.children;
}
