import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { ConfigCheckContext } from './context.js';

/** Reports a specification that is named with different overlays in different places. It is read once, so only the first list counts. */
export function checkOverlays({ config, source }: ConfigCheckContext): Diagnostic[] {
  const known = new Map<string, string>();
  return (config.overlays ?? []).flatMap(({ source: specification, overlays }, index) => {
    const path = specification.replace(/^(?:\.?\/)+/, '');
    const list = JSON.stringify(overlays);
    const first = known.get(path);
    if (first === undefined) known.set(path, list);
    if (first === undefined || first === list) return [];
    return diagnostic('openapi/overlay', {
      message: `Another place names other overlays for \`${specification}\`; those apply here as well.`,
      help: 'Name the same overlays wherever the specification is named, in the same order.',
      ...source.placeOf(['overlays', index, 'overlays']),
    });
  });
}
