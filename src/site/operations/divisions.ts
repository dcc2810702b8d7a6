import type { Messages } from '../../i18n/messages.js';
import type { PlacedGroup } from '../navigation/navigationReader.js';
import type { NavigationDivision } from '../navigation/divisions.js';
import { ownerOf, owning } from '../navigation/owners.js';
import { groupsByTag, madeGroup } from './groups.js';
import type { Listings } from './listings.js';
import type { FindSpecifications } from './specifications.js';

/**
 * The groups that tabs or anchors get from their `openapi` (FORMAT.md 6.1, 3): a page for each operation below the
 * division's `url`, in the division's version, save those that an author's page in the division shows or the navigation
 * lists.
 *
 * @param labels of what a specification gives no name.
 */
export function groupsOfDivisions(
  divisions: readonly NavigationDivision[],
  find: FindSpecifications,
  listings: Listings,
  labels: Messages['labels'],
): PlacedGroup[] {
  return (['tab', 'anchor'] as const).flatMap((kind) => {
    const beside = owning(divisions, kind);
    return beside.flatMap((division) => {
      const { prefix = '', version } = division;
      const specifications = find(division.openapi);
      const accepts = (path: string): boolean => ownerOf(path, beside) === division;
      const listed = listings.addNew(
        specifications.flatMap(({ entries }) => entries),
        { directory: prefix, version, accepts },
      );
      return groupsByTag(listed, labels).map((group) => madeGroup(group, { version }));
    });
  });
}
