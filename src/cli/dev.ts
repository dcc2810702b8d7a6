import { createServer } from 'node:http';
import { Outputs } from '../build/outputs/outputs.js';
import { DevelopmentSite } from '../dev/developmentSite.js';
import { followEdits } from '../dev/follow.js';
import { mockedSite } from '../features/mock/feature.js';
import { mockSockets } from '../features/mock/sockets.js';
import { tellLeftOut } from '../project/gitVersions.js';
import { closeRun, openRun } from '../project/runs.js';
import { Session } from '../project/session.js';
import { cacheFolder, clearCache } from '../shared/cacheFolder.js';
import { compression } from '../shared/serve/compress.js';
import { addressGuard, hostGuard, strangersGuard } from '../shared/serve/guards.js';
import { handleInTurn, type Handler } from '../shared/serve/handler.js';
import { addressesOf, whereLines } from './addresses.js';
import { openBrowser } from './browser.js';
import { listen, untilStopped } from './server.js';
import { documentedFolder } from './usage.js';

export interface DevOptions {
  port?: number;
  host: string;
  base: string;
  /** Open the site in a browser. */
  open: boolean;
  /** Host names that the server answers to, besides this machine's names and IP addresses. */
  allowHost: string[];
  /** Answer API requests too. */
  mock: boolean;
  /** Print notes too, and each diagnostic with an excerpt. */
  verbose: boolean;
  /** The folder comes from somebody who is not trusted. */
  untrusted: boolean;
}

/** Serves a documentation folder until the process is stopped. */
export async function dev(dir: string, options: DevOptions): Promise<number> {
  const { port, host, base, open, allowHost, mock, verbose, untrusted } = options;
  const folder = await documentedFolder(dir);
  const names = [host, ...allowHost];
  const prefix = base.replace(/\/$/, '');
  const guards = [hostGuard(names), strangersGuard, addressGuard, compression, toBase(prefix)];
  const server = createServer((request, response) => {
    // Requests wait until the folder has been read.
    void opened.then((site) =>
      handleInTurn([...guards, site.handler, site.missing, notFound])(request, response, () => undefined),
    );
  });
  const { promise: opened, resolve } = Promise.withResolvers<DevelopmentSite>();
  const addresses = addressesOf({ host, port: await listen(server, { port, host }, 4321), base });
  if (untrusted) clearCache(folder);
  const { session, site, run } = await openSite(folder, { base: prefix, mock, isUntrusted: untrusted });
  resolve(site);
  if (mock) mockSockets(server, () => mockedSite(session.state), { names, isShared: false });
  const seconds = (performance.now() / 1000).toFixed(1);
  process.stdout.write(`${whereLines(dir, addresses)}Ready in ${seconds} s.\n`);
  if (open) openBrowser(addresses.local);
  const stop = followEdits(session, site, { isVerbose: verbose, print });
  const code = await untilStopped(server);
  await stop();
  closeRun(run);
  return code;
}

const print = (text: string): void => void process.stderr.write(`${text}\n`);

async function openSite(folder: string, options: { base: string; mock: boolean; isUntrusted: boolean }) {
  const session = await Session.open(folder, { ...options, isDev: true, skip: [cacheFolder(folder)] });
  tellLeftOut(session.state.gitVersions);
  /** Folder of this command's run. */
  const run = openRun(folder);
  const outputs = new Outputs(session, session.state.site.url, run);
  return { session, run, site: await DevelopmentSite.open(session, outputs, { print }) };
}

/** Leads from the root of the host to the site. */
function toBase(base: string): Handler {
  return ({ url }, response, next) => {
    if (base === '' || url !== '/') return next();
    response.writeHead(302, { location: `${base}/` }).end();
  };
}

const notFound: Handler = (_request, response) => {
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
  response.end('Not found\n');
};
