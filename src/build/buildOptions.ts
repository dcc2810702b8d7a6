import type { HostName } from '../features/feeds/hosts/hosts.js';
import type { OutputKind } from './outputPlace.js';
import type { Shards } from './shards/shardFolder.js';

/** Input and output of a build. */
export interface BuildOptions {
  /** Absolute path of the documentation folder. */
  folder: string;
  /** Absolute path of the output folder. */
  output: string;
  base: string;
  site?: string | undefined;
  /** Generate share images, unless docs.json says otherwise. */
  ogImages: boolean;
  /** True if warnings stop the build too. */
  strict: boolean;
  /** Host whose configuration files are generated too. */
  target?: HostName | undefined;
  /** The folder comes from somebody who is not trusted. */
  untrusted: boolean;
  /** Print notes too. */
  verbose: boolean;
  kind: OutputKind;
  /** Shards from earlier builds, whose files are reused. */
  shards?: Shards | undefined;
}

/** Observes a build, and can change its result. */
export interface BuildSteps {
  /** A phase begins, such as `Rendering pages`. */
  begin(phase: string): void;
  /** Part of the phase is done. */
  at(done: number, total: number): void;
  /** Changes the complete site before it is put in place. */
  change?(run: string): Promise<void>;
  /** The site is in place. */
  placed?(run: string): void;
}
