import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DescribedOperations } from '../../render/describedOperations.js';
import type { Site } from '../../site/site.js';
import type { MockedDocument } from '../../features/mock/mounts.js';
import { copyOf, type SiteFile } from '../../features/siteFile.js';
import { filesIn } from '../../shared/filesIn.js';
import { posixPath } from '../../shared/posixPath.js';
import { explorersOf } from '../../features/playground/documents/explorer.js';
import { bundleFilter, playgroundBundle } from './bundle.js';
import type { Mocks } from '../../features/playground/documents/mocks.js';
import { operationSlices } from '../../features/playground/documents/operations.js';

export interface PlaygroundSource {
  site: Site;
  specifications: readonly MockedDocument[];
  operations: DescribedOperations;
  /** URL prefix without trailing slash. */
  base: string;
  mocks: Mocks;
}

/** Root-relative address of the bundle, without base. */
const bundleAddress = '/_trellis/playground/';

/** Root-relative addresses of the frames' pages, without base. */
export const frameAddresses = { request: bundleAddress, socket: `${bundleAddress}socket.html` };

interface PlaygroundTexts {
  /** Texts by root-relative address without base, generated on demand. Empty if no page has a playground or explorer. */
  texts: ReadonlyMap<string, () => string>;
  /** Frames that the site's pages open. */
  frames: ReadonlySet<keyof typeof frameAddresses>;
}

/** The texts for a site's playground and explorers. */
function playgroundTexts({ site, specifications, operations, base, mocks }: PlaygroundSource): PlaygroundTexts {
  const files = new Map<string, () => string>();
  const frames = new Set<keyof typeof frameAddresses>();
  for (const { frame, address, text } of operationSlices(site, operations, mocks)) {
    frames.add(frame);
    files.set(address, text);
  }
  for (const explorer of explorersOf(site, specifications, base, mocks)) {
    frames.add('request');
    files.set(explorer.contentAddress, explorer.text);
    files.set(`${explorer.address}index.html`, () =>
      explorer.page(readFileSync(path.join(playgroundBundle, 'explorer.html'), 'utf8')),
    );
  }
  return { texts: files, frames };
}

/** The files of the playground and explorers in a built site. There are none if no page needs them. */
export function* playgroundFiles(source: PlaygroundSource): Generator<[string, SiteFile]> {
  const { texts, frames } = playgroundTexts(source);
  if (texts.size === 0) return;
  const isNeeded = bundleFilter(frames);
  for (const file of filesIn(playgroundBundle).map(posixPath))
    if (isNeeded(file)) yield [`${bundleAddress}${file}`, copyOf(path.join(playgroundBundle, file))];
  for (const [address, text] of texts) yield [address, { contents: text }];
}
