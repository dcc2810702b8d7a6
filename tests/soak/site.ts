import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generate } from '../bench/generate.mjs';

/** Writes a site of that many pages, with a snippet, and with a page of an operation. */
export function writeSoakSite(folder: string, pages: number): void {
  mkdirSync(folder, { recursive: true });
  generate(folder, pages);
  const write = (name: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  write('snippets/shared.mdx', 'Shared.\n');
  write('shared/first.mdx', '---\ntitle: First\n---\n\nimport Shared from "/snippets/shared.mdx";\n\n<Shared />\n');
  write('api/list.mdx', '---\nopenapi: GET /plants\n---\n');
  write(
    'openapi.yaml',
    "openapi: 3.1.0\ninfo: { title: Plants, version: '1' }\nservers: [{ url: https://plants.example.com }]\npaths:\n  /plants:\n    get:\n      summary: List plants\n      responses: { '200': { description: Plants } }\n",
  );
  const config = JSON.parse(readFileSync(path.join(folder, 'docs.json'), 'utf8')) as { navigation: unknown[] };
  config.navigation.push({ group: 'Shared', pages: ['shared/first', 'api/list'] });
  write('docs.json', JSON.stringify({ ...config, openapi: 'openapi.yaml' }, null, 2));
}
