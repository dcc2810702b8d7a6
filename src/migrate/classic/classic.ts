import type { Config } from '../../config/config.js';
import { parseConfig, type ParsedConfig } from '../../config/load.js';
import type { ObjectTree } from '../../config/tree.js';
import { defined } from '../../shared/definedProperties.js';
import { differences, settingsOf } from '../differences.js';
import { placed } from '../place.js';
import type { LostPart, Migrated } from '../written.js';
import { classicNavigation } from './navigation.js';
import { classicSettings } from './settings.js';

/** Writes a configuration of today in the classic form, in the order of its author. */
export function toClassic({ source }: Pick<ParsedConfig, 'source'>, config: Config, written: ObjectTree): Migrated {
  const { keys, lost } = classicNavigation(config);
  const docs = defined({ ...classicSettings(written), ...keys });
  const { config: read } = parseConfig(JSON.stringify(docs), 'mint.json');
  const changed = differences(settingsOf(config), read ? settingsOf(read) : {});
  const settings = changed.map((path): LostPart => ({
    path,
    what: path.join('.'),
    why: 'mint.json has no word for it',
  }));
  return { docs, lost: [...settings, ...lost].map((part) => placed(part, source)) };
}
