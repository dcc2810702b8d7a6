import { readdirSync } from 'node:fs';
import path from 'node:path';
import { diagramComponent } from '../content/compile/code.js';
import type { Content } from '../content/page.js';
import type { Feature, FeatureOptions } from '../features/feature.js';
import { copyOf, type SiteFile } from '../features/siteFile.js';
import { filesIn } from '../shared/filesIn.js';
import { library } from '../shared/packageRoot.js';
import { posixPath } from '../shared/posixPath.js';

const bundles = path.join(library, 'diagrams');
const script = 'mermaid.esm.min.js';

let found: string | undefined;

/** Name of the folder with Mermaid's browser build, which contains the version. */
function bundle(): string {
  found ??= readdirSync(bundles)[0];
  if (found === undefined) throw new Error(`Mermaid is missing in ${bundles}.`);
  return found;
}

function hasDiagrams({ pages, modules }: Pick<Content, 'pages' | 'modules'>): boolean {
  const texts = [...pages.map(({ body }) => body), ...modules.values()];
  return texts.some((text) => text?.needs.includes(diagramComponent));
}

export function diagrams({ content }: { content: Content }, { base }: FeatureOptions): Feature {
  return {
    name: 'diagrams',
    context: { diagrams: `${base}/_trellis/${bundle()}/${script}` },
    files: () => (hasDiagrams(content) ? bundledFiles() : []),
  };
}

function bundledFiles(): [string, SiteFile][] {
  const folder = path.join(bundles, bundle());
  return filesIn(folder).map((file) => [`/_trellis/${bundle()}/${posixPath(file)}`, copyOf(path.join(folder, file))]);
}
