import type { Config } from '../config.js';
import type { ConfigSource } from '../source.js';
import type { JsonPath } from '../tree.js';

/** Input of checks that compare several settings. */
export interface ConfigCheckContext {
  config: Config;
  source: ConfigSource;
  /** True if the value at a path, or one directly inside it, was invalid and is not in `config`; see `repair.ts`. */
  isDamaged: (path: JsonPath) => boolean;
}
