import path from 'node:path';
import type TypeScript from 'typescript';
import { isInside } from '../../shared/isInside.js';

/**
 * Restricts the files that TypeScript sees for a folder that is not trusted to its own declarations. Otherwise the type of any imported file could
 * end up in a page.
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

/** Records which files TypeScript looks for, except in packages. */
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
