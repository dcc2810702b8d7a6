import { createServer } from 'node:http';
import { cacheFolder } from '../astro/paths.js';
import { Project } from '../astro/project.js';
import { printReport } from '../astro/report.js';
import { mockMounts } from '../mock/mounts.js';
import { siteMock } from '../mock/site.js';
import { hostGuard } from '../serve/guards.js';
import { existingFolder } from './usage.js';
import { listen, untilStopped } from './server.js';

export interface MockOptions {
  port?: number;
}

const host = '127.0.0.1';

/** Answers for the APIs of a documentation folder until the process is stopped. */
export async function mock(dir: string, { port }: MockOptions): Promise<number> {
  const folder = existingFolder(dir);
  const project = await Project.open(folder, { base: '', skip: [cacheFolder(folder)] });
  const { site, specifications: all } = await project.load();
  const { diagnostics } = all;
  const specifications = all.specifications.filter(({ isAsync }) => !isAsync);
  printReport(folder, diagnostics);
  if (specifications.length === 0) {
    process.stderr.write('There is no specification to mock: name one under `openapi` in docs.json.\n');
    return 1;
  }
  const answer = siteMock(() => ({ site: { ...site, routes: new Map() }, specifications }), '');
  const guard = hostGuard([]);
  const server = createServer((request, response) =>
    guard(request, response, () =>
      answer(request, response, () => {
        response.writeHead(404, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ message: `No operation answers ${request.method} ${request.url}.` }));
      }),
    ),
  );
  const taken = await listen(server, { port, host }, 4010);
  const mounts = mockMounts(site, specifications);
  for (const { id, title } of specifications) {
    process.stdout.write(`The mock of ${title} answers at http://${host}:${taken}${mounts.get(id)?.path}\n`);
  }
  return untilStopped(server);
}
