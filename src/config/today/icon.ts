import { findPart, type JsonEntry, type ObjectTree } from '../tree.js';
import { entryOf } from '../treeBuilders.js';

/** The icon of an object as the model has it: a name, and beside it the style and the library. */
export function iconEntries({ entries }: ObjectTree): {
  icon?: JsonEntry | undefined;
  iconType?: JsonEntry | undefined;
  iconLibrary?: JsonEntry | undefined;
} {
  const icon = entries.get('icon');
  if (icon?.value.type !== 'object') return { icon, iconType: entries.get('iconType') };
  const style = findPart(icon.value, ['style'])?.value;
  return {
    icon: entryOf(findPart(icon.value, ['name'])?.value),
    iconType: entryOf(style) ?? entries.get('iconType'),
    iconLibrary: entryOf(findPart(icon.value, ['library'])?.value),
  };
}
