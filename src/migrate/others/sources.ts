import { posix } from 'node:path';
import { fromDocusaurus } from './docusaurus.js';
import type { OtherFolder } from './folder.js';
import { fromMkdocs } from './mkdocs.js';
import type { ForeignSite } from './site.js';
import { fromStarlight } from './starlight.js';
import { fromVitepress } from './vitepress.js';
import { otherGenerators, type OtherGenerator } from './generators.js';

const programs = ['ts', 'mts', 'js', 'mjs', 'cjs'];
const filesOf = (name: string): string[] => programs.map((ending) => `${name}.${ending}`);

interface Source {
  label: string;
  /** Possible names of its configuration file. */
  files: readonly string[];
  read: (folder: OtherFolder, file: string) => ForeignSite;
  /** Pattern that the content must match if other tools use the same file name. */
  sign?: RegExp;
}

const sources: Readonly<Record<OtherGenerator, Source>> = {
  docusaurus: { label: 'Docusaurus', files: filesOf('docusaurus.config'), read: fromDocusaurus },
  starlight: { label: 'Starlight', files: filesOf('astro.config'), read: fromStarlight, sign: /\bstarlight\b/ },
  vitepress: {
    label: 'VitePress',
    files: [...filesOf('.vitepress/config'), ...filesOf('.vitepress/config/index')],
    read: fromVitepress,
  },
  mkdocs: { label: 'MkDocs', files: ['mkdocs.yml', 'mkdocs.yaml'], read: fromMkdocs },
};

/** The generator that was detected. */
export interface Found {
  label: string;
  /** Its configuration file, relative to the repository. */
  file: string;
  site: ForeignSite;
}

/**
 * Reads another generator's configuration; undefined if there is none.
 *
 * @param places folders in which it may be, relative to the repository.
 */
export function fromOther(
  folder: OtherFolder,
  places: readonly string[],
  generator?: OtherGenerator,
): Found | undefined {
  for (const place of places)
    for (const name of generator === undefined ? otherGenerators : [generator]) {
      const { label, files, read, sign } = sources[name];
      const file = files
        .map((each) => posix.join(place, each))
        .find((each) => {
          const text = folder.read(each);
          return text !== undefined && (sign?.test(text) ?? true);
        });
      if (file !== undefined) return { label, file, site: read(folder, file) };
    }
  return undefined;
}
