/** What a reader is told. */
export const cheer = (page: string): string => `Thank you from ${page}`;
