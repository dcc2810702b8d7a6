import { isAlias, isMap, isNode, isScalar, isSeq, parseDocument, type Document } from 'yaml';
import { readSource } from '../../config/source.js';
import { noPlace, toValue, type JsonEntry, type JsonTree, type Place } from '../../config/tree.js';
import { listAt, objectAt, scalarAt } from '../../config/treeBuilders.js';
import { indexLines } from '../../diagnostics/lines.js';
import { isObject } from '../written.js';

/** Parses JSON, with or without comments; undefined if it is malformed. */
export function parseConfigText(file: string, text: string): JsonTree | undefined {
  return readSource(text, file).tree;
}

/** Parses YAML with unknown tags allowed; undefined if it is malformed. */
export function parseYamlText(file: string, text: string): JsonTree | undefined {
  const lines = indexLines(text);
  const document: Document.Parsed = parseDocument(text, { merge: true, prettyErrors: false, logLevel: 'silent' });
  const placeOf = (node: unknown): Place => {
    const range = isNode(node) ? node.range : undefined;
    return range ? { file, ...lines.spanAt(range[0], range[1]) } : noPlace;
  };
  const treeOf = (node: unknown): JsonTree => {
    const place = placeOf(node);
    if (isAlias(node)) return treeOf(node.resolve(document));
    if (isSeq(node)) return listAt(place, node.items.map(treeOf));
    if (isMap(node)) {
      const entries = node.items.map(({ key, value }): [string, JsonEntry] => [
        String(isScalar(key) ? key.value : key),
        { key: placeOf(key), value: treeOf(value) },
      ]);
      return objectAt(place, Object.fromEntries(entries));
    }
    const value: unknown = isScalar(node) ? node.value : null;
    const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    return scalarAt(place, isPlain ? value : null);
  };
  return document.contents ? treeOf(document.contents) : undefined;
}

const block = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n?---[ \t]*(?:\r?\n|$)/;

/** The frontmatter of a page; empty if it has none. */
export function frontmatterOf(text = ''): Record<string, unknown> {
  const [, yaml = ''] = block.exec(text) ?? [];
  const tree = parseYamlText('', yaml);
  const value = tree && toValue(tree);
  return isObject(value) ? value : {};
}

/** A page without its frontmatter. */
export const withoutFrontmatter = (text: string): string => text.replace(block, '');
