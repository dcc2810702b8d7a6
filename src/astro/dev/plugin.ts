import type { Plugin, ViteDevServer } from 'vite';
import { packageRoot, cacheFolder, isInside } from '../paths.js';
import { diagramMiddleware } from '../diagrams.js';
import { islandMiddleware } from '../islands.js';
import { siteMock } from '../mock/site.js';
import { playgroundMiddleware } from '../playground/middleware.js';
import type { Session } from '../session.js';
import { assetMiddleware } from './assets.js';
import { overlayFor } from './overlay.js';

/** Milliseconds in which several writes of one save are taken together. */
const settle = 40;

/** Module that every page loads while an author works. */
export const developmentClient = 'virtual:trellis/development-client';

/** Reads the documentation folder again when it changes, and shows the result or the fault in the browser. */
export function developmentPlugin(session: Session, base: string, isMocked: boolean): Plugin {
  const { folder } = session.project;

  function isOurs(file: string): boolean {
    const left = [
      cacheFolder(folder),
      `${folder}/node_modules`,
      `${folder}/.git`,
      `${folder}/dist`,
      // In Trellis' own repository these are the generator, not the documentation.
      ...(isInside(packageRoot, folder) ? [`${packageRoot}src`, `${packageRoot}tests`] : []),
    ];
    return isInside(file, folder) && !left.some((skipped) => isInside(file, skipped));
  }

  function watch(server: ViteDevServer): void {
    let timer: NodeJS.Timeout | undefined;
    server.watcher.add(folder);
    server.watcher.on('all', (_event, file) => {
      if (!isOurs(file)) return;
      clearTimeout(timer);
      timer = setTimeout(() => void update(server), settle);
    });
    server.httpServer?.once('close', () => clearTimeout(timer));
  }

  async function update(server: ViteDevServer): Promise<void> {
    try {
      await session.reload();
    } catch (error) {
      server.config.logger.error(`trellis: ${error instanceof Error ? error.message : String(error)}`);
      return;
    }
    for (const name of ['ssr', 'prerender']) server.environments[name]?.hot.send('astro:content-changed', {});
    server.environments.client.hot.send({ type: 'full-reload' });
  }

  return {
    name: 'trellis:development',
    resolveId: (source) => (source === developmentClient ? `\0${developmentClient}` : undefined),
    load: (source) => (source === `\0${developmentClient}` ? viewScript : undefined),
    configureServer(server) {
      watch(server);
      if (isMocked) server.middlewares.use(siteMock(() => session.playground, base));
      server.middlewares.use(playgroundMiddleware(() => session.playground));
      server.middlewares.use(diagramMiddleware(base));
      server.middlewares.use(islandMiddleware(() => session.state.islands, base));
      server.middlewares.use(assetMiddleware(() => session.state.content.assets, base));
      server.environments.client.hot.on('trellis:view', ({ path }: { path: string }, sender) => {
        const fault = overlayFor(session, path.slice(base.length) || '/');
        if (fault) sender.send(fault);
      });
    },
  };
}

/** Tells the server which page is shown, so that the overlay speaks of that page. */
const viewScript = `if (import.meta.hot) import.meta.hot.send('trellis:view', { path: location.pathname });`;
