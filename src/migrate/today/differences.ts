import { isDeepStrictEqual } from 'node:util';
import type { Config } from '../../config/config.js';
import type { JsonPath } from '../../config/tree.js';
import { isObject } from '../written.js';

/** The paths at which two values differ. */
export function differences(before: unknown, after: unknown, at: readonly string[] = []): JsonPath[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (!isObject(before) || !isObject(after)) return [at];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => differences(before[name], after[name], [...at, name]));
}

/** The settings of a configuration that both forms can express. A site without a theme has the theme `mint`. */
export function settingsOf({ schema: _schema, navigation: _navigation, theme = 'mint', ...settings }: Config): object {
  return { theme, ...settings };
}
