import type * as english from './en.js';

/** Every text of the interface: English says which there are. */
export type Words = typeof english;
