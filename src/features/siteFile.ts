import { stampOf } from '../shared/stampOf.js';

/** Contents of a file: text or bytes, text in parts, or the absolute path of a file to copy. */
export type Contents = string | Uint8Array | Iterable<string> | { copy: string };

/** A file of a built site. */
export interface SiteFile {
  /** Returns a text that changes with the contents. Without a key, every build makes the contents and compares them with the last ones. */
  key?: () => string | undefined;
  /**
   * Makes the contents.
   *
   * @param note receives the addresses of optional files that these contents need.
   */
  contents: (note: (address: string) => void) => Contents | Promise<Contents>;
  /** True if the site contains the file only if a page uses it. */
  isOptional?: boolean;
}

/** Files of a site, by root-relative address without base. */
export type Listing = Iterable<readonly [address: string, file: SiteFile]>;

/** A file of a site that is a copy of another one, given by its absolute path. */
export function copyOf(file: string): SiteFile {
  return {
    key: () => `copy ${file} ${stampOf(file)}`,
    contents: () => ({ copy: file }),
  };
}
