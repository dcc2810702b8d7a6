import { findPart, type JsonEntry, type ObjectTree } from '../tree.js';
import { entryOf } from '../treeBuilders.js';

/** The entries of the model for an object's icon: name, style and library. */
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
