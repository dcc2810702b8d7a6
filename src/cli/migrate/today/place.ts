import type { ConfigSource } from '../../../config/source.js';
import type { Lost, LostPart } from '../written.js';

/** Adds the position at which the author wrote a lost setting. */
export function placed({ path, what, why }: LostPart, source: ConfigSource): Lost {
  const key = source.placeOf(path, 'key');
  const { file, span } = key.span ? key : source.placeOf(path);
  return { what, why, file, line: span?.start.line };
}
