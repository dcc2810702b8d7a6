/** What a name in the navigation stands for in place of a page. */
export interface FolderName {
  /** Path of the folder, without trailing slash; empty for the content root. */
  folder: string;
  /** True if its subfolders are listed too, as groups. */
  isDeep: boolean;
}

/** Reads the name of a folder in place of a page: `guides/*`, or `guides/**` with its subfolders. Undefined for the name of a page. */
export function folderNameOf(name: string): FolderName | undefined {
  const [, folder, stars] = /^(.*?)\/?(\*\*?)$/.exec(name) ?? [];
  return folder === undefined ? undefined : { folder, isDeep: stars === '**' };
}
