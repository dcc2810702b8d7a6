import type { Exclusion } from '../../content/published/exclusions.js';

/** Text of a diagnostic, without position. */
export interface WithheldFile {
  message: string;
  help: string;
}

/**
 * The unpublished file that a target means; undefined if there is none.
 *
 * @param target address as written.
 * @param path root-relative and decoded.
 * @param exclusion why the file at the path is not published.
 */
export function withheldFile(target: string, path: string, exclusion: Exclusion | undefined): WithheldFile | undefined {
  if (!exclusion) return undefined;
  const { reason, help } = explained(exclusion, path);
  return { message: `The file of \`${target}\` is not published: ${reason}.`, help };
}

function explained(exclusion: Exclusion, path: string): { reason: string; help: string } {
  const exception = `write \`!${path}\` into \`.trellisignore\``;
  switch (exclusion.kind) {
    case 'git':
      return {
        reason: `\`${exclusion.pattern}\` in \`${exclusion.by}\` leaves it out`,
        help: `If readers are to have it, ${exception}.`,
      };
    case 'author':
      return {
        reason: `\`${exclusion.pattern}\` in \`${exclusion.by}\` leaves it out`,
        help: 'Change the pattern, or remove the reference to the file.',
      };
    case 'secret':
      return {
        reason: 'it looks like a key, a password or a database',
        help: `If everybody may have it, ${exception}.`,
      };
    case 'dot':
      return {
        reason: 'the name of the file or of its folder begins with a dot',
        help: 'Give it a name without the dot.',
      };
    case 'folder':
      return {
        reason: 'it lies in a folder for packages or results, such as `node_modules` or `dist`',
        help: 'Move it to another folder.',
      };
    case 'name':
      return { reason: `its path ${exclusion.fault}`, help: 'Rename it.' };
    case 'project':
      return {
        reason: 'it belongs to the project, not to its documentation',
        help: 'List it in the navigation, or link to where it is hosted.',
      };
  }
}
