/** The frame of another version for a page that several versions share. Addresses include the base. */
export interface VersionFrame {
  /** Id of the view. */
  view: string;
  /** Address of the view's navigation. */
  source: string;
  previous?: Neighbour;
  next?: Neighbour;
}

export interface Neighbour {
  label: string;
  href: string;
}
