import type { Messages } from '../../i18n/messages.js';
import type { PlacedGroup } from '../navigation/navigationReader.js';
import type { NavigationDivision } from '../navigation/divisions.js';
import { ownerOf, owning } from '../navigation/owners.js';
import { groupsByTag, madeGroup } from './groups.js';
import type { Listings } from './listings.js';
import type { FindSpecifications } from './specifications.js';

/**
 * The groups generated from the `openapi` of tabs or anchors (FORMAT.md 6.1, 3): a page for each operation below the division's folder, in
 * its version, except operations that an author's page in the division shows or the navigation lists.
 *
 * @param paths paths of the authors' pages. Divisions with such a page get no introductions.
 * @param labels labels for unnamed parts of specifications.
 */
export function groupsOfDivisions(
  divisions: readonly NavigationDivision[],
  find: FindSpecifications,
  { listings, paths, labels }: { listings: Listings; paths: readonly string[]; labels: Messages['labels'] },
): PlacedGroup[] {
  return (['tab', 'anchor'] as const).flatMap((kind) => {
    const beside = owning(divisions, kind);
    return beside.flatMap((division) => {
      const { folder = '', versions } = division;
      const specifications = find(division.openapi);
      const accepts = (path: string): boolean => ownerOf(path, beside) === division;
      const scope = { directory: folder, versions, accepts };
      const isGenerated = !paths.some(accepts);
      const operations = specifications.flatMap((specification) =>
        isGenerated ? listings.addDocument(specification, scope) : listings.addNew(specification.entries, scope),
      );
      return groupsByTag(operations, labels).map((group) => madeGroup(group, { versions }));
    });
  });
}
