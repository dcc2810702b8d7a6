import { createServer } from 'node:http';
import { isAsyncapi } from '../formats/asyncapi/channelEntry.js';
import { socketChannels } from '../formats/asyncapi/sockets.js';
import { cacheFolder } from '../shared/cacheFolder.js';
import { Project } from '../project/project.js';
import { printReport } from '../project/report.js';
import { isMocked, mockMounts } from '../features/mock/mounts.js';
import { siteMock } from '../features/mock/site.js';
import { mockSockets } from '../features/mock/sockets.js';
import { hostGuard } from '../shared/serve/guards.js';
import { existingFolder } from './usage.js';
import { listen, untilStopped } from './server.js';

export interface MockOptions {
  port?: number;
}

const host = '127.0.0.1';

/** Answers requests to the APIs of a documentation folder until the process is stopped. */
export async function mock(dir: string, { port }: MockOptions): Promise<number> {
  const folder = existingFolder(dir);
  const project = await Project.open(folder, { base: '', skip: [cacheFolder(folder)] });
  const { site, specifications: all } = await project.load();
  const { diagnostics } = all;
  const specifications = all.documents
    .filter(isMocked)
    .filter((each) => !isAsyncapi(each) || socketChannels(each).length > 0);
  printReport(folder, diagnostics);
  if (specifications.length === 0) {
    process.stderr.write(
      'There is no specification to mock: name one under `api.openapi` (classic: `openapi`) or `api.asyncapi` in docs.json.\n',
    );
    return 1;
  }
  const mocked = { site: { ...site, routes: new Map() }, specifications };
  const answer = siteMock(mocked, '');
  const mounts = mockMounts(site, specifications);
  const starts = [...new Set([...mounts.values()].map(({ path }) => path))];
  const guard = hostGuard([]);
  const server = createServer((request, response) =>
    guard(request, response, () =>
      answer(request, response, () => {
        response.writeHead(404, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ message: unanswered(`${request.method} ${request.url}`, starts) }));
      }),
    ),
  );
  const endSockets = mockSockets(server, () => mocked, { names: [], isShared: false });
  const ownPort = await listen(server, { port, host }, 4010);
  for (const { id, title, format } of specifications) {
    const scheme = format === 'asyncapi' ? 'ws' : 'http';
    process.stdout.write(`The mock of ${title} answers at ${scheme}://${host}:${ownPort}${mounts.get(id)?.path}\n`);
  }
  return untilStopped(server, endSockets);
}

function unanswered(request: string, starts: readonly string[]): string {
  const where = starts.filter((start) => start !== '' && start !== '/').join(' or ');
  return `No operation answers ${request}.${where === '' ? '' : ` Paths begin with ${where}.`}`;
}
