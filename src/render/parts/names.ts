/** The parts of a page that a file of the author's can replace, by the names of these files. */
export const partNames = ['Head', 'Header', 'Sidebar', 'PageHeader', 'PageFooter', 'Footer', 'NotFound'] as const;

export type PartName = (typeof partNames)[number];

/** The version of what parts are given that they can be written for. */
export const partsVersion = 1;

/** Folder beside docs.json that holds them. */
export const partsFolder = 'trellis';
