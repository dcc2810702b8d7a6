import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { arrange } from '../diagnostics/order.js';

/**
 * Diagnostics in order. Their messages speak of docs.json, whichever of the names the file has; a link that says so is the author's
 * own.
 *
 * @param file name of the configuration file, where there is one.
 */
export function namingFile(file: string | undefined, diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const arranged = arrange(diagnostics);
  if (file === undefined || file === 'docs.json') return arranged;
  const named = (text: string): string => text.replace(/(?<![\w./-])docs\.json(?![\w/])/g, file);
  return arranged.map((found) => ({
    ...found,
    ...(!/^site\/(?:dead-|missing-)|^content\/import/.test(found.code) && { message: named(found.message) }),
    ...(found.help !== undefined && { help: named(found.help) }),
  }));
}
