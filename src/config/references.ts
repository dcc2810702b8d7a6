import { posix } from 'node:path';
import { diagnostic } from '../diagnostics/create.js';
import { isError, type Diagnostic } from '../diagnostics/diagnostic.js';
import type { Loss } from './repair.js';
import { readSource } from './source.js';
import { at, type JsonEntry, type ObjectTree, type ScalarTree, type JsonTree } from './tree.js';
import { hasScheme } from '../shared/url.js';
import { defined } from '../shared/object.js';

/** Returns the text of a file in the documentation folder; undefined if it does not exist. The path contains no `..`. */
export type ReadFile = (path: string) => string | undefined;

export interface ResolvedConfig {
  tree: JsonTree;
  diagnostics: Diagnostic[];
  /** References that could not be resolved. */
  losses: Loss[];
}

/** Maximum number of references: more than any site has. Without a limit, a few files that reference each other could expand to millions. */
const maximumReferences = 1000;

/** Resolves a reference; undefined if it is broken. */
type Supply = (reference: ScalarTree, chain: readonly string[]) => JsonTree | undefined;

interface Visit {
  supply: Supply;
  onLoss: (loss: Loss) => void;
}

function referenceIn(tree: JsonTree): ScalarTree | undefined {
  const value = tree.type === 'object' ? tree.entries.get('$ref')?.value : undefined;
  return value?.type === 'scalar' && typeof value.value === 'string' ? value : undefined;
}

/** Keys beside `$ref` override those of the file. */
function merge(supplied: JsonTree, beside: ReadonlyMap<string, JsonEntry>): JsonTree {
  return supplied.type === 'object' ? { ...supplied, entries: new Map([...supplied.entries, ...beside]) } : supplied;
}

function visitEntries({ entries, ...object }: ObjectTree, visit: Visit, chain: readonly string[]): ObjectTree {
  const visited: ObjectTree = { ...object, entries: new Map() };
  for (const [name, { key, value }] of entries) {
    const inner = visitTree(value, visit, chain);
    if (inner) visited.entries.set(name, { key, value: inner });
    else visit.onLoss({ container: visited, name });
  }
  return visited;
}

function visitTree(tree: JsonTree, visit: Visit, chain: readonly string[]): JsonTree | undefined {
  if (tree.type === 'scalar') return tree;
  if (tree.type === 'array') {
    const items = tree.items.flatMap((item) => {
      const inner = visitTree(item, visit, chain);
      if (!inner) visit.onLoss({ container: tree, name: '' });
      // The items of an array in another file are inserted one by one.
      return inner?.type === 'array' && referenceIn(item) ? inner.items : (inner ?? []);
    });
    return { ...tree, items };
  }
  const reference = referenceIn(tree);
  if (!reference) return visitEntries(tree, visit, chain);
  const { entries } = visitEntries(tree, visit, chain);
  entries.delete('$ref');
  const supplied = visit.supply(reference, chain);
  return supplied && merge(supplied, entries);
}

function fault(reference: ScalarTree, message: string, help: string): Diagnostic {
  return diagnostic('config/reference', { message, help, ...at(reference.span) });
}

const wordsOf = ({ message, help, file, span }: Diagnostic): Parameters<typeof diagnostic>[1] =>
  defined({ message, help, file, span });

/**
 * Replaces every `{ "$ref": "./navigation.json" }` with the contents of that file. Paths are relative to the file that contains them and must stay in
 * the documentation folder; files may reference further files. Keys beside `$ref` override those of the file. Positions in the result name the right
 * file.
 */
export function resolveReferences(root: JsonTree, read: ReadFile): ResolvedConfig {
  const diagnostics: Diagnostic[] = [];
  const losses: Loss[] = [];
  let count = 0;

  function supply(reference: ScalarTree, chain: readonly string[]): JsonTree | undefined {
    const target = String(reference.value);
    const path = posix.join(posix.dirname(reference.span.file), target);
    const complain = (message: string, help: string): void => void diagnostics.push(fault(reference, message, help));
    if (hasScheme(target) || path.startsWith('..') || target.startsWith('/')) {
      complain(
        `\`${target}\` is not a file of the documentation folder.`,
        'Write a path from this file on, such as "./navigation.json".',
      );
      return undefined;
    }
    if (chain.includes(path)) {
      complain(`\`${target}\` refers back to a file that refers to it.`, 'Take one of the references out.');
      return undefined;
    }
    count += 1;
    if (count > maximumReferences) {
      complain(
        `The files name each other more than ${maximumReferences} times.`,
        'Write their contents into fewer files.',
      );
      return undefined;
    }
    const text = read(path);
    if (text === undefined) {
      complain(`There is no file \`${path}\`.`, 'Correct the path, or create the file.');
      return undefined;
    }
    const source = readSource(text, path);
    // The rest of the configuration is still usable.
    diagnostics.push(
      ...source.diagnostics.map((each) => (isError(each) ? diagnostic('config/reference', wordsOf(each)) : each)),
    );
    return source.tree && visitTree(source.tree, visit, [...chain, path]);
  }

  const visit: Visit = { supply, onLoss: (loss) => losses.push(loss) };
  const tree = visitTree(root, visit, [root.span.file]);
  return { tree: tree ?? root, diagnostics, losses };
}
