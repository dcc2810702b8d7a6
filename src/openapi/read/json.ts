import { getNodeValue, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { LineCounter } from 'yaml';
import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { splitPointer } from '../pointer.js';
import { spanBetween } from './position.js';
import type { Parsed } from './source.js';

/** Parses JSON text, strictly: comments and trailing commas are errors, as they are for every other reader of the file. */
export function parseJson(text: string, file: string): Parsed {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines.addNewLine(at + 1);

  const errors: ParseError[] = [];
  let tree: Node | undefined;
  try {
    tree = parseTree(text, errors, { disallowComments: true });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  const [first] = errors;
  if (!tree || first) {
    return { diagnostics: [syntaxError(file, first, lines)] };
  }
  return {
    source: { file, value: getNodeValue(tree), spanOf: (pointer) => spanOf(tree, pointer, lines) },
    diagnostics: repeatedKeys(tree, file, lines),
  };
}

function syntaxError(file: string, error: ParseError | undefined, lines: LineCounter): Diagnostic {
  const reason = error
    ? printParseErrorCode(error.error)
        .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
        .toLowerCase()
    : 'it is empty or nests too deeply';
  return diagnostic('openapi/syntax', {
    message: `The specification is not valid JSON: ${reason}.`,
    help: 'Mend the text at this place.',
    file,
    span: error && spanBetween(lines, error.offset, error.offset + error.length),
  });
}

function spanOf(tree: Node, pointer: string, lines: LineCounter) {
  let node = tree;
  for (const key of splitPointer(pointer)) {
    const next = childOf(node, key);
    if (!next) break;
    node = next;
  }
  const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
  const shown = key && node.children ? key : node;
  return spanBetween(lines, shown.offset, shown.offset + shown.length);
}

function childOf(node: Node, key: string): Node | undefined {
  if (node.type === 'array') return node.children?.[Number(key)];
  if (node.type !== 'object') return undefined;
  // The last of several equal keys is the one that counts.
  return node.children?.findLast((property) => property.children?.[0]?.value === key)?.children?.[1];
}

function repeatedKeys(tree: Node, file: string, lines: LineCounter): Diagnostic[] {
  const found: Diagnostic[] = [];
  const visit = (node: Node): void => {
    if (node.type === 'object') {
      const seen = new Set<unknown>();
      for (const property of node.children ?? []) {
        const key = property.children?.[0];
        if (key && seen.has(key.value)) {
          found.push(repeatedKey(String(key.value), file, spanBetween(lines, key.offset, key.offset + key.length)));
        }
        seen.add(key?.value);
      }
    }
    node.children?.forEach(visit);
  };
  visit(tree);
  return found;
}

/** The warning for a key that an object has twice: JSON and YAML readers keep the last. */
export function repeatedKey(key: string, file: string, span: Diagnostic['span']): Diagnostic {
  return diagnostic('openapi/repeated-key', {
    message: `The key \`${key}\` stands twice in the same object; only the last one counts.`,
    help: 'Merge the two, or rename one.',
    file,
    span,
  });
}
