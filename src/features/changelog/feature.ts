import type { Feature } from '../feature.js';
import type { ApiVersion } from './page.js';

/** Publishes the changes of APIs as JSON beside the pages that list them. */
export function changelog({
  changelogs,
}: {
  changelogs: ReadonlyMap<string, readonly ApiVersion[]>;
}): Feature | undefined {
  if (changelogs.size === 0) return undefined;
  return {
    name: 'changelog',
    files: () =>
      Array.from(changelogs, ([page, versions]) => [
        `/${page}.json`,
        { contents: () => `${JSON.stringify({ versions }, null, 2)}\n` },
      ]),
  };
}
