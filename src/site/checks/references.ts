import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { checkFile } from './assets.js';
import type { CheckContext } from './context.js';
import { checkLink } from './links.js';
import { createTargets } from './targets.js';
import type { Text } from './text.js';

/** Returns a function that checks the links and files of one text, such as those that only evaluating a page reveals. */
export function createReferenceCheck(context: CheckContext): (text: Text) => Diagnostic[] {
  const targets = createTargets(context);
  return (text) =>
    text.references.flatMap((reference) =>
      reference.kind === 'asset'
        ? checkFile(reference.target, text.from, context, { file: text.file, span: reference.span })
        : checkLink(text, reference, targets),
    );
}
