import { vi } from 'vitest';

/** Repeats expectations until they hold. Only a fault takes the whole time, and a busy machine is none. */
export const eventually = (expectAll: () => void): Promise<void> => vi.waitFor(expectAll, { timeout: 120_000 });
