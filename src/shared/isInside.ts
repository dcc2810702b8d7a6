import path from 'node:path';

/** True if `file` is `folder` or lies inside it. Both paths are absolute; symbolic links are not followed. */
export function isInside(file: string, folder: string): boolean {
  const relative = path.relative(folder, file);
  return relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}
