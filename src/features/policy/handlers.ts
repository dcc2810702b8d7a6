import { parseStatements } from '../../mdx/compile/statements.js';
import { allNodes, nodesAt, type SyntaxNode } from '../../mdx/compile/syntax.js';

/** An event handler that a script writes as an attribute, such as `onclick="close()"`. */
export interface HandlerAttribute {
  /** Name of the attribute, `onclick`. */
  name: string;
  /** Offset of the name in the script. */
  start: number;
  /** What it runs; undefined if the script computes that. */
  code: string | undefined;
}

/** A longer script is a bundled library, which takes seconds to parse. */
export const mostRead = 500_000;

const sign = /\son[a-z]+\s*=|setAttribute\(\s*["'`]on/;
// A handler whose closing quote is missing goes on in the next text that the script adds.
const handler = /\s(on[a-z]+)\s*=\s*(?:(["'])((?:(?!\2)[^])*)(\2?)|(\0))/g;
/** Stands for a value that a template inserts. */
const inserted = '\0';

/** A part of a string or template: its value, and where it begins in the script. */
interface Part {
  value: string;
  start: number;
}

const offset = (node: SyntaxNode): number => Number(node['start']);

function partsOf(node: SyntaxNode): Part[] {
  if (node.type === 'StringLiteral') return [{ value: String(node['value']), start: offset(node) + 1 }];
  if (node.type !== 'TemplateLiteral') return [];
  return nodesAt(node, 'quasis').map((quasi) => {
    const { cooked, raw } = quasi['value'] as { cooked: string | null; raw: string };
    return { value: cooked ?? raw, start: offset(quasi) };
  });
}

function handlersIn(parts: readonly Part[], script: string): HandlerAttribute[] {
  const html = parts.map(({ value }) => value).join(inserted);
  return Array.from(html.matchAll(handler), ({ index, 1: name = '', 3: code, 4: closing = '' }) => {
    const before = html.slice(0, index).split(inserted);
    const part = parts[before.length - 1]?.start ?? 0;
    // Escaped characters are longer in the script, so that the name is there or further on.
    const start = script.indexOf(name, part + (before.at(-1)?.length ?? 0));
    return { name, start, code: closing === '' || code?.includes(inserted) ? undefined : code };
  });
}

/** The handler that a call such as `link.setAttribute('onclick', 'close()')` sets. */
function attributeHandlers(node: SyntaxNode): HandlerAttribute[] {
  const [property] = nodesAt(node, 'callee').flatMap((callee) => nodesAt(callee, 'property'));
  const [name, code] = property?.['name'] === 'setAttribute' ? nodesAt(node, 'arguments').map(partsOf) : [];
  if (!name?.[0] || !/^on[a-z]+$/.test(name[0].value)) return [];
  return [{ name: name[0].value, start: name[0].start, code: code?.length === 1 ? code[0]?.value : undefined }];
}

/** Finds event handlers in the HTML and in the attributes that a script writes. */
export function findHandlers(script: string): HandlerAttribute[] {
  if (script.length > mostRead || !sign.test(script)) return [];
  return allNodes(parseStatements(script)).flatMap((node) => [
    ...handlersIn(partsOf(node), script),
    ...attributeHandlers(node),
  ]);
}
