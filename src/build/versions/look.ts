import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../../config/config.js';
import { pathAt } from '../../content/links.js';
import { imprintOf } from '../../content/imprint.js';
import { digestOf } from '../../shared/digest.js';

/** Settings that name pages and specifications. Each version has its own. */
const own = [
  ...['navigation', 'redirects', 'api', 'variables', 'overlays', 'schemas', 'libraries', 'navbar', 'footer'],
] as const satisfies readonly (keyof Config)[];
const ownOfTrellis = [
  'stylesheets',
  'scripts',
  'introductions',
] as const satisfies readonly (keyof Config['trellis'])[];

/** The appearance of the newest version, which older versions share. */
export interface Look {
  /** Replaces the settings of an older version. */
  change: (config: Config) => Config;
  /** Changes with the settings, and with the files that they name. */
  digest: string;
  /** Copies the files that the settings name into a folder with pages. */
  copyTo(folder: string): void;
}

/** All strings in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const isOwn = (key: string): boolean => (own as readonly string[]).includes(key);

/**
 * Reads the appearance from the newest version's settings. Settings that name pages stay those of the older version.
 *
 * @param files the newest version's files by address.
 */
export function lookOf(config: Config, files: ReadonlyMap<string, string>): Look {
  const shared = Object.fromEntries(Object.entries(config).filter(([key]) => !isOwn(key)));
  const filesByAddress = new Map(
    textsIn(shared).flatMap((text) => {
      const address = pathAt(text, '') ?? '';
      const file = files.get(address);
      return file === undefined ? [] : [[address, file] as const];
    }),
  );
  return {
    change: (older) => ({
      ...(Object.fromEntries(Object.entries(older).filter(([key]) => isOwn(key))) as Config),
      ...shared,
      trellis: {
        ...config.trellis,
        ...Object.fromEntries(ownOfTrellis.map((key) => [key, older.trellis[key]])),
        versions: [],
        changelogs: [],
      },
    }),
    digest: digestOf(
      shared,
      [...filesByAddress].map(([address, file]) => [address, imprintOf(file)]),
    ),
    copyTo: (folder) => {
      for (const [address, file] of filesByAddress) {
        const place = path.join(folder, address);
        mkdirSync(path.dirname(place), { recursive: true });
        copyFileSync(file, place);
      }
    },
  };
}
