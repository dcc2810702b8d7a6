import type { Specification } from '../../openapi/operation.js';
import type { Owner } from '../divisions.js';
import type { Cuts } from '../edition.js';
import { defaultDirectory } from './address.js';
import type { FindSpecifications } from './specifications.js';

/** Says below which directory the page of an operation stands that the navigation names (see `createDirectories`). */
export type DirectoryOf = (
  specification: Specification,
  at: { version: string | undefined; beside: string | undefined },
) => string;

/**
 * The directory of operations that the navigation names (FORMAT.md 6.1): the `url` of the tab or anchor that has the
 * specification as its `openapi`, else the `url` of the tab or anchor that the pages beside them lie in, so that a
 * group is not torn apart; else `/api-reference`.
 */
export function createDirectories({ tabs, anchors }: Cuts, find: FindSpecifications): DirectoryOf {
  const given = [...tabs.owners, ...anchors.owners].flatMap(({ prefix, version, openapi }) =>
    prefix === undefined ? [] : find(openapi).map((specification) => ({ prefix, version, specification })),
  );

  function around(path: string): string | undefined {
    const owners = [tabs.ownerOf({ path }), anchors.ownerOf({ path })].filter(
      (owner): owner is Owner => owner !== undefined,
    );
    const prefixes = owners.flatMap(({ isPrimary, prefix }) => (isPrimary || !prefix ? [] : prefix));
    return prefixes.sort((a, b) => b.length - a.length)[0];
  }

  return (specification, { version, beside }) =>
    given.find(
      (each) =>
        each.specification === specification &&
        (each.version === undefined || version === undefined || each.version === version),
    )?.prefix ??
    (beside === undefined ? undefined : around(beside)) ??
    defaultDirectory;
}
