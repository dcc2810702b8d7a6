import { isDeepStrictEqual } from 'node:util';
import { classicMoves } from '../../config/classic/settings.js';
import type { Config } from '../../config/config.js';
import { parseConfig, type ParsedConfig } from '../../config/load.js';
import type { JsonPath, ObjectTree, JsonEntry } from '../../config/tree.js';
import { type Lost, type LostPart, type Migrated, isObject } from '../written.js';
import { todaysNavigation } from './navigation.js';
import { todaysSettings } from './settings.js';

/** Keys that become part of today's `navigation`. */
const divided = ['$schema', 'navigation', 'tabs', 'primaryTab', 'anchors', 'topAnchor', 'versions'];
const inert = [...classicMoves.map(({ from }) => from), ...divided];

const unsaid = "today's docs.json has no word for it";

/** The classic name of a setting in the model. */
function classicName(path: JsonPath): string {
  const name = path.join('.');
  const [move] = classicMoves
    .filter(({ from, to = from }) => name === to || name.startsWith(`${to}.`))
    .sort(({ from: a, to: one = a }, { from: b, to: other = b }) => other.length - one.length);
  return move ? `${move.from}${name.slice((move.to ?? move.from).length)}` : name;
}

/** Anchors whose icon has a gradient, which is reduced to one colour. */
function gradientsOf({ navigation, colors }: Config): LostPart[] {
  const anchors = navigation.children.flatMap((node, index) =>
    node.kind === 'anchor' ? [{ node, path: ['navigation', 'children', index, 'color'] }] : [],
  );
  const own = anchors.flatMap(({ node: { color, label }, path }): LostPart[] =>
    typeof color === 'object'
      ? [{ path, what: `color of the anchor "${label}"`, why: 'of its gradient, the first colour is left' }]
      : [],
  );
  const isForAll = typeof colors.anchors === 'object' && anchors.some(({ node }) => node.color === undefined);
  const why = 'of its gradient, the first colour is left';
  return isForAll ? [...own, { path: ['colors', 'anchors'], what: 'colors.anchors', why }] : own;
}

/** Adds the position at which the author wrote a lost setting. */
function placed({ path, what, why }: LostPart, source: ParsedConfig['source']): Lost {
  const key = source.placeOf(path, 'key');
  const { file, span } = key.span ? key : source.placeOf(path);
  return { what, why, file, line: span?.start.line };
}

/** Converts a classic configuration to today's form, in the author's order. */
export function toToday({ source }: Pick<ParsedConfig, 'source'>, config: Config, root: ObjectTree): Migrated {
  const { theme = 'mint', ...settings } = todaysSettings(root);
  const docs = { theme, ...settings, navigation: todaysNavigation(config) };
  const { config: read } = parseConfig(JSON.stringify(docs), 'docs.json');
  const changed = differences(settingsOf(config), read ? settingsOf(read) : {})
    // These are the colours of the anchors themselves.
    .filter(([outer, inner]) => outer !== 'colors' || inner !== 'anchors');
  const parts: LostPart[] = [
    ...changed.map((path) => ({ path, what: classicName(path), why: unsaid })),
    ...gradientsOf(config),
  ];
  return {
    docs,
    lost: [
      ...parts.map((part) => placed(part, source)),
      ...unmoved(root, inert).map(({ name, entry: { key } }): Lost => ({
        what: name,
        why: 'it has no effect',
        file: key.file,
        line: key.start.line,
      })),
    ],
  };
}

/** A setting that an author wrote. */
interface WrittenSetting {
  /** Path: `search.location`. */
  name: string;
  entry: JsonEntry;
}

/**
 * The settings that no row of the conversion table covers. They have no effect.
 *
 * @param paths paths that the table covers or that are handled elsewhere.
 */
function unmoved(tree: ObjectTree, paths: readonly string[], above = ''): WrittenSetting[] {
  return [...tree.entries].flatMap(([key, entry]) => {
    const name = `${above}${key}`;
    if (paths.includes(name)) return [];
    const isAbove = paths.some((path) => path.startsWith(`${name}.`));
    if (isAbove && entry.value.type === 'object') return unmoved(entry.value, paths, `${name}.`);
    return [{ name, entry }];
  });
}

/** The paths at which two values differ. */
function differences(before: unknown, after: unknown, at: readonly string[] = []): JsonPath[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (!isObject(before) || !isObject(after)) return [at];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => differences(before[name], after[name], [...at, name]));
}

/** The settings of a configuration that both forms can express. A site without a theme has the theme `mint`. */
function settingsOf({ schema: _schema, navigation: _navigation, theme = 'mint', ...settings }: Config): object {
  return { theme, ...settings };
}
