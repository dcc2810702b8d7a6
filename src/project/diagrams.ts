import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { diagramComponent } from '../mdx/compile/code.js';
import { kindOfDiagram } from '../content/diagrams.js';
import type { Content } from '../content/page.js';
import type { Feature, FeatureOptions } from '../features/feature.js';
import { copyOf, type SiteFile } from '../features/siteFile.js';
import { filesIn } from '../shared/filesIn.js';
import { library } from '../shared/packageRoot.js';
import { once } from '../shared/once.js';
import { posixPath } from '../shared/posixPath.js';

const bundles = path.join(library, 'diagrams');
const script = 'mermaid.esm.min.js';

/** Files of Mermaid by feature, from `src/package/diagramKinds.mjs`. */
interface MermaidFiles {
  core: string[];
  kinds: Record<string, string[]>;
  layouts: string[];
  formulas: string[];
}

const mermaidFiles = once(() => JSON.parse(readFileSync(path.join(bundles, 'kinds.json'), 'utf8')) as MermaidFiles);

/** Name of the folder with Mermaid's browser build, which contains the version. */
const bundle = once((): string => {
  const bundleName = readdirSync(bundles).find((name) => name.startsWith('mermaid-'));
  if (bundleName === undefined) throw new Error(`Mermaid is missing in ${bundles}.`);
  return bundleName;
});

/**
 * The files of Mermaid that a browser loads for diagrams.
 *
 * @param sources undefined for a diagram that is only known at run time, which may be of any kind.
 */
export async function filesForDiagrams(sources: readonly (string | undefined)[]): Promise<string[]> {
  const { core, kinds, layouts, formulas } = mermaidFiles();
  const files = new Set(core);
  for (const source of sources) {
    const kind = source === undefined ? undefined : await kindOfDiagram(source);
    // A source that is not a diagram is shown as text.
    if (source !== undefined && kind === undefined) continue;
    const own = kind === undefined ? undefined : kinds[kind];
    if (source === undefined || own === undefined) return filesIn(path.join(bundles, bundle())).map(posixPath);
    // A diagram can choose a different layout.
    const further = [...(/layout|renderer/i.test(source) ? layouts : []), ...(source.includes('$$') ? formulas : [])];
    for (const file of [...own, ...further]) files.add(file);
  }
  return [...files].sort();
}

/** The diagrams of a site; undefined if there are none. */
function diagramsOf({ pages, modules }: Pick<Content, 'pages' | 'modules'>): (string | undefined)[] | undefined {
  const texts = [...pages.map(({ body, diagrams }) => ({ needs: body?.needs, diagrams })), ...modules.values()].filter(
    ({ needs }) => needs?.includes(diagramComponent),
  );
  return texts.length === 0
    ? undefined
    : texts.flatMap(({ diagrams = [] }) =>
        diagrams.length === 0 ? [undefined] : diagrams.map(({ source }) => source),
      );
}

/** Publishes the files of Mermaid that a site's diagrams need. */
export function diagrams({ content }: { content: Content }, { base, isDev }: FeatureOptions): Feature {
  const sources = diagramsOf(content);
  const file = (name: string): [string, SiteFile] => [
    `/_trellis/${bundle()}/${name}`,
    copyOf(path.join(bundles, bundle(), name)),
  ];
  let files: [string, SiteFile][] = [];
  return {
    name: 'diagrams',
    context: { diagrams: `${base}/_trellis/${bundle()}/${script}` },
    prepare: async () => {
      if (sources && !isDev) files = (await filesForDiagrams(sources)).map(file);
      return [];
    },
    // The development server lists files whenever an edit adds diagrams.
    files: () =>
      isDev && sources ? filesIn(path.join(bundles, bundle())).map((name) => file(posixPath(name))) : files,
  };
}
