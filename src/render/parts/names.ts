/** Parts of a page that an author's file of the same name can replace. */
export const partNames = ['Head', 'Header', 'Sidebar', 'PageHeader', 'PageFooter', 'Footer', 'NotFound'] as const;

export type PartName = (typeof partNames)[number];

/** Current version of the props that parts receive. */
export const partsVersion = 1;

/** Folder with the author's parts, beside docs.json. */
export const partsFolder = 'trellis';
