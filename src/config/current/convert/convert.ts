import { withoutColors } from '../../schema/colors.js';
import { findPart, nowhere, type JsonEntry, type JsonObject, type JsonTree } from '../../tree.js';
import { entryAt, listAt, madeUp, objectAt, objectsIn } from './graft.js';
import { convertNavigation } from './navigation.js';
import { moves, unsaid } from './settings.js';
import { overlaysIn, specificationOf } from './specification.js';

/** Puts an entry at a path, with the objects that lead there. */
function put(root: JsonObject, path: string, entry: JsonEntry): void {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) {
    root.entries.set(name, entry);
    return;
  }
  const known = root.entries.get(name);
  // A copy: the author's own tree stays as it is.
  const inner = objectAt(known?.value.span ?? entry.value.span, {});
  if (known?.value.type === 'object') inner.entries = new Map(known.value.entries);
  root.entries.set(name, { key: known?.key ?? entry.key, value: inner });
  put(inner, rest.join('.'), entry);
}

/** Header, foot and banner of the default language, where the file itself has none. */
function ofDefaultLanguage(root: JsonObject): [string, JsonEntry][] {
  const navigation = root.entries.get('navigation')?.value;
  const languages = navigation?.type === 'object' ? objectsIn(navigation.entries.get('languages')) : [];
  const isDefault = (language: JsonObject): boolean => {
    const value = language.entries.get('default')?.value;
    return value?.type === 'scalar' && value.value === true;
  };
  const language = languages.find(isDefault) ?? languages[0];
  return ['navbar', 'footer', 'banner'].flatMap((name): [string, JsonEntry][] => {
    const entry = root.entries.has(name) ? undefined : language?.entries.get(name);
    return entry ? [[name, entry]] : [];
  });
}

function withBackground(model: JsonObject): void {
  const background = findPart(model, ['colors', 'background']);
  if (!background || findPart(model, ['colors', 'primary'])) return;
  for (const [name, color] of Object.entries(withoutColors)) put(model, `colors.${name}`, madeUp(color));
}

/**
 * Carries a file in today's schema over into the form of the model (`schema/model.ts`). Values keep the places they were
 * written at, so that problems found later point there, and `spanOf` of a path of the model finds them.
 *
 * @param written a file that `currentSchema` finds nothing wrong with.
 */
export function convert(written: JsonObject): JsonObject {
  const source: JsonObject = { ...written, entries: new Map([...written.entries, ...ofDefaultLanguage(written)]) };
  const model = objectAt(written.span, {});
  for (const { from, to, as = (value: JsonTree) => value } of moves) {
    const entry = entryAt(source, from.split('.'));
    const value = entry && as(entry.value);
    if (value) put(model, to, { key: entry.key, value });
  }
  for (const { to, value } of unsaid) {
    if (!findPart(model, to.split('.'))) put(model, to, { key: nowhere, value });
  }
  withBackground(model);
  const overlays = overlaysIn(source);
  if (overlays.length > 0) model.entries.set('overlays', madeUp(listAt(nowhere, overlays)));

  const navigation = source.entries.get('navigation');
  if (navigation?.value.type !== 'object') return model;
  const { tree, openapi } = convertNavigation(navigation.value);
  model.entries.set('navigation', { key: navigation.key, value: tree });
  const registered = specificationOf(entryAt(source, ['api', 'openapi']));
  const sources = [...(registered?.sources ?? []), ...openapi];
  if (sources.length > 0) model.entries.set('openapi', madeUp(listAt(nowhere, sources)));
  return model;
}
