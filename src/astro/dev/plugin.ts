import type { Plugin, ViteDevServer } from 'vite';
import { codeStylesheet } from '../codeStyles.js';
import { diagramMiddleware } from '../../project/diagrams.js';
import { islandMiddleware } from '../../project/islands.js';
import { siteMock } from '../../features/mock/site.js';
import { mockSockets } from '../../features/mock/sockets.js';
import { forgetMessages } from '../messagesPlugin.js';
import { forgetParts } from '../parts/plugin.js';
import { playgroundMiddleware } from '../playground/middleware.js';
import { told } from '../../project/report.js';
import type { Session } from '../../project/session.js';
import { utilityStylesheet, type UtilityClasses } from '../utilityClasses.js';
import { assetMiddleware } from './assets.js';
import { isEndless } from './circles.js';
import { emptyFolderPage } from './emptyFolderPage.js';
import { forgetStyles } from './forgetStyles.js';
import { pageFaults } from './pageFaults.js';
import { pageMarks } from './pageMarks.js';
import { readTwice, Reloads } from './reloads.js';
import { DiagnosticsReporter } from './diagnosticsReporter.js';
import { unknownPages, type ServerContext } from './unknownPages.js';
import { watchFolder } from './watch.js';

export interface DevelopmentOptions extends ServerContext {
  /** URL prefix without trailing slash. */
  base: string;
  /** The server has no other pages than those of the documentation. */
  isAlone: boolean;
  /** The server answers for the APIs of the site. */
  isMocked: boolean;
  /** Notes are told too, and everything with the lines that it is about. */
  isVerbose: boolean;
}

/** Reads the documentation folder again when it changes, and shows the result or the fault in the browser and in the terminal. */
export function developmentPlugin(session: Session, classes: UtilityClasses, options: DevelopmentOptions): Plugin {
  const { base, isAlone, isMocked, isVerbose } = options;
  const { folder } = session.project;
  const print = (text: string): void => void process.stderr.write(`${text}\n`);
  const color = Boolean(process.stderr.isTTY) && !process.env['NO_COLOR'];
  /** The last revision that pages have to be loaded anew for. */
  let anew = 0;
  let loadsAnew = false;
  const reporter = new DiagnosticsReporter({ folder, isVerbose, color, print });

  /** @param changed absolute paths of files; those that are no texts have to be loaded anew. */
  async function update(server: ViteDevServer, changed: readonly string[]): Promise<void> {
    loadsAnew ||= changed.some((file) => !/\.(?:mdx?|json|ya?ml|graphqls?|gql|[jt]sx)$/i.test(file));
    const before = JSON.stringify(session.state.site.messages);
    const parts = session.state.parts.digest;
    const { codeTheme } = session;
    try {
      await readTwice(() => session.reload());
    } catch (error) {
      print(`The folder cannot be read: ${error instanceof Error ? error.message : String(error)}`);
      return;
    }
    if (session.state.parts.digest !== parts) await forgetParts(server);
    if (JSON.stringify(session.state.site.messages) !== before) {
      forgetMessages(server);
      loadsAnew = true;
    }
    if (session.codeTheme !== codeTheme) {
      forgetStyles(server, codeStylesheet);
      loadsAnew = true;
    }
    if (classes.isOld) forgetStyles(server, utilityStylesheet);
    for (const name of ['ssr', 'prerender']) server.environments[name]?.hot.send('astro:content-changed', {});
    if (loadsAnew) anew = session.revision;
    loadsAnew = false;
    server.environments.client.hot.send('trellis:changed', { revision: session.revision, anew });
  }

  async function tell(server: ViteDevServer): Promise<void> {
    if (!(await session.survey())) return;
    reporter.report(told(session.diagnostics, isVerbose));
    server.environments.client.hot.send('trellis:surveyed', {});
  }

  function follow(server: ViteDevServer): void {
    const changed: string[] = [];
    const telling = new Reloads(() => tell(server));
    const reloads = new Reloads(async () => {
      await update(server, changed.splice(0));
      void telling.request();
    });
    watchFolder(server, { folder, since: session.begun }, (files) => {
      changed.push(...files);
      void reloads.request();
    });
    // After the line that says where the server is.
    if (server.httpServer) server.httpServer.once('listening', () => setTimeout(() => void telling.request()));
    else void telling.request();
  }

  return {
    name: 'trellis:development',
    // Requests have to pass here before Astro answers them.
    enforce: 'pre',
    // Pages load next to nothing of other packages; looking for it bundles all that those of the playground consist of.
    config: () => ({
      server: { watch: { ignored: [isEndless] } },
      ...(isAlone && { environments: { client: { optimizeDeps: { noDiscovery: true } } } }),
    }),
    configResolved({ environments }) {
      // Astro's toolbar, which is not shown.
      if (isAlone) environments['client']?.optimizeDeps.include?.splice(0);
    },
    configureServer(server) {
      follow(server);
      if (isMocked) {
        server.middlewares.use(siteMock(() => session.playground, base));
        const { allowedHosts } = server.config.server;
        const names = Array.isArray(allowedHosts) ? allowedHosts : [];
        if (server.httpServer) mockSockets(server.httpServer, () => session.playground, { names, isShared: true });
      }
      server.middlewares.use(playgroundMiddleware(() => session.playground));
      server.middlewares.use(diagramMiddleware(base));
      server.middlewares.use(islandMiddleware(() => session.state.islands, base));
      server.middlewares.use(assetMiddleware(() => session.state.content.assets, base));
      server.middlewares.use(pageMarks(() => session.revision, options));
      server.environments.client.hot.on('trellis:view', ({ path }: { path: string }, client) => {
        const faults = pageFaults(session, path.slice(base.length) || '/');
        client.send('trellis:faults', { revision: session.revision, anew, faults });
      });
      return () => {
        server.middlewares.use(emptyFolderPage(session, options));
        server.middlewares.use(unknownPages(() => session.state.site, options, print));
      };
    },
  };
}
