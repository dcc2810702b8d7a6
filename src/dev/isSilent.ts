import { statfsSync } from 'node:fs';

/**
 * File systems on which Linux reports only the edits of this machine, by their numbers in `linux/magic.h`: 9p (Windows' disks in
 * WSL, shared folders of virtual machines), NFS, SMB in its versions, and VirtualBox's shared folders.
 */
const silentTypes = new Set([0x01021997, 0x6969, 0x517b, 0xff534d42, 0xfe534d42, 0x786f4256]);

/** Tells whether a folder's file system does not report the edits of other machines, so that files have to be compared. */
export function isSilent(folder: string): boolean {
  if (process.platform !== 'linux') return false;
  try {
    return silentTypes.has(statfsSync(folder).type);
  } catch {
    return false;
  }
}
