import type { NavigationGroup } from '../../config/config.js';
import type { Divisions } from '../divisions.js';
import { groupsByTag } from './groups.js';
import type { Listings } from './listings.js';
import { operationsOf, type FindSpecifications } from './specifications.js';

/**
 * The groups that tabs or anchors get from their `openapi` (FORMAT.md 6.1, 3): a page for each operation below the
 * division's `url`, in the division's version, save those that an author's page in the division shows or the navigation
 * lists.
 *
 * @param heading stands over operations without a tag.
 */
export function groupsOfDivisions(
  { owners, ownerOf }: Divisions,
  find: FindSpecifications,
  listings: Listings,
  heading: string,
): NavigationGroup[] {
  return owners.flatMap((owner) => {
    const { prefix, version } = owner;
    if (prefix === undefined) return [];
    const specifications = find(owner.openapi);
    const accepts = (path: string): boolean => ownerOf({ path }) === owner;
    const listed = listings.addNew(specifications.flatMap(operationsOf), { directory: prefix, version, accepts });
    return groupsByTag(listed, specifications, heading).map((group) =>
      version === undefined ? group : { ...group, version },
    );
  });
}
