import { moveSettings, put } from '../moves.js';
import { noPlace, type JsonEntry, type ObjectTree } from '../tree.js';
import { listAt, impliedEntry, objectsIn } from '../treeBuilders.js';
import { convertNavigation } from './navigation.js';
import { todayMoves } from './settings.js';
import { librariesIn, overlaysIn, schemasIn, specificationsIn } from './specification.js';

/** The header, footer and banner of the default language, used if the file has none at the top level. */
function ofDefaultLanguage(root: ObjectTree): [string, JsonEntry][] {
  const navigation = root.entries.get('navigation')?.value;
  const languages = navigation?.type === 'object' ? objectsIn(navigation.entries.get('languages')) : [];
  const isDefault = (language: ObjectTree): boolean => {
    const value = language.entries.get('default')?.value;
    return value?.type === 'scalar' && value.value === true;
  };
  const language = languages.find(isDefault) ?? languages[0];
  return ['navbar', 'footer', 'banner'].flatMap((name): [string, JsonEntry][] => {
    const entry = root.entries.has(name) ? undefined : language?.entries.get(name);
    return entry ? [[name, entry]] : [];
  });
}

/**
 * Converts a file in today's schema to the model (`model/model.ts`). Values keep their positions, so later diagnostics point at what the
 * author wrote.
 *
 * @param root a file that `todaySchema` accepts.
 */
export function convert(root: ObjectTree): ObjectTree {
  const source: ObjectTree = { ...root, entries: new Map([...root.entries, ...ofDefaultLanguage(root)]) };
  const model = moveSettings(source, todayMoves);
  const overlays = overlaysIn(source);
  if (overlays.length > 0) model.entries.set('overlays', impliedEntry(listAt(noPlace, overlays)));

  const navigation = source.entries.get('navigation');
  const schemas = navigation ? schemasIn(navigation.value) : [];
  if (schemas.length > 0) model.entries.set('schemas', impliedEntry(listAt(noPlace, schemas)));
  const libraries = navigation ? librariesIn(navigation.value) : [];
  if (libraries.length > 0) model.entries.set('libraries', impliedEntry(listAt(noPlace, libraries)));
  if (navigation?.value.type !== 'object') return model;
  const { tree, openapi } = convertNavigation(navigation.value);
  model.entries.set('navigation', { key: navigation.key, value: tree });
  const api = source.entries.get('api')?.value;
  const registered = api?.type === 'object' ? specificationsIn(api) : undefined;
  const sources = [...(registered?.sources ?? []), ...openapi];
  if (sources.length > 0) put(model, 'api.openapi', impliedEntry(listAt(noPlace, sources)));
  return model;
}
