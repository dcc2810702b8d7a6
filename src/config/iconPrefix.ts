import { diagnostic } from '../diagnostics/create.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { findPart, type JsonTree } from './tree.js';

/** `fa-code`, and the class lists `fas fa-code` and `fa-solid fa-code`. */
const prefix = /^(?:fa[a-z]? |fa-[a-z]+(?:-[a-z]+)? )?fa-(?=\S+$)/;

function* iconHolders(tree: JsonTree): Generator<JsonTree> {
  if (tree.type === 'array') for (const item of tree.items) yield* iconHolders(item);
  if (tree.type !== 'object') return;
  yield tree;
  const pages = tree.entries.get('pages')?.value;
  if (pages !== undefined) yield* iconHolders(pages);
}

/** Takes the `fa-` off icon names, which name the icon without it. Changes `tree`. */
export function stripIconPrefixes(tree: JsonTree, file: string): Diagnostic[] {
  const holders = ['navigation', 'anchors', 'topAnchor'].flatMap((name) => {
    const part = findPart(tree, [name]);
    return part === undefined ? [] : [...iconHolders(part.value)];
  });
  return holders.flatMap((holder) => {
    const icon = findPart(holder, ['icon'])?.value;
    if (icon?.type !== 'scalar' || typeof icon.value !== 'string' || !prefix.test(icon.value)) return [];
    const written = icon.value;
    icon.value = written.replace(prefix, '');
    return diagnostic('config/icon-prefix', {
      message: `Icon names have no "fa-" before them: "${written}".`,
      help: `Write "${icon.value}".`,
      file,
      span: icon.span,
    });
  });
}
