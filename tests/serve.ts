import { createServer, type RequestListener, type Server } from 'node:http';
import { previewHandler } from '../src/astro/preview.js';
import startRun, { built } from './built.js';
import { open } from './ports.js';
import { testSites, type TestSite } from './sites.js';

/** Serves a site that is built when its first page is asked for; whoever asks waits. */
function handlerOf(site: TestSite): RequestListener {
  let ready: Promise<RequestListener> | undefined;
  const make = async (): Promise<RequestListener> => {
    const { code, output, stderr } = await built(site);
    if (code === 0) return previewHandler(output, site.base);
    console.error(`The site ${site.name} cannot be built:\n${stderr}`);
    return (_request, response) => void response.writeHead(500).end(stderr);
  };
  return (request, response) => {
    ready ??= make();
    void ready.then((handle) => handle(request, response));
  };
}

/** Serves the sites that the browser tests open until all have run. */
export default async function serveSites(): Promise<() => Promise<void>> {
  const endRun = startRun();
  const servers: Server[] = [];
  for (const site of Object.values(testSites)) {
    const server = createServer(handlerOf(site));
    servers.push(server);
    await open(site.name, server);
  }
  return async () => {
    for (const server of servers) server.closeAllConnections();
    await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    endRun();
  };
}
