import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { fileForAddress } from '../project/fileForAddress.js';
import { cacheFolder } from '../shared/cacheFolder.js';
import { digest } from '../shared/digest.js';
import { writeWhole } from '../shared/wholeFile.js';

const entrySchema = z.object({
  /** Key of the file's contents; absent if builds compare the contents. */
  key: z.string().optional(),
  /** Digest of its contents; absent if it has a key. */
  digest: z.string().optional(),
  size: z.number(),
  /** Addresses of optional files that this file needs. */
  uses: z.array(z.string()).optional(),
  /** Time of the file's last change, in milliseconds. */
  time: z.number(),
});

/** A file of a built site in its record. */
export type RecordEntry = z.infer<typeof entrySchema>;

/** The record of the files that a build wrote, by root-relative address without base. */
export type SiteRecord = ReadonlyMap<string, RecordEntry>;

const recordSchema = z.object({ version: z.literal(1), files: z.array(z.tuple([z.string(), entrySchema])) });

/** The file with the record of a site. Several folders can be built from one documentation folder. */
function recordFile(project: string, output: string): string {
  return path.join(cacheFolder(project), 'sites', `${digest(output)}.json`);
}

/** Reads the record of the site in a folder; empty if there is none. */
export function readRecord(project: string, output: string): SiteRecord {
  try {
    return new Map(recordSchema.parse(JSON.parse(readFileSync(recordFile(project, output), 'utf8'))).files);
  } catch {
    return new Map();
  }
}

/** Records the site in a folder for the next build. */
export function writeRecord(project: string, output: string, record: SiteRecord): void {
  writeWhole(recordFile(project, output), JSON.stringify({ version: 1, files: [...record] }));
}

/** True if nobody has changed a file since a build wrote it. */
export function isUntouched(folder: string, address: string, entry: RecordEntry): boolean {
  const stats = lstatSync(fileForAddress(folder, address), { throwIfNoEntry: false });
  return stats?.isFile() === true && stats.size === entry.size && stats.mtimeMs === entry.time;
}
