import { diagnostic } from '../diagnostics/create.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { nearest } from '../diagnostics/nearest.js';
import type { Compiled } from './compile/compile.js';
import { componentNames } from './componentNames.js';

const known: ReadonlySet<string> = new Set(componentNames);

/**
 * Components that nobody defines: the page is built without them.
 *
 * @param file path for messages.
 */
export function unknownComponents({ needs, gathered }: Pick<Compiled, 'needs' | 'gathered'>, file: string): Diagnostic[] {
  const imported = new Set(gathered.imports.flatMap(({ names }) => Object.keys(names)));
  return needs
    .filter((name) => !known.has(name) && !imported.has(name))
    .map((name) => {
      const span = gathered.uses.find((use) => use.name === name)?.span;
      const meant = nearest(name, [...known, ...imported]);
      return diagnostic('content/unknown-component', {
        message: `There is no component \`${name}\`.`,
        help: meant ? `Did you mean \`${meant}\`?` : 'Import it, or export it in this page; until then what stands inside it is shown.',
        file,
        ...(span ? { span } : {}),
      });
    });
}
