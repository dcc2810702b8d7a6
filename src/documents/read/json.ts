import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic, Span } from '../../diagnostics/diagnostic.js';
import { indexLines, type LineIndex } from '../../diagnostics/lines.js';
import { once } from '../../shared/once.js';
import { parseJsonText, type Json } from '../json.js';
import { splitPointer } from '../pointer.js';
import { repeatedKey, type Parsed } from './parsedFile.js';

/** Parses JSON strictly: comments and trailing commas are errors, as they are for other readers of the file. */
export function parseJson(text: string, file: string): Parsed {
  const lines = once(() => indexLines(text));
  const { isTooDeep, keys } = scan(text);
  const errors: ParseError[] = [];
  // Only faults need places, and a tree of them takes ten times as long as the value.
  const tree = once(() => (isTooDeep ? undefined : parseTree(text, errors, { disallowComments: true })));
  const value = isTooDeep ? undefined : parseJsonText(text);
  if (value === undefined) {
    tree();
    return { diagnostics: [syntaxError(file, errors[0], lines())] };
  }
  return {
    source: { file, value, spanOf: (pointer, part) => spanOf(tree(), pointer, lines(), part) },
    diagnostics: countKeys(value) === keys ? [] : repeatedKeys(tree(), file, lines()),
  };
}

/** Number of keys of a value and of all in it. Of several equal keys in a text, it has only one. */
function countKeys(value: Json): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inside = Object.values(value).reduce<number>((sum, each) => sum + countKeys(each ?? null), 0);
  return Array.isArray(value) ? inside : inside + Object.keys(value).length;
}

/** Maximum depth. No specification reaches it, and parsing recurses once per level. */
const mostLevels = 1000;

/** The number of keys in a text, or that it nests too deeply. */
function scan(text: string): { isTooDeep: boolean; keys: number } {
  let level = 0;
  let keys = 0;
  let isString = false;
  // A regular expression for strings would itself recurse as deep as the longest one.
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') isString = !isString;
    else if (isString) index += character === '\\' ? 1 : 0;
    else if (character === ':') keys += 1;
    else if (character === '[' || character === '{') level += 1;
    else if (character === ']' || character === '}') level -= 1;
    if (level > mostLevels) return { isTooDeep: true, keys };
  }
  return { isTooDeep: false, keys };
}

/** Why a text is not JSON, as part of a sentence, and where. */
export interface JsonFault {
  reason: string;
  span: Span | undefined;
}

/** Tells why a text is not JSON; undefined if it is. */
export function faultOfJson(text: string): JsonFault | undefined {
  if (parseJsonText(text) !== undefined) return undefined;
  const errors: ParseError[] = [];
  if (!scan(text).isTooDeep) parseTree(text, errors, { disallowComments: true });
  return faultOf(errors[0], indexLines(text));
}

function faultOf(error: ParseError | undefined, lines: LineIndex): JsonFault {
  const reason = error
    ? printParseErrorCode(error.error)
        .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
        .toLowerCase()
    : 'it is empty or nests too deeply';
  return { reason, span: error && lines.spanAt(error.offset, error.offset + error.length) };
}

function syntaxError(file: string, error: ParseError | undefined, lines: LineIndex): Diagnostic {
  const { reason, span } = faultOf(error, lines);
  return diagnostic('openapi/syntax', {
    message: `The specification is not valid JSON: ${reason}.`,
    help: 'Correct the text at this place.',
    file,
    span,
  });
}

function spanOf(tree: Node | undefined, pointer: string, lines: LineIndex, part?: 'key'): Span | undefined {
  if (!tree) return undefined;
  let node = tree;
  for (const key of splitPointer(pointer)) {
    const next = childOf(node, key);
    if (!next) break;
    node = next;
  }
  const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
  const target = key && (part === 'key' || node.children) ? key : node;
  return lines.spanAt(target.offset, target.offset + target.length);
}

function childOf(node: Node, key: string): Node | undefined {
  if (node.type === 'array') return node.children?.[Number(key)];
  if (node.type !== 'object') return undefined;
  // The last of several equal keys counts.
  return node.children?.findLast((property) => property.children?.[0]?.value === key)?.children?.[1];
}

function repeatedKeys(tree: Node | undefined, file: string, lines: LineIndex): Diagnostic[] {
  const faults: Diagnostic[] = [];
  const visit = (node: Node): void => {
    if (node.type === 'object') {
      const keys = new Set<unknown>();
      for (const property of node.children ?? []) {
        const key = property.children?.[0];
        if (key && keys.has(key.value)) {
          faults.push(repeatedKey(String(key.value), file, lines.spanAt(key.offset, key.offset + key.length)));
        }
        keys.add(key?.value);
      }
    }
    node.children?.forEach(visit);
  };
  if (tree) visit(tree);
  return faults;
}
