import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Specification } from '../../openapi/operation.js';
import type { DescribedOperations } from '../../render/describedOperations.js';
import type { Site } from '../../site/site.js';
import { fileForAddress } from '../fileForAddress.js';
import { explorerPage, explorersOf } from '../../playground/documents/explorer.js';
import { library } from '../paths.js';
import type { Mocks } from '../../playground/documents/mocks.js';
import { operationSlices } from '../../playground/documents/operations.js';

/** Input for the playground of a site. */
export interface PlaygroundSource {
  site: Site;
  specifications: readonly Specification[];
  operations: DescribedOperations;
  /** URL prefix without trailing slash. */
  base: string;
  mocks: Mocks;
}

/** Folder with the playground's page (`index.html`), the explorer's (`explorer.html`) and their `assets/`. */
export const playgroundBundle = path.join(library, 'playground');

/** Root-relative address of the frame's page, without base. */
export const frameAddress = '/_trellis/playground/';

/** Files by root-relative address without base; their texts are made when they are asked for. */
export type PlaygroundFiles = ReadonlyMap<string, () => string>;

/** The files that belong to this site's playground and explorers, the bundle's left out. Empty when no page has either. */
export function playgroundFiles({ site, specifications, operations, base, mocks }: PlaygroundSource): PlaygroundFiles {
  const files = new Map<string, () => string>();
  for (const { address, text } of operationSlices(site, operations, mocks)) files.set(address, text);
  for (const explorer of explorersOf(site, specifications, base, mocks)) {
    files.set(explorer.contentAddress, explorer.text);
    files.set(`${explorer.address}index.html`, () => {
      const template = readFileSync(path.join(playgroundBundle, 'explorer.html'), 'utf8');
      return explorerPage(template, explorer, base);
    });
  }
  return files;
}

/** Writes the playground and the explorers into a built site; nothing when no page has either. */
export function writePlayground(source: PlaygroundSource, output: string): void {
  const files = playgroundFiles(source);
  if (files.size === 0) return;
  cpSync(playgroundBundle, path.join(output, frameAddress), {
    recursive: true,
    filter: (file) => path.basename(file) !== 'explorer.html',
  });
  for (const [address, text] of files) {
    const file = fileForAddress(output, address);
    if (!existsSync(path.dirname(file))) mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text());
  }
}
