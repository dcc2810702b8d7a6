import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** The scripts that a page of a built site loads by itself, with what they import statically. */
function scriptsOf(html, output) {
  const found = new Set();
  const follow = (file) => {
    if (found.has(file)) return;
    found.add(file);
    const code = readFileSync(path.join(output, file), 'utf8');
    for (const [, specifier] of code.matchAll(/(?:^|[;\n}])import(?:[^"'();]*?from)?["']([^"']+)["']/g))
      follow(path.posix.join(path.posix.dirname(file), specifier));
  };
  for (const [, source] of html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)) follow(source);
  return found;
}

/** Weighs pages of a built site: gzipped bytes of the HTML and of the scripts that it loads before anything is clicked. */
export function pageWeights(output, routes) {
  const sizes = new Map();
  const sizeOf = (file) => {
    const known = sizes.get(file) ?? gzipSync(readFileSync(path.join(output, file))).length;
    sizes.set(file, known);
    return known;
  };
  return routes.map((route) => {
    const html = readFileSync(path.join(output, route, 'index.html'), 'utf8');
    return [...scriptsOf(html, output)].reduce((sum, file) => sum + sizeOf(file), gzipSync(html).length);
  });
}
