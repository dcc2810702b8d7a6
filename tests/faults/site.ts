import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../sites/every-field', import.meta.url));

/** Files of every kind that a documentation folder may hold, all of them in use. */
const further: Readonly<Record<string, string>> = {
  '.mintignore': 'drafts/\n',
  '.gitignore': 'build/\n',
  'package.json': '{ "name": "docs", "scripts": { "start": "node tool.js" } }\n',
  'style.css': '.plant { background: url(images/backdrop.png); }\n',
  'script.js': 'document.title;\n',
  'extra.yaml':
    'openapi: 3.1.0\ninfo: { title: More, version: "1" }\npaths: { /a: { get: { responses: { "200": { description: Done } } } } }\n',
  'data/plants.json': '[{ "name": "Fern" }]\n',
  'snippets/greeting.mdx': 'Hello from a snippet.\n',
  'snippets/badge.jsx': 'export const Badge = () => <b>new</b>;\n',
  'plain.md': '# Plain\n\n![A ground](/images/backdrop.png)\n',
  'uses.mdx': `---\ntitle: Uses\n---\n\nimport Greeting from '/snippets/greeting.mdx';\nimport { Badge } from '/snippets/badge.jsx';\nimport plants from '/data/plants.json';\n\n<Greeting /> <Badge /> {plants[0].name}\n`,
};

/** Writes a small site with files of every kind into a folder. */
export function writeSite(folder: string): void {
  cpSync(source, folder, { recursive: true, filter: (file) => !/[\\/](?:\.trellis|dist)$/.test(file) });
  for (const [file, text] of Object.entries(further)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const configFile = path.join(folder, 'docs.json');
  const config = JSON.parse(readFileSync(configFile, 'utf8')) as { navigation: unknown[]; openapi?: unknown };
  config.navigation.push({ group: 'Further', pages: ['uses', 'plain'] });
  config.openapi = [config.openapi ?? [], 'extra.yaml'].flat();
  writeFileSync(configFile, JSON.stringify(config, null, 2));
}

/** Files of a folder, relative, sorted. Links are not followed: a cache links to the packages of the tool. */
export function filesIn(folder: string, below = ''): string[] {
  return readdirSync(path.join(folder, below), { withFileTypes: true })
    .flatMap((entry) => {
      const file = path.join(below, entry.name);
      if (entry.isDirectory()) return filesIn(folder, file);
      return entry.isFile() ? [file] : [];
    })
    .sort();
}
