import type { Config } from '../../config/config.js';
import type { DivisionNode, GroupNode, NavigationNode, PageNode, VersionNode } from '../../config/navigation/node.js';
import { pagePath } from '../../content/links.js';
import { folderPath } from '../../site/navigation/folder.js';
import { ownerOf } from '../../site/navigation/owners.js';
import { defined } from '../../shared/object.js';
import { isDivisionNode, isVersionNode } from '../../config/navigation/levels.js';
import { parseOperationName } from '../../config/operationName.js';
import type { Written, WrittenObject } from '../written.js';

const isGroup = (node: NavigationNode): node is GroupNode => node.kind === 'group';

/** True if an entry of `pages` is an operation, such as `openapi.json GET /plants`. */
const isOperation = (entry: string): boolean => parseOperationName(entry) !== undefined;

/** Label for a classic division that has none in the file. */
const restLabel = 'Documentation';

/** Writes a list of paths with one item as that item. */
const oneOrMany = (list: readonly string[] | undefined): Written | undefined =>
  list === undefined || list.length === 0 ? undefined : list.length === 1 ? list[0] : [...list];

/**
 * True if a page belongs where its group is written.
 *
 * @param beside the page after which operations of the group follow.
 */
type IsShown = (page: PageNode, beside: string | undefined) => boolean;

/** @returns undefined if a group has entries but none of them is shown. */
function groupOf(group: GroupNode, isShown: IsShown, around?: string): WrittenObject | undefined {
  const pageNames = group.children.filter((child) => child.kind === 'page').map(({ page }) => page);
  const beside = pageNames.find((page) => !isOperation(page)) ?? around;
  const pages = group.children.flatMap((child): Written[] => {
    if (child.kind === 'page') return isShown(child, beside) ? [child.page] : [];
    const inner = groupOf(child, isShown, beside);
    return inner ? [inner] : [];
  });
  if (pages.length === 0 && group.children.length > 0) return undefined;
  const { label, icon, iconType, tag, expanded, hidden, openapi } = group;
  return defined({
    group: label,
    icon,
    iconType,
    tag,
    expanded,
    hidden,
    openapi: oneOrMany(openapi),
    pages: pages.length === 0 && openapi !== undefined ? undefined : pages,
  });
}

const withoutQuery = (page: string): string => page.replace(/\?.*$/s, '');

/** The division that contains a path: the one with the longest matching prefix, before the one for the rest. */
function ownerAmong(
  divisions: readonly DivisionNode[],
  page: string,
  beside: string | undefined,
): DivisionNode | undefined {
  // Operations belong where their specification is named, else with the pages around them (FORMAT.md 6.1).
  const ofOperations = divisions.find(({ openapi, prefix }) => openapi !== undefined && prefix !== undefined)?.prefix;
  const path = pagePath(isOperation(page) ? (ofOperations ?? beside ?? 'api-reference') : withoutQuery(page));
  return ownerOf(
    path,
    divisions.map((node) => ({
      node,
      isRest: node.prefix === '',
      ...(node.prefix !== undefined && { folder: folderPath(node.prefix) }),
    })),
  )?.node;
}

function headOf(division: DivisionNode): WrittenObject {
  const { kind, label, icon, iconType, color, hidden, href } = division;
  return defined({
    [kind]: label || restLabel,
    icon,
    iconType,
    color: typeof color === 'object' ? color.from : color,
    hidden: hidden === true ? true : undefined,
    openapi: specificationsOf(division),
    href,
  });
}

/** The generated pages of a division start with its prefix. */
function specificationsOf({ openapi, prefix }: DivisionNode): Written | undefined {
  const directory = folderPath(prefix ?? '').slice(1);
  if (directory === '' || openapi === undefined) return oneOrMany(openapi);
  const list = openapi.map((source) => ({ source, directory }));
  return list.length === 1 ? list[0] : list;
}

