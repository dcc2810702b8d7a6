import type { ConfigSource } from '../../../config/source.js';
import type { Lost, LostPart } from '../written.js';

/** Says where its author wrote what is lost. */
export function placed({ path, what, why }: LostPart, source: ConfigSource): Lost {
  const key = source.placeOf(path, 'key');
  const { file, span } = key.span ? key : source.placeOf(path);
  return { what, why, file, line: span?.start.line };
}
