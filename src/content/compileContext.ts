import { isPicture } from '../mdx/imageSize.js';
import type { Variables } from '../mdx/variables.js';
import { digestOf } from '../shared/digest.js';
import { stampOf } from '../shared/stampOf.js';
import type { ContentOptions } from './contentOptions.js';
import { assignAddresses } from './distinctAddresses.js';
import type { ContentFiles } from './files.js';
import { imprintOf } from './imprint.js';
import { inLetterCase } from './links.js';
import { ModuleStore } from './modules.js';
import { createResolver, type Addresses } from './resolver.js';

/** Context for compiling the pages of a folder. */
export interface CompileContext extends Addresses {
  /** Changes when a link or an image in any page may have another target. */
  surroundings: string;
  shared: ModuleStore;
  variables: Variables;
  /** Address at which the site is served. */
  url: string;
}

/**
 * Creates the context for the pages of a folder.
 *
 * @param assets files by address; those whose address another file wants too move.
 * @param listed ids of pages in the navigation.
 */
export function createContext(
  files: ContentFiles,
  assets: Map<string, string>,
  { listed, variables, url }: { listed: ReadonlySet<string>; variables: Variables; url: string },
  options: ContentOptions,
): CompileContext {
  const { root, project, isUntrusted = false } = options;
  const { paths, moved } = assignAddresses(files.pages, assets, listed);
  const pictures = [...assets].filter(([each]) => isPicture(each));
  let everyImage: string | undefined;
  // Digest of all images, for texts that may name any.
  const images = (): string => (everyImage ??= digestOf(pictures.map(([each, file]) => [each, imprintOf(file)])));
  const addresses = { assets, paths, alike: inLetterCase(paths), moved, images };
  const resolver = createResolver('/', addresses, { ...options, isShared: true });
  return {
    ...addresses,
    surroundings: digestOf(
      [...paths],
      pictures.map(([, file]) => stampOf(file)),
    ),
    shared: new ModuleStore(root, project, resolver, variables, url, isUntrusted),
    variables,
    url,
  };
}
