import { diagnostic } from '../diagnostics/create.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { at, findPart, type JsonTree } from './tree.js';

/** `fa-code`, and the class lists `fas fa-code` and `fa-solid fa-code`. */
const prefix = /^(?:fa[a-z]? |fa-[a-z]+(?:-[a-z]+)? )?fa-(?=\S+$)/;

function* iconNames(tree: JsonTree): Generator<JsonTree> {
  if (tree.type === 'array') for (const item of tree.items) yield* iconNames(item);
  if (tree.type !== 'object') return;
  for (const [name, { value }] of tree.entries) {
    if (name === 'icon') yield findPart(value, ['name'])?.value ?? value;
    else yield* iconNames(value);
  }
}

/** Removes `fa-` from icon names, which are stored without it. Changes `tree`. */
export function stripIconPrefixes(tree: JsonTree): Diagnostic[] {
  const icons = ['navigation', 'anchors', 'topAnchor', 'navbar'].flatMap((name) => {
    const part = findPart(tree, [name]);
    return part === undefined ? [] : [...iconNames(part.value)];
  });
  return icons.flatMap((icon) => {
    if (icon.type !== 'scalar' || typeof icon.value !== 'string' || !prefix.test(icon.value)) return [];
    const name = icon.value;
    icon.value = name.replace(prefix, '');
    return diagnostic('config/icon-prefix', {
      message: `Icon names have no "fa-" before them: "${name}".`,
      help: `Write "${icon.value}".`,
      ...at(icon.span),
    });
  });
}
