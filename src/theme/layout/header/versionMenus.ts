import type { OtherVersions } from '../../../render/otherVersions.js';
import type { Version } from '../../../site/navigation/view.js';

export interface VersionMenu {
  kind: 'language' | 'version';
  current: string;
  entries: readonly VersionEntry[];
}

interface VersionEntry {
  label: string;
  version: Version;
  isCurrent: boolean;
  /** Address with base, of a version that is another site. */
  address?: string;
}

type Level = NonNullable<Version['levels']>[number];

const levelsOf = ({ name, locale, levels }: Version): readonly Level[] =>
  levels ?? [{ name, kind: locale === undefined ? 'version' : 'language' }];

const isSame = (some: readonly Level[], others: readonly Level[]): boolean =>
  some.length === others.length && some.every(({ name }, index) => name === others[index]?.name);

/** A menu for each level of the current version. Each keeps the reader's choice at the other levels if possible. */
export function menusByLevel(versions: readonly Version[], current: Version): VersionMenu[] {
  const own = levelsOf(current);
  return own.flatMap(({ name: active, kind }, depth) => {
    const siblings = versions.filter((version) => isSame(levelsOf(version).slice(0, depth), own.slice(0, depth)));
    const labels = [...new Set(siblings.flatMap((version) => levelsOf(version)[depth]?.name ?? []))];
    const entries = labels.flatMap((label): VersionEntry[] => {
      const inside = siblings.filter((version) => levelsOf(version)[depth]?.name === label);
      const alike = inside.find((version) => isSame(levelsOf(version).slice(depth + 1), own.slice(depth + 1)));
      const version = alike ?? inside.find(({ isDefault }) => isDefault) ?? inside[0];
      return version ? [{ label, version, isCurrent: label === active }] : [];
    });
    return entries.length > 1 ? [{ kind, current: active, entries }] : [];
  });
}

export function menuOfAll(versions: readonly Version[], current: string): VersionMenu[] {
  // Two versions in one language differ in more than their language.
  const locales = versions.flatMap(({ locale }) => locale ?? []);
  const areLanguages = locales.length > 0 && new Set(locales).size === versions.length;
  const entries = versions.map((version) => ({
    label: version.name,
    version,
    isCurrent: version.name === current,
  }));
  return entries.length > 1 ? [{ kind: areLanguages ? 'language' : 'version', current, entries }] : [];
}

/**
 * Adds the versions that are sites of their own.
 *
 * @param newest label of the newest version if docs.json does not name it.
 */
export function withOtherVersions(menus: readonly VersionMenu[], others: OtherVersions, newest: string): VersionMenu[] {
  const added = others.entries.map(({ name = newest, tag, href, isCurrent }): VersionEntry => {
    const version = { name, isDefault: false, ...(tag !== undefined && { tag }) };
    return { label: name, version, isCurrent, address: href };
  });
  const isOwn = ({ kind }: VersionMenu): boolean => kind === 'version';
  if (others.hasOwn && menus.some(isOwn))
    return menus.map((menu) => (isOwn(menu) ? { ...menu, entries: [...menu.entries, ...added] } : menu));
  const current = added.find((entry) => entry.isCurrent)?.label ?? newest;
  return [{ kind: 'version', current, entries: added }, ...menus.filter((menu) => !isOwn(menu))];
}
