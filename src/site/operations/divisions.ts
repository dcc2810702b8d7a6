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
 * @param paths of the authors' pages. A division with some has no need of introductions.
 * @param labels of what a specification gives no name.
 */
export function groupsOfDivisions(
  divisions: readonly NavigationDivision[],
  find: FindSpecifications,
  { listings, paths, labels }: { listings: Listings; paths: readonly string[]; labels: Messages['labels'] },
): PlacedGroup[] {
  return (['tab', 'anchor'] as const).flatMap((kind) => {
    const beside = owning(divisions, kind);
    return beside.flatMap((division) => {
      const { folder = '', version } = division;
      const specifications = find(division.openapi);
      const accepts = (path: string): boolean => ownerOf(path, beside) === division;
      const scope = { directory: folder, version, accepts };
      const isGenerated = !paths.some(accepts);
      const operations = specifications.flatMap((specification) =>
        isGenerated ? listings.addDocument(specification, scope) : listings.addNew(specification.entries, scope),
      );
      return groupsByTag(operations, labels).map((group) => madeGroup(group, { version }));
    });
  });
}
