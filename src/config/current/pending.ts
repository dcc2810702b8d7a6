import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { at, findPart, type JsonTree } from '../tree.js';
import { SDK_FORMAT } from './convert/specification.js';

/** Reports entries of the navigation that today's format makes pages from, and Trellis does not. */
export function reportPending(tree: JsonTree): Diagnostic[] {
  const navigation = tree.type === 'object' ? tree.entries.get('navigation')?.value : undefined;
  return navigation ? found(navigation) : [];
}

function found(tree: JsonTree): Diagnostic[] {
  if (tree.type === 'array') return tree.items.flatMap(found);
  if (tree.type !== 'object') return [];
  return [...tree.entries].flatMap(([key, { value }]) => {
    if (key !== 'sdk') return found(value);
    const format = findPart(value, ['format'])?.value;
    if (format?.type !== 'scalar' || format.value === SDK_FORMAT) return [];
    return diagnostic('config/no-effect', {
      message: `\`sdk\` has no effect: output of \`${String(format.value)}\` is not read, only that of \`${SDK_FORMAT}\`.`,
      help: 'List pages of your own in `pages`, or lead to the reference elsewhere with `href`.',
      ...at(format.span),
    });
  });
}
