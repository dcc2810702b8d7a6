import path from 'node:path';

/** True when `file` is `folder` or lies in it; both are absolute, and no links are followed. */
export function isInside(file: string, folder: string): boolean {
  const relative = path.relative(folder, file);
  return relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}
