/** The versions of the documentation, as a page links to them. Addresses are root-relative and include the base. */
export interface OtherVersions {
  /** In the order of the menu. */
  entries: readonly VersionLink[];
  /** True if the versions of the site's own navigation are not among the entries: they come first. */
  hasOwn: boolean;
  /** The newest version, on a page of an older one that says so. */
  newest?: { href: string; isSamePage: boolean };
  /** The same page of the newest version, if search engines should show that one. */
  canonical?: string;
}

interface VersionLink {
  /** Undefined for the newest version if docs.json does not name it. */
  name: string | undefined;
  tag?: string;
  /** Address of the same page, else of the first one. */
  href: string;
  isCurrent: boolean;
}
