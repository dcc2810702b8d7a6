import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { diagramKinds } from './diagramKinds.mjs';
import { library } from './places.mjs';
import { replaceFolder } from './write.mjs';

// Mermaid ships a browser build that is split by kind of diagram.
const entry = 'mermaid.esm.min.mjs';
const chunks = 'chunks/mermaid.esm.min';
/** The layout ELK is left out for its licence (EPL) and its 1.6 MB. Diagrams that ask for it get the usual layout. */
const elk = /\/elk-\w+\.mjs$/;

/** Hosts that do not know `.mjs` serve it as a download, which browsers do not run. */
function textOf(file) {
  const text = readFileSync(file, 'utf8');
  return text.replace(/"(\.{1,2}\/[\w./-]+)\.mjs"/g, '"$1.js"').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
}

/** Copies Mermaid's browser build into a folder named after its version. */
export async function copyDiagrams() {
  const distribution = path.dirname(fileURLToPath(import.meta.resolve('mermaid')));
  const { version } = JSON.parse(readFileSync(path.join(distribution, '../package.json'), 'utf8'));
  const folder = path.join(library, 'diagrams');
  const unfinished = `${folder}.${process.pid}`;
  const root = path.join(unfinished, `mermaid-${version}`);
  mkdirSync(path.join(root, chunks), { recursive: true });
  const names = readdirSync(path.join(distribution, chunks)).filter((name) => name.endsWith('.mjs'));
  const dagre = names.find((name) => name.startsWith('dagre-'));
  for (const file of [entry, ...names.map((name) => `${chunks}/${name}`)])
    writeFileSync(
      path.join(root, file.replace(/\.mjs$/, '.js')),
      elk.test(file)
        ? `export{render}from"./${dagre.replace(/\.mjs$/, '.js')}";\n`
        : textOf(path.join(distribution, file)),
    );
  writeFileSync(
    path.join(unfinished, 'kinds.json'),
    JSON.stringify(diagramKinds(root, entry.replace(/\.mjs$/, '.js'))),
  );
  replaceFolder(unfinished, folder);
}
