import { isArray, listOf, objectOf, textOf, type Json, type JsonObject } from '../../../documents/json.js';
import { CONSTRUCTOR, CONSTRUCTOR_SIGNATURE, kindOf, pageKinds, REFERENCE } from './kinds.js';

/** Maximum nesting of values in which names are replaced. */
const MOST_LEVELS = 200;

/**
 * Renames default exports in a project, all of which TypeDoc calls `default`: to the name under which the library also exports the symbol,
 * else to that of its file, or of its package if the file is an index.
 */
export function withDefaultNames(project: JsonObject): JsonObject {
  const defaults: { node: JsonObject; owner: string }[] = [];
  const aliases = new Map<Json | undefined, string>();
  const visit = (node: JsonObject, level: number): void => {
    const owner = textOf(node['name']) ?? '';
    for (const child of level < MOST_LEVELS ? listOf(node['children']).map(objectOf) : []) {
      const { name, target } = child;
      const kind = kindOf(child);
      if (kind === REFERENCE && typeof name === 'string' && name !== 'default') aliases.set(target, name);
      if (name === 'default' && pageKinds.has(kind) && typeof child['id'] === 'number')
        defaults.push({ node: child, owner });
      visit(child, level + 1);
    }
  };
  visit(project, 0);
  const names = new Map(
    defaults.map(({ node, owner }) => [node['id'], aliases.get(node['id']) ?? nameFor(node, owner)] as const),
  );
  return names.size === 0 ? project : objectOf(renamed(project, names, undefined, 0));
}

/** @param own name of the symbol to which the signatures or the constructor belong. */
function renamed(
  value: Json | undefined,
  names: ReadonlyMap<Json | undefined, string>,
  own: string | undefined,
  level: number,
): Json {
  if (level > MOST_LEVELS * 2 || typeof value !== 'object' || value === null) return value ?? null;
  if (isArray(value)) return value.map((item) => renamed(item, names, own, level + 1));
  const { id, target, kind, variant, name: ownName } = value;
  const isPart = kind === CONSTRUCTOR || kind === CONSTRUCTOR_SIGNATURE || variant === 'signature';
  const name = names.get(id) ?? names.get(target) ?? (isPart ? own : undefined);
  const entries = Object.entries(value).map(([key, child]) => {
    const inner = key === 'signatures' || key === 'children' ? name : undefined;
    return [key, renamed(child, names, inner, level + 1)] as const;
  });
  const text = textOf(ownName);
  const isDefault = text !== undefined && /^(?:new )?default$/.test(text);
  return {
    ...Object.fromEntries(entries),
    ...(isDefault && name !== undefined && { name: text.replace('default', name) }),
  };
}

/** A name derived from the symbol's file, or from its module or package. */
function nameFor(node: JsonObject, owner: string): string {
  const signature = objectOf(listOf(node['signatures'])[0]);
  const source = objectOf([...listOf(node['sources']), ...listOf(signature['sources'])][0]);
  const file = /([^/\\]+?)(?:\.d)?\.[cm]?[jt]sx?$/.exec(textOf(source['fileName']) ?? '')?.[1] ?? 'index';
  const isIndex = /^(?:index|main|mod)$/i.test(file);
  const [first = '', ...rest] = (isIndex ? owner.replace(/^.*\//, '') : file).match(/[\p{L}\p{N}$_]+/gu) ?? [];
  const word = first + rest.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
  const isType = !['function', 'variable'].includes(pageKinds.get(kindOf(node)) ?? '');
  const name = isType ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  return /^[\p{L}$_]/u.test(name) ? name : 'default';
}
