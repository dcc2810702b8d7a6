import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { attempts, settings, type Attempt, type Reach } from './attempts.js';

/** Makes a folder around the documentation, with what no stranger is to have. */
export function layOutHome(home: string, server: string): Reach {
  const secret = path.join(home, 'secret.mdx');
  mkdirSync(path.join(home, 'canaries'), { recursive: true });
  for (const name of ['secret.mdx', 'above.mdx', 'above.yaml', 'above.svg'])
    writeFileSync(path.join(home, name), 'secret-of-a-file');
  mkdirSync(`${secret}-folder`);
  writeFileSync(path.join(`${secret}-folder`, 'thesis.tex'), 'Mine.');
  return { secret, canary: (name) => path.join(home, 'canaries', name), server };
}

/** Writes a site with all attempts in it, and a page and a specification that are as they should be. */
export function layOutSite(folder: string, reach: Reach): Attempt[] {
  const all = attempts(reach);
  const put = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  put(
    'introduction.mdx',
    '---\ntitle: Introduction\n---\n\nexport const plant = { name: "Fern", ways: ["water"] };\n\nA {plant.name} needs {plant.ways[0]}. <Card title={"Own"} cols={2}>Words.</Card>\n',
  );
  put(
    'own.yaml',
    'openapi: 3.1.0\ninfo: { title: Own, version: "1" }\npaths: { /a: { get: { summary: List, description: "<script>evil-mark</script>", responses: { "200": { description: Done } } } } }\n',
  );
  put('data.json', '{}');
  for (const { files, links = {} } of all) {
    for (const [file, text] of Object.entries(files)) put(file, text);
    for (const [file, to] of Object.entries(links)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      symlinkSync(to, path.join(folder, file));
    }
  }
  const pages = all.flatMap(({ files }) => Object.keys(files).filter((file) => /^[^/]+\.mdx?$/.test(file)));
  const navigation = [{ group: 'All', pages: ['introduction', ...pages.map((file) => file.replace(/\.mdx?$/, ''))] }];
  put('docs.json', JSON.stringify({ name: 'Evil', ...settings(reach).config, navigation }, null, 2));
  return all;
}
