import type { IncomingMessage } from 'node:http';
import type { Plugin } from 'vite';
import type { Outputs } from '../build/outputs/outputs.js';
import { DevelopmentSite } from '../dev/developmentSite.js';
import { followEdits } from '../dev/follow.js';
import { mockedSite } from '../features/mock/feature.js';
import { mockSockets } from '../features/mock/sockets.js';
import type { Session } from '../project/session.js';
import { isAllowedHost } from '../shared/serve/guards.js';
import type { Handler } from '../shared/serve/handler.js';

interface ProjectAround {
  /** True if the mock answers requests of the playground. */
  hasMock: boolean;
  /** True if a page of the Astro project answers an address. */
  isElsewhere(address: string): boolean;
  /** True if the project, not the documentation, shows the page for unknown addresses. Known once the server starts. */
  hasNotFoundPage(): boolean;
}

/** Serves the documentation in `astro dev`, and follows edits of its files. */
export function developmentPlugin(
  session: Session,
  outputs: Outputs,
  { hasMock, isElsewhere, hasNotFoundPage }: ProjectAround,
): Plugin {
  return {
    name: 'trellis:development',
    async configureServer({ httpServer, middlewares, config }) {
      const print = (text: string): void => void process.stderr.write(`${text}\n`);
      const site = await DevelopmentSite.open(session, outputs, {
        print,
        isElsewhere,
        hasNotFoundPage: hasNotFoundPage(),
      });
      if (hasMock && httpServer)
        mockSockets(httpServer, () => mockedSite(session.state), { names: [], isShared: true });
      const follow = (): void => {
        const stop = followEdits(session, site, { isVerbose: false, print });
        httpServer?.once('close', () => void stop());
      };
      // Problems are printed after the line with the server's address.
      if (httpServer) httpServer.once('listening', () => setTimeout(follow));
      else follow();
      const { allowedHosts = [] } = config.server;
      const isAllowed = ({ headers }: IncomingMessage): boolean =>
        allowedHosts === true || isAllowedHost(headers.host, allowedHosts);
      return () => {
        // Astro's handlers, which already precede Vite's here, remove the base from addresses and refuse some requests.
        middlewares.stack.unshift({
          route: '',
          handle: ((request, response, next) =>
            isAllowed(request) ? site.handler(request, response, next) : next()) satisfies Handler,
        });
        middlewares.use(site.missing);
      };
    },
  };
}
