import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { png, svg } from './picture.js';
import type { Random } from './random.js';

/** Changes a documentation folder as an author may; says what it did, and nothing where it found nothing to do. */
export type Edit = (folder: string, random: Random) => string | undefined;

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Files of a documentation folder, relative, without what a build makes. */
export function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/^(?:\.trellis|dist)[\\/]/.test(file))
    .sort();
}

const isSnippet = (file: string): boolean => /^_?snippets[\\/]/.test(file);
const pagesOf = (folder: string): string[] =>
  sourcesOf(folder).filter((file) => /\.mdx?$/.test(file) && !isSnippet(file));

function change(folder: string, file: string | undefined, edit: (text: string) => string): string | undefined {
  if (file === undefined) return undefined;
  const text = readFileSync(path.join(folder, file), 'utf8');
  const edited = edit(text);
  if (edited === text) return undefined;
  writeFileSync(path.join(folder, file), edited);
  return file;
}

const configOf = (folder: string): string => (existsSync(path.join(folder, 'docs.json')) ? 'docs.json' : 'mint.json');

function changeConfig(
  folder: string,
  edit: (config: { [key: string]: Json }) => string | undefined,
): string | undefined {
  const file = path.join(folder, configOf(folder));
  const config = JSON.parse(readFileSync(file, 'utf8')) as { [key: string]: Json };
  const done = edit(config);
  if (done !== undefined) writeFileSync(file, JSON.stringify(config, null, 2));
  return done;
}

/** Every list and object below a value, with itself. */
function* nodesOf(value: Json): Generator<Json[] | { [key: string]: Json }> {
  if (typeof value !== 'object' || value === null) return;
  yield value;
  for (const child of Object.values(value)) yield* nodesOf(child);
}

function word(random: Random): string {
  return `word${random.below(1_000_000).toString(36)}`;
}

const text: Edit = (folder, random) =>
  change(folder, random.of(pagesOf(folder)), (written) => `${written.trimEnd()}\n\nA ${word(random)} more.\n`);

const heading: Edit = (folder, random) =>
  change(folder, random.of(pagesOf(folder)), (written) => `${written.trimEnd()}\n\n## The ${word(random)}\n\nText.\n`);

const title: Edit = (folder, random) =>
  change(folder, random.of(pagesOf(folder)), (written) =>
    written.replace(/^(---\n(?:.*\n)*?title: ).*$/m, (_, before: string) => `${before}Title ${word(random)}`),
  );

const snippet: Edit = (folder, random) => {
  const file = random.of(sourcesOf(folder).filter((name) => isSnippet(name) && /\.mdx?$/.test(name)));
  return change(folder, file, (written) => `${written.trimEnd()}\n\nA ${word(random)} in a snippet.\n`);
};

const image: Edit = (folder, random) => {
  const file = random.of(sourcesOf(folder).filter((name) => /\.(?:png|svg)$/.test(name)));
  if (file === undefined) return undefined;
  const [width, height, grey] = [20 + random.below(300), 20 + random.below(300), random.below(256)];
  writeFileSync(path.join(folder, file), file.endsWith('.png') ? png(width, height, grey) : svg(width, height, grey));
  return `${file} ${width}x${height}`;
};

/** A new picture that a page shows by a relative path. */
const pictured: Edit = (folder, random) => {
  const page = random.of(pagesOf(folder));
  if (page === undefined) return undefined;
  const name = `${word(random)}.png`;
  const file = path.join(path.dirname(page), name);
  if (random.below(2) === 0) writeFileSync(path.join(folder, file), png(30, 40, 99));
  return change(folder, page, (written) => `${written.trimEnd()}\n\n![A picture](./${name})\n`);
};

/** A link to a page that is not there yet. */
const link: Edit = (folder, random) =>
  change(
    folder,
    random.of(pagesOf(folder)),
    (written) => `${written.trimEnd()}\n\n[Later](./later-${random.below(4)}#part)\n`,
  );

