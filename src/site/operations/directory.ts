import { overlap, type VersionNames } from '../../config/navigation/versionNames.js';
import type { ReferenceDocument } from '../../formats/format.js';
import type { NavigationDivision } from '../navigation/divisions.js';
import { allOwning, ownerOf } from '../navigation/owners.js';
import { defaultDirectory } from './address.js';
import type { FindSpecifications } from './specifications.js';

/** Returns the directory for the page of an operation in the navigation (see `createDirectories`). */
export type DirectoryOf = (
  specification: ReferenceDocument,
  at: { versions: VersionNames; beside: string | undefined },
) => string;

/**
 * Determines the directory of operations in the navigation (FORMAT.md 2.1, 6.1): the folder of the tab or anchor that names the
 * specification, else of the one with the neighbouring pages, so that groups stay together; else `/api-reference`.
 */
export function createDirectories(divisions: readonly NavigationDivision[], find: FindSpecifications): DirectoryOf {
  const owning = allOwning(divisions);
  const places = owning.flatMap(({ folder = '', versions, openapi }) =>
    find(openapi).map((specification) => ({ folder, versions, specification })),
  );
  const around = (path: string): string | undefined => ownerOf(path, owning)?.folder || undefined;

  return (specification, { versions, beside }) =>
    places.find((each) => each.specification === specification && overlap(each.versions, versions))?.folder ??
    (beside === undefined ? undefined : around(beside)) ??
    defaultDirectory;
}