/** Converts the navigation of a classic configuration to today's form, with the contents of tabs and anchors nested inside them. */
export function todaysNavigation({ navigation, colors }: Pick<Config, 'navigation' | 'colors'>): WrittenObject {
  const children = navigation.children.map((node) =>
    node.kind === 'anchor' && node.color === undefined && colors.anchors !== undefined
      ? { ...node, color: colors.anchors }
      : node,
  );
  const versions = children.filter(isVersionNode);
  // Links are the same in every tab, and in every version unless they belong to one version.
  const isEverywhere = (node: NavigationNode): boolean =>
    isDivisionNode(node) && node.kind === 'anchor' && node.href !== undefined && node.version === undefined;
  const hasTabs = children.some((node) => node.kind === 'tab');
  const links = children.filter(isDivisionNode).filter((node) => hasTabs && isEverywhere(node));
  const others = children.filter((node) => !hasTabs || !isEverywhere(node));
  return {
    ...(versions.length === 0 ? contents(others) : inVersions(versions, others)),
    ...(links.length > 0 && { global: { anchors: links.map(headOf) } }),
  };
}

function inVersions(versions: readonly VersionNode[], children: readonly NavigationNode[]): WrittenObject {
  const isLanguages = versions.every(({ locale }) => locale !== undefined);
  const list = versions.map((version): Written => {
    const inside = children
      .filter((node) => isGroup(node) || isDivisionNode(node))
      .filter(({ version: own }) => own === undefined || own === version.label);
    return { ...headOfVersion(version, isLanguages), ...(version.href === undefined ? contents(inside) : {}) };
  });
  return isLanguages ? { languages: list } : { versions: list };
}

function headOfVersion({ label, locale, default: isDefault, href }: VersionNode, isLanguage: boolean): WrittenObject {
  return defined({
    ...(isLanguage ? { language: locale } : { version: label }),
    default: isDefault === true ? true : undefined,
    href,
  });
}

function contents(children: readonly NavigationNode[]): WrittenObject {
  const groups = children.filter(isGroup);
  const divisions = children.filter(isDivisionNode);
  const tabs = divisions.filter(({ kind }) => kind === 'tab');
  const anchors = divisions.filter(({ kind }) => kind === 'anchor');
  if (tabs.length === 0) return inAnchors(groups, anchors, () => true);
  const list = tabs.flatMap((tab): Written[] => {
    if (tab.href !== undefined) return [headOf(tab)];
    const held = inAnchors(
      groups,
      anchors,
      ({ page }, beside) => ownerAmong(tabs, page, beside) === tab,
      tab.prefix === '',
    );
    // An empty tab is left out.
    return isEmpty(held) && tab.prefix === '' && !tab.openapi ? [] : [{ ...headOf(tab), ...filled(held, tab) }];
  });
  return { tabs: list };
}

const isEmpty = (held: WrittenObject): boolean =>
  Object.values(held).every((value) => Array.isArray(value) && value.length === 0);

/** A specification fills a division that lists no pages. */
const filled = (held: WrittenObject, { openapi }: DivisionNode): WrittenObject =>
  isEmpty(held) && openapi !== undefined ? {} : held;

function inAnchors(
  groups: readonly GroupNode[],
  anchors: readonly DivisionNode[],
  isShown: IsShown,
  isOfRest = true,
): Record<string, Written> {
  const groupsOf = (isIn: IsShown): Written[] =>
    groups.map((group) => groupOf(group, isIn)).filter((group) => group !== undefined);
  if (anchors.length === 0) return { groups: groupsOf(isShown) };
  const list = anchors.flatMap((anchor): { anchor: DivisionNode; head: Written }[] => {
    if (anchor.href !== undefined) return [{ anchor, head: headOf(anchor) }];
    const held = {
      groups: groupsOf((page, beside) => isShown(page, beside) && ownerAmong(anchors, page.page, beside) === anchor),
    };
    if (isEmpty(held) && !anchor.openapi) return [];
    return [{ anchor, head: { ...headOf(anchor), ...filled(held, anchor) } }];
  });
  // The anchor for remaining pages is only in the tab for remaining pages, or beside other anchors.
  if (!isOfRest && list.every(({ anchor }) => anchor.prefix === '' && !anchor.openapi))
    return { groups: groupsOf(isShown) };
  return { anchors: list.map(({ head }) => head) };
}
