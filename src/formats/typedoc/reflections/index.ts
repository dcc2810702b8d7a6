import { listOf, objectOf, textOf, type JsonObject } from '../../../documents/json.js';
import type { SdkKind } from '../details.js';
import type { SdkTarget } from '../symbolLinks.js';
import { memberKinds, pageKinds, PROJECT, REFERENCE, TYPE_ALIAS } from './kinds.js';
import { anchorOf } from './names.js';
import { freeName } from '../../../shared/freeName.js';
import type { FindTarget } from './comment.js';

/** A symbol of the file and its position among the others. */
export interface FoundSymbol {
  /** Id of its entry: the document, the kind and the qualified name. */
  id: string;
  kind: SdkKind;
  name: string;
  scope: readonly string[];
  isRoot: boolean;
  node: JsonObject;
  /** The symbols that it contains. */
  contents: SdkTarget[];
}

/** The symbols of a project, and the targets of TypeDoc's numeric ids. */
export interface ProjectIndex {
  symbols: readonly FoundSymbol[];
  find: FindTarget;
}

/** Maximum nesting of modules and namespaces. */
const MOST_LEVELS = 40;

/** Finds the symbols of a project, each before those that it contains. */
export function indexProject(project: JsonObject, documentId: string): ProjectIndex {
  const symbols: FoundSymbol[] = [];
  const targets = new Map<number, SdkTarget>();
  const ids = new Set<string>();
  const reexported: { from: JsonObject; into: FoundSymbol }[] = [];

  function idFor(kind: SdkKind, path: readonly string[]): string {
    const id = freeName(`${documentId} ${kind} ${path.join('.')}`, (name) => ids.has(name), ' ');
    ids.add(id);
    return id;
  }

  function note({ id, signatures, getSignature, setSignature }: JsonObject, target: SdkTarget): void {
    if (typeof id === 'number') targets.set(id, target);
    for (const signature of [...listOf(signatures), getSignature, setSignature]) {
      const own = objectOf(signature)['id'];
      if (typeof own === 'number') targets.set(own, target);
    }
  }

  function visit(node: JsonObject, scope: readonly string[], around: FoundSymbol | undefined): void {
    const kindNumber = Number(node['kind']);
    if (kindNumber === REFERENCE && around) reexported.push({ from: node, into: around });
    const kind = pageKinds.get(kindNumber);
    if (!kind || scope.length > MOST_LEVELS) return;
    const isRoot = kindNumber === PROJECT;
    const name = textOf(node['name']) ?? kind;
    const id = idFor(kind, [...scope, name]);
    const symbol: FoundSymbol = { id, kind, name, scope, isRoot, node, contents: [] };
    symbols.push(symbol);
    around?.contents.push({ page: id });
    note(node, { page: id });
    const inner = kind === 'module' || kind === 'namespace' ? (isRoot ? scope : [...scope, name]) : undefined;
    for (const child of childrenOf(node)) {
      if (inner) visit(child, inner, symbol);
      const member = memberKinds.get(Number(child['kind']));
      if (inner || !member) continue;
      note(child, { page: id, anchor: anchorOf(member, textOf(child['name']) ?? '') });
    }
  }

  visit(project, [], undefined);
  for (const { from, into } of reexported) {
    const target = typeof from['target'] === 'number' ? targets.get(from['target']) : undefined;
    if (!target) continue;
    into.contents.push(target);
    if (typeof from['id'] === 'number') targets.set(from['id'], target);
  }
  return { symbols, find: (id) => targets.get(id) };
}

/** Children of a reflection; for a type alias, those of the aliased object. */
export function childrenOf(node: JsonObject): JsonObject[] {
  const own = listOf(node['children']);
  const type = objectOf(node['type']);
  const declared = type['type'] === 'reflection' ? listOf(objectOf(type['declaration'])['children']) : [];
  return (own.length > 0 || node['kind'] !== TYPE_ALIAS ? own : declared).map(objectOf);
}
