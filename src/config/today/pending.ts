import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { readSdkFormat } from '../sdkFormats.js';
import { at, entriesNamed, findPart, type JsonTree } from '../tree.js';

/** Reports library references (`sdk`) in formats that Trellis cannot read. */
export function reportPending(tree: JsonTree): Diagnostic[] {
  const navigation = tree.type === 'object' ? tree.entries.get('navigation')?.value : undefined;
  if (!navigation) return [];
  return entriesNamed(navigation, 'sdk').flatMap(({ value }) => {
    const format = findPart(value, ['format'])?.value;
    if (format?.type !== 'scalar' || format.value === readSdkFormat) return [];
    return diagnostic('config/no-effect', {
      message: `\`sdk\` has no effect: output of \`${String(format.value)}\` is not read, only that of \`${readSdkFormat}\`.`,
      help: 'List pages of your own in `pages`, or link to the reference with `href`.',
      ...at(format.span),
    });
  });
}
