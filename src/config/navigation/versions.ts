import type { JsonPath } from '../tree.js';
import { levelChoices, type Level } from './levels.js';
import type { Navigation, NavigationNode } from './node.js';
import { versionsIn } from './walk.js';

/** A version that pages can belong to, or a link in its place. */
export interface DeclaredVersion {
  name: string;
  default: boolean;
  href?: string;
  locale?: string;
  tag?: string;
  hidden?: boolean;
  /** Its name at each level, outermost first, if versions and languages are nested. */
  levels?: Pick<Level, 'name' | 'kind'>[];
  path: JsonPath;
}

/**
 * The versions of a site, in file order. If several parts of a site list the same version, it is returned once. The first list with a
 * default determines the default.
 */
export function declaredVersions(navigation: Navigation): DeclaredVersion[] {
  const lists = new Map<string, readonly NavigationNode[]>();
  const versions: DeclaredVersion[] = [];
  let choosing: unknown;
  for (const { node, name, levels, siblings, path } of versionsIn(navigation)) {
    const firstSiblings = lists.get(name);
    if (firstSiblings !== undefined && firstSiblings !== siblings) continue;
    lists.set(name, siblings);
    const isNested = levels.length > 1;
    const mayBeDefault = isNested ? levels.every(({ isDefault }) => isDefault) : node.default === true;
    const list = isNested ? node : siblings;
    if (mayBeDefault) choosing ??= list;
    const choices = levelChoices(levels);
    versions.push({
      name,
      default: mayBeDefault && choosing === list,
      href: node.href,
      locale: levels.findLast(({ locale }) => locale !== undefined)?.locale,
      tag: node.tag,
      hidden: node.hidden,
      levels: choices.length > 1 ? choices.map(({ name, kind }) => ({ name, kind })) : undefined,
      path,
    });
  }
  return versions;
}
