/** The versions of the documentation, as a page links to them. Addresses are root-relative and include the base. */
export interface OtherVersions {
  /** In the order of the menu. */
  entries: readonly VersionLink[];
  /** True if the entries do not contain the versions of the site's own navigation, which come first. */
  hasOwn: boolean;
  /** The newest version, if this is a page of an older one and shows a notice. */
  newest?: { href: string; isSamePage: boolean };
  /** Canonical address: the same page in the newest version, if search engines should show that one. */
  canonical?: string;
}

interface VersionLink {
  /** Undefined for the newest version if docs.json does not name it. */
  name: string | undefined;
  tag?: string;
  /** Address of the same page, else of the version's first page. */
  href: string;
  isCurrent: boolean;
}
