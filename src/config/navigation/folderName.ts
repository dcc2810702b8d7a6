/** A folder that the navigation lists instead of single pages. */
export interface FolderName {
  /** Path of the folder, without trailing slash; empty for the content root. */
  folder: string;
  /** True if its subfolders become groups. */
  isDeep: boolean;
}

/** Parses a folder in a list of pages: `guides/*`, or `guides/**` with its subfolders. Undefined for the name of a page. */
export function folderNameOf(name: string): FolderName | undefined {
  const [, folder, stars] = /^(.*?)\/?(\*\*?)$/.exec(name) ?? [];
  return folder === undefined ? undefined : { folder, isDeep: stars === '**' };
}
