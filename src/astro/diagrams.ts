import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Connect } from 'vite';
import { diagramComponent } from '../content/compile/code.js';
import { mermaidPackage } from '../content/mermaid.js';
import type { Content } from '../content/page.js';

// Mermaid brings a build of its own for browsers, cut into the kinds of diagrams.
const entry = 'mermaid.esm.min.mjs';
const chunks = 'chunks/mermaid.esm.min';

const folder = (): string => `/_trellis/mermaid-${mermaidPackage().version}/`;

/** Root-relative address, without base, of the script that draws diagrams. */
export function diagramScript(): string {
  return `${folder()}${served(entry)}`;
}

/** Whether a page, or a text that pages import, has a diagram. */
export function hasDiagrams({ pages, modules }: Pick<Content, 'pages' | 'modules'>): boolean {
  const texts = [...pages.map(({ body }) => body), ...modules.values()];
  return texts.some((text) => text?.needs.includes(diagramComponent));
}

/** Writes what draws diagrams into a built site; nothing when no page has one. */
export function writeDiagrams(content: Content, output: string): void {
  if (!hasDiagrams(content)) return;
  mkdirSync(path.join(output, folder(), chunks), { recursive: true });
  for (const file of files()) writeFileSync(path.join(output, folder(), served(file)), textOf(file));
}

/**
 * Serves what draws diagrams while an author works.
 *
 * @param base URL prefix without trailing slash.
 */
export function diagramMiddleware(base: string): Connect.NextHandleFunction {
  const byAddress = new Map(files().map((file) => [`${base}${folder()}${served(file)}`, file]));
  return (request, response, next) => {
    const [address = ''] = (request.originalUrl ?? request.url ?? '').split('?');
    const file = byAddress.get(address);
    if (file === undefined) return next();
    response.setHeader('content-type', 'text/javascript; charset=utf-8');
    response.setHeader('cache-control', 'max-age=31536000, immutable');
    response.end(textOf(file));
  };
}

function files(): string[] {
  const names = readdirSync(path.join(mermaidPackage().distribution, chunks)).filter((name) => name.endsWith('.mjs'));
  return [entry, ...names.map((name) => `${chunks}/${name}`)];
}

// Hosts that do not know `.mjs` serve it as a download, which browsers do not run.
function served(file: string): string {
  return file.replace(/\.mjs$/, '.js');
}

function textOf(file: string): string {
  const text = readFileSync(path.join(mermaidPackage().distribution, file), 'utf8');
  return text.replace(/"(\.{1,2}\/[\w./-]+)\.mjs"/g, '"$1.js"').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
}
