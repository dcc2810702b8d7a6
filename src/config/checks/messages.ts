import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { faultsOfOverrides } from '../../i18n/overrides.js';
import { formatPath } from '../formatPath.js';
import type { ConfigCheckContext } from './context.js';

/** Reports the author's replaced messages that are not valid. */
export function checkMessages({ config, source }: ConfigCheckContext): Diagnostic[] {
  return faultsOfOverrides(config.trellis.messages).map(({ kind, path, message, help }) => {
    const place = ['trellis', 'messages', ...path];
    return kind === 'message'
      ? diagnostic('config/bad-message', {
          message: `\`${formatPath(place)}\` has no effect: ${message}`,
          help,
          ...source.placeOf(place),
        })
      : diagnostic('config/unknown-key', {
          message: `${message.slice(0, -1)}, so it has no effect.`,
          help,
          ...source.placeOf(place, 'key'),
        });
  });
}
