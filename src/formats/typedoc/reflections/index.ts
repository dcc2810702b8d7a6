import { isObject, listOf, objectOf, textOf, type Json, type JsonObject } from '../../../documents/json.js';
import type { SdkKind } from '../details.js';
import type { SdkTarget } from '../symbolLinks.js';
import { kindOf, memberKinds, pageKinds, PROJECT, REFERENCE, TYPE_ALIAS, VARIABLE } from './kinds.js';
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
  /** The symbols that it contains, with a label for those that it exports under another name. */
  contents: (SdkTarget & { label?: string })[];
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
  const origins = new Map<number, number | undefined>();
  const ids = new Set<string>();
  const { reflections } = objectOf(project['files']);
  const reexported: { from: JsonObject; into: FoundSymbol }[] = [];

  function idFor(kind: SdkKind, path: readonly string[]): string {
    const id = freeName(`${documentId} ${kind} ${path.join('.')}`, (name) => ids.has(name), ' ');
    ids.add(id);
    return id;
  }

  function note(node: JsonObject, target: SdkTarget): void {
    const { signatures, getSignature, setSignature } = node;
    const origin = targetOf(objectOf(node['inheritedFrom']));
    for (const part of [node, ...listOf(signatures), getSignature, setSignature]) {
      const { id } = objectOf(part);
      if (typeof id !== 'number') continue;
      targets.set(id, target);
      origins.set(id, origin);
    }
  }

  /** An inherited member is found where it is described, even if the members between are inherited too. */
  function find(id: number, isFile = false): SdkTarget | undefined {
    const path = new Set<number>();
    let described = isFile ? Number(objectOf(reflections)[id]) : id;
    while (!path.has(described)) {
      path.add(described);
      const origin = origins.get(described);
      if (origin === undefined || !targets.has(origin)) return targets.get(described);
      described = origin;
    }
    // In TypeDoc's JSON, heirs of a class that is not exported may inherit from each other.
    return targets.get(Math.min(...path));
  }

  function visit(node: JsonObject, scope: readonly string[], around: FoundSymbol | undefined): void {
    const kindNumber = kindOf(node);
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
      const anchor = anchorOf(member, textOf(child['name']) ?? '');
      note(child, isBorrowed(child) ? { page: id } : { page: id, anchor });
    }
  }

  visit(project, [], undefined);
  for (const { from, into } of reexported) {
    const target = typeof from['target'] === 'number' ? targets.get(from['target']) : undefined;
    if (!target) continue;
    const label = textOf(from['name']);
    into.contents.push({ ...target, ...(label !== undefined && label !== 'default' && { label }) });
    if (typeof from['id'] === 'number') targets.set(from['id'], target);
  }
  return { symbols, find };
}

/** The id to which a reference leads. Before TypeDoc 0.24 it had another key. */
export function targetOf({ target, id }: JsonObject): number | undefined {
  const number = target ?? id;
  return typeof number === 'number' ? number : undefined;
}

/** True for a member inherited from outside of the library, such as `Error.message`, which is named, but not described. */
export function isBorrowed({ inheritedFrom, flags }: JsonObject): boolean {
  return isObject(inheritedFrom) && objectOf(flags)['isExternal'] === true;
}

/** The types that a union or an intersection consists of; undefined for other types. */
export function combinedTypes(type: Json | undefined): readonly Json[] | undefined {
  const { type: form, types } = objectOf(type);
  return form === 'intersection' || form === 'union' ? listOf(types) : undefined;
}

/** Children of a reflection; for a type alias or a variable, those of its unnamed types, in a union only if a single choice has any. */
export function childrenOf(node: JsonObject): JsonObject[] {
  const own = listOf(node['children']);
  const declarations = (combinedTypes(node['type']) ?? [node['type']])
    .map((part) => listOf(objectOf(objectOf(part)['declaration'])['children']))
    .filter((children) => children.length > 0);
  // Several choices would have the members of each other.
  const isChoice = objectOf(node['type'])['type'] === 'union' && declarations.length > 1;
  const declared = isChoice ? [] : declarations.flat();
  const hasType = kindOf(node) === TYPE_ALIAS || kindOf(node) === VARIABLE;
  return (own.length > 0 || !hasType ? own : declared).map(objectOf);
}
