import type { Anchor, Config, NavigationGroup, Tab } from '../../config/config.js';
import type { Specification } from '../../openapi/operation.js';
import type { Cuts } from '../edition.js';
import { defined } from '../entry.js';
import { hasPrefix } from '../prefix.js';
import { defaultDirectory } from './address.js';
import { groupsByTag, pagesByTag } from './groups.js';
import type { Listings } from './listings.js';
import { operationsOf } from './specifications.js';

/** What is added to docs.json for specifications that nothing refers to. */
export interface AutomaticSection {
  navigation: readonly NavigationGroup[];
  tabs: Config['tabs'];
  anchors: Config['anchors'];
}

/** What the section is fitted into. */
export interface Surrounding {
  cuts: Cuts;
  listings: Listings;
  /** Paths of the authors' pages. */
  paths: Iterable<string>;
  /** What the section is called. */
  label: string;
}

/**
 * Lists the operations of specifications that nothing refers to, by tag, below `/api-reference` (FORMAT.md 1.15),
 * where every reader finds them and nothing of the author's moves: in the tab or anchor that owns that address; else in
 * a further tab, or anchor on a site without tabs; else, and where an author's pages lie there already, in a group
 * after all others.
 */
export function automaticSection(
  specifications: readonly Specification[],
  { cuts, listings, paths, label }: Surrounding,
): AutomaticSection {
  const none: AutomaticSection = { navigation: [], tabs: [], anchors: [] };
  const kind = [cuts.tabs, cuts.anchors].find(({ owners }) => owners.length > 0);
  const owner = kind?.ownerOf({ path: defaultDirectory });
  const version = owner?.version;
  const sections = specifications.flatMap((specification) => {
    const listed = listings.addNew(operationsOf(specification), { directory: defaultDirectory, version });
    return listed.length > 0 ? { specification, listed } : [];
  });
  if (sections.length === 0) return none;

  const isOwned = owner !== undefined && !owner.isPrimary;
  const isFree = ![...paths].some((path) => hasPrefix(path, defaultDirectory));
  if (kind && (isOwned || isFree || kind.isPlaced)) {
    const listed = sections.flatMap((section) => section.listed);
    // A further division that groups are placed in stands beside the first one.
    const { within } = kind.owners[0] ?? {};
    const placement = kind.isPlaced ? { ...within, [kind.kind]: kind.owners.length } : undefined;
    const own = defined({ version, placement });
    const navigation = groupsByTag(listed, specifications, label).map((group) => ({ ...group, ...own }));
    if (isOwned) return { ...none, navigation };
    const where = kind.isPlaced ? { within, spansVersions: true } : { url: defaultDirectory };
    return kind.kind === 'tab'
      ? { ...none, navigation, tabs: [{ ...tab, name: label, ...where }] }
      : { ...none, navigation, anchors: [{ ...anchor, name: label, ...where }] };
  }
  return {
    ...none,
    navigation: sections.map(({ specification, listed }) => ({
      group: sections.length === 1 ? label : specification.title,
      pages: pagesByTag(listed, specifications),
    })),
  };
}

const tab: Omit<Tab, 'name'> = { isDefaultHidden: false };
const anchor: Omit<Anchor, 'name'> = { ...tab, icon: 'code', iconType: 'duotone' };
