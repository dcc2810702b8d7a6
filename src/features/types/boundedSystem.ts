import path from 'node:path';
import type TypeScript from 'typescript';
import { isInside } from '../../shared/isInside.js';

/**
 * The files that TypeScript may see for a folder that is not trusted: its own declarations. The type of a file that is imported would
 * put it into a page.
 *
 * @param library absolute folder of TypeScript's own declarations.
 */
export function boundedSystem(system: TypeScript.System, library: string): TypeScript.System {
  const isOurs = (file: string): boolean => isInside(path.resolve(file), library);
  return {
    ...system,
    fileExists: (file) => isOurs(file) && system.fileExists(file),
    readFile: (file, encoding) => (isOurs(file) ? system.readFile(file, encoding) : undefined),
    directoryExists: (folder) => isOurs(folder) && system.directoryExists(folder),
    getDirectories: () => [],
    readDirectory: (folder, ...rest) => (isOurs(folder) ? system.readDirectory(folder, ...rest) : []),
    realpath: (file) => file,
  };
}

/** Notes which files are looked for, other than those of packages. */
export function watchedSystem(system: TypeScript.System, library: string, sought: Set<string>): TypeScript.System {
  const note = (file: string): void => {
    const absolute = path.resolve(file);
    const isOfPackage = isInside(absolute, library) || absolute.split(path.sep).includes('node_modules');
    if (!isOfPackage) sought.add(absolute);
  };
  return {
    ...system,
    fileExists: (file) => {
      note(file);
      return system.fileExists(file);
    },
    readFile: (file, encoding) => {
      note(file);
      return system.readFile(file, encoding);
    },
  };
}
