import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

export const kilobyte = 1024;

const gzipped = (text: string | Buffer): number => gzipSync(text).length;

/** Bytes of a file of a built site, gzipped. */
export function gzippedFile(output: string, file: string): number {
  return gzipped(readFileSync(path.join(output, file)));
}

/** The scripts that a built page loads by itself, with what they import statically, as paths of the site. */
export function scriptsOf(output: string, html: string): Set<string> {
  const found = new Set<string>();
  const follow = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    const code = readFileSync(path.join(output, file), 'utf8');
    for (const [, specifier = ''] of code.matchAll(/(?:^|[;\n}])import(?:[^"'();]*?from)?["']([^"']+)["']/g)) {
      follow(path.posix.join(path.posix.dirname(file), specifier));
    }
  };
  for (const [, source = ''] of html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)) follow(source);
  return found;
}

/** Bytes of the scripts that stand in a page, gzipped. */
export function inlineScripts(html: string): number {
  const code = [
    ...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*application\/(?:ld\+)?json)[^>]*>([\s\S]*?)<\/script>/g),
  ].map(([, text]) => text);
  return gzipped(code.join('\n'));
}

/** Bytes of a page and all scripts it loads by itself, gzipped one by one as a server sends them. */
export function pageWeight(output: string, html: string): number {
  const scripts = [...scriptsOf(output, html)].map((file) => gzippedFile(output, file));
  return scripts.reduce((total, size) => total + size, gzipped(html));
}
