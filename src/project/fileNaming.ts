import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { joinByBase } from '../diagnostics/base.js';
import { arrange } from '../diagnostics/order.js';

/**
 * Sorts diagnostics, joins those that only a missing base causes, and replaces docs.json in their messages with the configuration's actual file
 * name. Links that contain the name stay, because the author wrote them.
 *
 * @param file name of the configuration file, if there is one.
 */
export function namingFile(file: string | undefined, diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const arranged = joinByBase(arrange(diagnostics));
  if (file === undefined || file === 'docs.json') return arranged;
  const nameFile = (text: string): string => text.replace(/(?<![\w./-])docs\.json(?![\w/])/g, file);
  return arranged.map((fault) => ({
    ...fault,
    ...(!/^site\/(?:dead-|missing-)|^content\/import/.test(fault.code) && { message: nameFile(fault.message) }),
    ...(fault.help !== undefined && { help: nameFile(fault.help) }),
  }));
}
