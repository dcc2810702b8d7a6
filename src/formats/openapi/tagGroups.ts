import { plainLine } from '../../content/plainLine.js';
import { listOf, objectOf, textOf, type JsonObject } from './json.js';

/** A Tag Object, as far as groups need it. */
interface DeclaredTag {
  label: string;
  parent: string | undefined;
}

/**
 * Returns a function that names the sidebar groups of a tag. A group's name is the operation's or tag's `x-group`, else the tag's `x-displayName`,
 * `summary` or name. The tag's parents are the outer groups (FORMAT.md 6.1).
 */
export function createTagGroups(document: JsonObject): (tag: string | undefined, own: string | undefined) => string[] {
  const tags = new Map<string, DeclaredTag>();
  for (const declared of listOf(document['tags'])) {
    const tag = objectOf(declared);
    const name = textOf(tag['name']);
    if (name === undefined) continue;
    const label = textOf(tag['x-group']) ?? textOf(tag['x-displayName']) ?? textOf(tag['summary']) ?? name;
    tags.set(name, { label: plainLine(label), parent: textOf(tag['parent']) });
  }
  const labelOf = (name: string): string => tags.get(name)?.label ?? plainLine(name);

  /** Labels of a tag's parents, outermost first. Tags that contain each other stand side by side. */
  function parentsOf(name: string): string[] {
    const passed = new Set([name]);
    const parents: string[] = [];
    for (let at = tags.get(name)?.parent; at !== undefined && tags.has(at); at = tags.get(at)?.parent) {
      if (passed.has(at)) return [];
      passed.add(at);
      parents.unshift(labelOf(at));
    }
    return parents;
  }

  return (tag, own) => {
    if (own !== undefined) return [plainLine(own)];
    return tag === undefined ? [] : [...parentsOf(tag), labelOf(tag)];
  };
}
