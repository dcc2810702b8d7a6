import type { HostName } from '../features/feeds/hosts/hosts.js';
import type { OutputKind } from './outputPlace.js';
import type { Shards } from './shards/shardFolder.js';

/** What to build, and where to. */
export interface BuildOptions {
  /** Absolute path of the documentation folder. */
  folder: string;
  /** Absolute path of the output folder. */
  output: string;
  base: string;
  site?: string | undefined;
  /** Generate share images, unless docs.json says otherwise. */
  ogImages: boolean;
  /** Warnings stop the build, too. */
  strict: boolean;
  /** Host that gets its own files too. */
  target?: HostName | undefined;
  /** The folder comes from somebody who is not trusted. */
  untrusted: boolean;
  /** Print notes too. */
  verbose: boolean;
  kind: OutputKind;
  /** Shards that were made before, to save the work of making their files again. */
  shards?: Shards | undefined;
}

/** Follows a build, and takes part in it. */
export interface BuildSteps {
  /** A phase begins, such as `Rendering pages`. */
  begin(phase: string): void;
  /** A part of the phase is done. */
  at(done: number, total: number): void;
  /** Changes the complete site before it is put in place. */
  change?(run: string): Promise<void>;
  /** The site is in place. */
  placed?(run: string): void;
}
