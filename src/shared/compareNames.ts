import { once } from './once.js';

const collator = once(() => new Intl.Collator('en', { numeric: true }));

/** Compares texts in the order in which people sort them: `part 2` before `part 10`. */
export const compareNames = (a: string, b: string): number => collator().compare(a, b);
