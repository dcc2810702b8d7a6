/** Names of the versions in which a part of the navigation is shown; undefined for all versions. */
export type VersionNames = readonly string[] | undefined;

/** True if a part of the navigation is shown in a version. Always true on a site without versions. */
export function isIn(names: VersionNames, version: string | undefined): boolean {
  return names === undefined || version === undefined || names.includes(version);
}

/** True if a version shows two parts of the navigation together. */
export function overlap(some: VersionNames, others: VersionNames): boolean {
  return some === undefined || some.some((name) => isIn(others, name));
}

/** True if a part of the navigation is shown in every version of another part. */
export function covers(outer: VersionNames, inner: VersionNames): boolean {
  return outer === undefined || (inner?.every((name) => outer.includes(name)) ?? false);
}
