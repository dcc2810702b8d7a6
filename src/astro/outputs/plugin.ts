import type { Connect, Plugin } from 'vite';
import send from 'send';
import { pageListPath } from '../../site/pageList.js';
import type { Outputs } from '../../build/outputs/outputs.js';
import { decode } from '../../shared/url.js';

const searchPath = '/_trellis/search/';
/** Files that a page requests first when it starts to search. */
const searchStart = new Set(['pagefind.js', 'pagefind-entry.json']);
const types: Readonly<Record<string, string>> = {
  md: 'text/markdown',
  xml: 'application/xml',
  json: 'application/json',
};

/** Serves in development what a build would write besides the pages. Each file is generated on request from the current state. */
export function outputsPlugin(outputs: Outputs, base: string): Plugin {
  return {
    name: 'trellis:outputs',
    configureServer(server) {
      server.middlewares.use(outputsMiddleware(outputs, base));
    },
  };
}

function outputsMiddleware(outputs: Outputs, base: string): Connect.NextHandleFunction {
  let folder: Promise<string | undefined> = Promise.resolve(undefined);

  return (request, response, next) => {
    const [pathname = ''] = (request.originalUrl ?? request.url ?? '').split('?');
    if (!pathname.startsWith(base)) return next();
    const url = decode(pathname.slice(base.length));

    if (url.startsWith(searchPath)) {
      const name = url.slice(searchPath.length);
      if (searchStart.has(name)) folder = outputs.search();
      void folder.then((root) =>
        root ? send(request, `/${name}`, { root, cacheControl: false }).pipe(response) : next(),
      );
      return;
    }
    const make = /\.(?:md|txt|xml)$/.test(url) || url === pageListPath ? outputs.files().get(url) : undefined;
    if (!make) return next();
    const type = types[url.slice(url.lastIndexOf('.') + 1)] ?? 'text/plain';
    response.setHeader('Content-Type', `${type}; charset=utf-8`);
    for (const part of make()) response.write(part);
    response.end();
  };
}
