import type { Config } from '../config.js';
import type { ConfigSource } from '../source.js';
import type { JsonPath } from '../tree.js';

/** What checks across several settings work on. */
export interface ConfigCheckContext {
  config: Config;
  source: ConfigSource;
  /** Whether the value at a path, or one directly in it, was wrong and is not in `config`; see `repair.ts`. */
  isDamaged: (path: JsonPath) => boolean;
}
