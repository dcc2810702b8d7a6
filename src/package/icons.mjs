import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { optimize } from 'svgo';
import { licensesOf } from './licenses.mjs';
import { library } from './places.mjs';
import { replaceFolder } from './write.mjs';

const sets = ['fa6-solid', 'fa6-regular', 'fa6-brands', 'lucide', 'tabler'];

/**
 * Rounds the points of an icon of Font Awesome to a grid of 1/32 pixel at text size, which makes icons a quarter smaller. Arcs are not fitted to
 * the rounded curves, because that is visible.
 */
function shorten(body) {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`, {
    plugins: [{ name: 'convertPathData', params: { floatPrecision: 0, makeArcs: false } }],
  });
  return data.replace(/^<svg[^>]*>|<\/svg>$/g, '');
}

function readSet(file) {
  const { prefix, icons, aliases, width, height } = JSON.parse(readFileSync(file, 'utf8'));
  const edit = prefix.startsWith('fa6-') ? shorten : (body) => body;
  const edited = Object.entries(icons).map(([name, { body, width: own }]) => [name, { body: edit(body), width: own }]);
  return { icons: Object.fromEntries(edited), aliases, width, height };
}

/** Writes the sets of icons, with the attribution that the licences require. */
export async function writeIcons() {
  const folder = path.join(library, 'icons');
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const files = sets.map((name) => fileURLToPath(import.meta.resolve(`@iconify-json/${name}/icons.json`)));
  for (const [index, name] of sets.entries())
    writeFileSync(path.join(unfinished, `${name}.json`), JSON.stringify(readSet(files[index])));
  const credits = files.map((file) => {
    const { name, version, author, license } = JSON.parse(
      readFileSync(path.join(path.dirname(file), 'info.json'), 'utf8'),
    );
    return `${name} ${version} by ${author.name}, ${author.url}: ${license.title}, ${license.url}\n`;
  });
  const changes = 'The points of the icons of Font Awesome were rounded.\n\n';
  writeFileSync(path.join(unfinished, 'LICENSES.txt'), [...credits, changes, licensesOf(files)].join(''));
  replaceFolder(unfinished, folder);
}