/** A page or a picture that a relative link means from now on. */
const linked: Edit = (folder, random) => {
  const page = random.of(pagesOf(folder));
  if (page === undefined) return undefined;
  const file = path.join(path.dirname(page), `later-${random.below(4)}.mdx`);
  if (existsSync(path.join(folder, file))) return undefined;
  writeFileSync(path.join(folder, file), `---\ntitle: Later\n---\n\n## Part\n\nA ${word(random)}.\n`);
  return file;
};

const page: Edit = (folder, random) => {
  const beside = random.of(pagesOf(folder));
  if (beside === undefined) return undefined;
  const file = path.join(path.dirname(beside), `new-${word(random)}.mdx`);
  writeFileSync(path.join(folder, file), `---\ntitle: New ${word(random)}\n---\n\nText.\n`);
  return file;
};

const rename: Edit = (folder, random) => {
  const file = random.of(pagesOf(folder));
  if (file === undefined) return undefined;
  const to = path.join(path.dirname(file), `moved-${word(random)}${path.extname(file)}`);
  renameSync(path.join(folder, file), path.join(folder, to));
  return `${file} to ${to}`;
};

const remove: Edit = (folder, random) => {
  const files = pagesOf(folder);
  const file = files.length > 2 ? random.of(files) : undefined;
  if (file !== undefined) rmSync(path.join(folder, file));
  return file;
};

const navigation: Edit = (folder, random) =>
  changeConfig(folder, (config) => {
    const lists = [...nodesOf(config['navigation'] ?? null)].filter((node) => Array.isArray(node) && node.length > 1);
    const list = random.of(lists);
    if (!Array.isArray(list)) return undefined;
    const [moved] = list.splice(random.below(list.length), 1);
    if (moved !== undefined) list.splice(random.below(list.length + 1), 0, moved);
    return 'moved';
  });

const color: Edit = (folder, random) =>
  changeConfig(folder, (config) => {
    const primary = `#${(0x100000 + random.below(0xefffff)).toString(16)}`;
    config['colors'] = { primary };
    return primary;
  });

const logo: Edit = (folder, random) => {
  mkdirSync(path.join(folder, 'logo'), { recursive: true });
  const file = `logo/${random.below(3)}.svg`;
  writeFileSync(path.join(folder, file), svg(100 + random.below(200), 24, random.below(256)));
  return changeConfig(folder, (config) => {
    config['logo'] = `/${file}`;
    return file;
  });
};

const specification: Edit = (folder, random) => {
  const files = sourcesOf(folder).filter((file) => /openapi.*\.(?:json|ya?ml)$/.test(file));
  return change(folder, random.of(files), (written) => {
    const places = [...written.matchAll(/(["']?(?:summary|description)["']?: ["']?)(?=\w)/g)];
    const place = random.of(places);
    if (!place) return written;
    const at = place.index + place[0].length;
    return `${written.slice(0, at)}${word(random)} ${written.slice(at)}`;
  });
};

/** Any key of docs.json: taken away, or given another value of its kind. */
const key: Edit = (folder, random) =>
  changeConfig(folder, (config) => {
    const node = random.of([...nodesOf(config)].filter((value) => !Array.isArray(value)));
    const name = random.of(Object.keys(node ?? {}));
    if (!node || Array.isArray(node) || name === undefined || (node === config && name === 'navigation'))
      return undefined;
    const value = node[name];
    if (typeof value === 'boolean') node[name] = !value;
    else if (typeof value === 'string' && random.below(2) === 0) node[name] = `${value} ${word(random)}`;
    else delete node[name];
    return name;
  });

/** By name. */
export const edits: Readonly<Record<string, Edit>> = {
  ...{ text, heading, title, snippet, image, pictured, link, linked, page, rename, remove },
  ...{ navigation, color, logo, specification, key },
};
