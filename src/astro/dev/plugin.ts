import type { Plugin, ViteDevServer } from 'vite';
import { codeStylesheet } from '../codeStyles.js';
import { mockedSite } from '../../features/mock/feature.js';
import { mockSockets } from '../../features/mock/sockets.js';
import { forgetMessages } from '../messagesPlugin.js';
import { forgetParts } from '../parts/plugin.js';
import { isColored, told } from '../../project/report.js';
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
import { messageOf } from '../../shared/messageOf.js';

export interface DevelopmentOptions extends ServerContext {
  /** URL prefix without trailing slash. */
  base: string;
  /** True if the server has no pages besides the documentation. */
  isAlone: boolean;
  /** True if the server also answers API requests. */
  isMocked: boolean;
  /** Print notes too, and each diagnostic with an excerpt. */
  isVerbose: boolean;
}

/** Reads the documentation folder again when it changes, and shows the result or the diagnostics in the browser and the terminal. */
export function developmentPlugin(session: Session, classes: UtilityClasses, options: DevelopmentOptions): Plugin {
  const { base, isAlone, isMocked, isVerbose } = options;
  const { folder } = session.project;
  const print = (text: string): void => void process.stderr.write(`${text}\n`);
  /** The last revision that pages must reload for. */
  let anew = 0;
  let loadsAnew = false;
  const reporter = new DiagnosticsReporter({ folder, isVerbose, color: isColored(process.stderr), print });

  /** @param changed absolute paths of files. Files that are not text cause a reload. */
  async function update(server: ViteDevServer, changed: readonly string[]): Promise<void> {
    loadsAnew ||= changed.some((file) => !/\.(?:mdx?|json|ya?ml|graphqls?|gql|[jt]sx)$/i.test(file));
    const before = JSON.stringify(session.state.site.messages);
    const parts = session.state.parts.digest;
    const { codeTheme } = session;
    try {
      await readTwice(() => session.reload());
    } catch (error) {
      print(`The folder cannot be read: ${messageOf(error)}`);
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
    // Printed after the line with the server's address.
    if (server.httpServer) server.httpServer.once('listening', () => setTimeout(() => void telling.request()));
    else void telling.request();
  }

  return {
    name: 'trellis:development',
    // These handlers must see requests before Astro answers them.
    enforce: 'pre',
    // Pages load almost nothing from other packages, and Vite's search for dependencies would bundle everything that the playground's pages are made
    // of.
    config: () => ({
      server: { watch: { ignored: [isEndless] } },
      ...(isAlone && { environments: { client: { optimizeDeps: { noDiscovery: true } } } }),
    }),
    configResolved({ environments }) {
      // Astro's toolbar, which is never shown.
      if (isAlone) environments['client']?.optimizeDeps.include?.splice(0);
    },
    configureServer(server) {
      follow(server);
      if (isMocked) {
        const { allowedHosts } = server.config.server;
        const names = Array.isArray(allowedHosts) ? allowedHosts : [];
        if (server.httpServer)
          mockSockets(server.httpServer, () => mockedSite(session.state), { names, isShared: true });
      }
      server.middlewares.use(session.answer);
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
