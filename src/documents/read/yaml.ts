import {
  isAlias,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  type Document,
  type Node,
  type Pair,
  type ScalarTag,
} from 'yaml';
import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic, Span } from '../../diagnostics/diagnostic.js';
import { indexLines, type LineIndex } from '../../diagnostics/lines.js';
import { yamlFaultOf } from '../../shared/yamlFault.js';
import type { Json } from '../json.js';
import { splitPointer } from '../pointer.js';
import { repeatedKey, type Parsed } from './parsedFile.js';

/** Maximum number of uses of one anchor. Large specifications repeat a shared response on every operation. */
const MAX_ALIASES = 100_000;

/** Lets `!!float 10` be a number. The parser expects a decimal point, which generators of specifications leave out. */
const float: ScalarTag = {
  tag: 'tag:yaml.org,2002:float',
  default: false,
  resolve: (text) => (Number.isFinite(Number(text)) ? Number(text) : text),
};

/** Parses YAML 1.2. Merge keys (`<<`) are applied, because specifications use them with anchors. */
export function parseYaml(text: string, file: string): Parsed {
  const lines = indexLines(text);
  try {
    const document = parseDocument(text, { merge: true, prettyErrors: false, customTags: [float] });
    const diagnostics = document.errors.map((error): Diagnostic => {
      const { message, start, end } = yamlFaultOf(error, text);
      if (error.code !== 'DUPLICATE_KEY') return syntaxError(file, message, lines.spanAt(start, end));
      const key = keyAt(text, start);
      return repeatedKey(key, file, lines.spanAt(start, start + key.length));
    });
    if (diagnostics.some(({ code }) => code === 'openapi/syntax')) {
      return { diagnostics: diagnostics.filter(({ code }) => code === 'openapi/syntax').slice(0, 1) };
    }
    const value: Json = document.toJS({ maxAliasCount: MAX_ALIASES });
    return { source: { file, value, spanOf: (pointer, part) => spanOf(document, pointer, lines, part) }, diagnostics };
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof ReferenceError)) throw error;
    return { diagnostics: [syntaxError(file, 'it nests too deeply, or its aliases multiply without end', undefined)] };
  }
}

function syntaxError(file: string, reason: string, span: Span | undefined): Diagnostic {
  return diagnostic('openapi/syntax', {
    message: `The specification is not valid YAML: ${reason.replace(/[.\s]+$/, '')}.`,
    help: 'Correct the text at this place; check the indentation and quote values that contain `: ` or begin with a special character.',
    file,
    span,
  });
}

/** The key that starts at an offset; the parser only marks its first character. */
function keyAt(text: string, start: number): string {
  const [, double, single, plain = ''] =
    /^(?:"([^"\n]*)"|'([^'\n]*)'|([^\n]*?))\s*(?::\s|:$|$)/m.exec(text.slice(start, start + 500)) ?? [];
  return double ?? single ?? plain;
}

function spanOf(document: Document.Parsed, pointer: string, lines: LineIndex, part?: 'key'): Span | undefined {
  let node: Node | undefined = document.contents ?? undefined;
  let pair: Pair | undefined;
  for (const key of splitPointer(pointer)) {
    const collection: Node | undefined = isAlias(node) ? node.resolve(document) : node;
    if (isMap(collection)) {
      const next = collection.items.find(
        (item) => isPair(item) && isScalar(item.key) && String(item.key.value) === key,
      );
      if (!next) break;
      pair = next;
      node = isNode(next.value) ? next.value : undefined;
    } else if (isSeq(collection)) {
      const next = collection.items[Number(key)];
      if (!isNode(next)) break;
      pair = undefined;
      node = next;
    } else break;
  }
  const target = pair && isNode(pair.key) && (part === 'key' || !node || isCollection(node)) ? pair.key : node;
  return target?.range ? lines.spanAt(target.range[0], target.range[1]) : undefined;
}

function isNode(value: unknown): value is Node {
  return isCollection(value) || isScalar(value) || isAlias(value);
}
