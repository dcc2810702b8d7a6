import type { PlacedGroup } from '../../navigation/navigationReader.js';
import type { NavigationDivision } from '../../navigation/divisions.js';
import { ownerOf, owning } from '../../navigation/owners.js';
import { groupsByTag, madeGroup } from './groups.js';
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
  divisions: readonly NavigationDivision[],
  find: FindSpecifications,
  listings: Listings,
  heading: string,
): PlacedGroup[] {
  return (['tab', 'anchor'] as const).flatMap((slot) => {
    const beside = owning(divisions, slot);
    return beside.flatMap((division) => {
      const { prefix = '', version } = division;
      const specifications = find(division.openapi);
      const accepts = (path: string): boolean => ownerOf(path, beside) === division;
      const listed = listings.addNew(specifications.flatMap(operationsOf), { directory: prefix, version, accepts });
      return groupsByTag(listed, specifications, heading).map((group) => madeGroup(group, { version }));
    });
  });
}
