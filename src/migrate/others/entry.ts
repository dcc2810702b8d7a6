/** Entry in the sidebar of another generator. */
export type Entry =
  | { kind: 'page'; page: string }
  | { kind: 'link'; label: string; href: string }
  | { kind: 'group'; label: string; entries: Entry[]; root?: string | undefined; isClosed?: boolean | undefined };

/** A separate sidebar with its label. */
export interface Sidebar {
  label: string;
  entries: Entry[];
}
