import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import path from 'node:path';
import { previewHandler } from '../src/dev/preview.js';
import startRun, { built } from './built.js';
import { open, portOf } from './ports.js';
import { testSites, type TestSite } from './sites.js';

const reports = '/csp-report';

/** Violations of the policies of pages that browsers have reported. */
const refused = new Set<string>();

/** Violations that tests expect. */
const meant: readonly RegExp[] = [
  // Zod, in Scalar, tries whether it may write functions, and does without; in a window that a sign-in returns to, too.
  /\/_trellis\/(?:playground|explorer\/\w+)\/(?:\?code=\S+)?: script-src eval \S+\/_trellis\/playground\/assets\//,
  // A test of what the frames refuse, and a specification that names a picture elsewhere.
  /\/_trellis\/(?:playground|explorer\/openapi)\/: script-src-elem inline$/,
  /\/_trellis\/explorer\/openapi\/: img-src http:\/\/127\.0\.0\.2:\d+\/fern\.png$/,
];

function takeReport(body: string): void {
  const { 'csp-report': report = {} } = JSON.parse(body) as { 'csp-report'?: Record<string, string> };
  const { 'document-uri': page = '', 'effective-directive': directive = '', 'blocked-uri': what = '' } = report;
  const text = `${page}: ${directive} ${what} ${report['source-file'] ?? ''} ${report['script-sample'] ?? ''}`.trim();
  if (!meant.some((expression) => expression.test(text))) refused.add(text);
}

/** The policy of a page, with a place for what browsers refuse by it; undefined for what is no page. */
function policyAt(output: string, { name, base }: TestSite, url: string): string | undefined {
  const { pathname } = new URL(url, 'http://x');
  const file = path.join(
    output,
    decodeURI(pathname.slice(base.length)),
    pathname.endsWith('.html') ? '' : 'index.html',
  );
  try {
    const [, policy] =
      /http-equiv="content-security-policy"\s+content="([^"]*)"/i.exec(readFileSync(file, 'utf8')) ?? [];
    return policy && `${policy}; report-uri http://127.0.0.1:${portOf(name)}${reports}`;
  } catch {
    return undefined;
  }
}

/** Serves a site with the policies of its pages as headers, so that the browser reports each violation in any test. */
function guarded(handle: RequestListener, output: string, site: TestSite): RequestListener {
  return (request, response) => {
    const { url = '/' } = request;
    if (url === reports) {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        takeReport(body);
        response.writeHead(204).end();
      });
      return;
    }
    const policy = policyAt(output, site, url);
    if (policy !== undefined) response.setHeader('content-security-policy', policy);
    handle(request, response);
  };
}

/** Serves a site that is built when its first page is requested; the requests wait. */
function handlerOf(site: TestSite): RequestListener {
  let ready: Promise<RequestListener> | undefined;
  const make = async (): Promise<RequestListener> => {
    const { code, output, stderr } = await built(site);
    if (code === 0) return guarded(previewHandler(output, site.base), output, site);
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
  const endRun = await startRun();
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
    if (refused.size > 0)
      throw new Error(`Pages were refused something by their policies:\n${[...refused].join('\n')}`);
  };
}
