import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { arrange } from '../diagnostics/order.js';

/**
 * Sorts diagnostics, and replaces docs.json in their messages with the configuration's actual file name. Links that contain the name stay, because
 * the author wrote them.
 *
 * @param file name of the configuration file, if there is one.
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
