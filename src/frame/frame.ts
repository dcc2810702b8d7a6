import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { App } from 'astro/app';
import type { Listing } from '../features/siteFile.js';
import type { PageContext } from '../render/pageContext.js';
import { library } from '../shared/packageRoot.js';
import { digest } from '../shared/digest.js';
import { once } from '../shared/once.js';
import { PageStyles } from './pageStyles.js';
import type { StylePart, StyleParts } from './styleParts.js';

/** The frame for sites whose authors replace no part of it. */
export const standardFrame = path.join(library, 'frame');

/** The kinds of pages that a frame prints: pages of the navigation, the not-found page, a navigation tree, and a page that lists one. */
export type FramePage = 'page' | '404' | 'navigation' | 'pages';

/** The module that `build/buildFrame.ts` bundles. */
interface Server {
  createApp(options: { streaming: boolean }): App;
  setSiteBase(base: string): void;
}

/** Settings of a site that a bundled frame does not contain. */
export interface FrameOptions {
  /** URL prefix without trailing slash. */
  base: string;
  /** Rules with the colours of the site. */
  colors: string;
  /** Styles for code that replace the default ones. */
  codeStyles?: StylePart | undefined;
  /** Styles for the utility classes that authors use. */
  utilities?: StylePart | undefined;
  /** Returns the style sheet with the icons of a sidebar, by its name. */
  icons: (name: string) => string | undefined;
}

/** Loads the code that prints pages. */
async function loadApp(folder: string, base: string): Promise<App> {
  const { createApp, setSiteBase } = (await import(
    pathToFileURL(path.join(folder, 'server/entry.mjs')).href
  )) as Server;
  setSiteBase(base);
  const app = createApp({ streaming: false });
  // Astro would log an error and answer with an empty page.
  app.manifest.logLevel = 'silent';
  app.renderError = async (_request, { error }) => {
    throw error instanceof Error ? error : new Error('The page cannot be printed.');
  };
  app.manifest.base = base || '/';
  return app;
}

/** The bundled code that prints pages, and the scripts, styles and fonts that pages load. */
export class Frame {
  /** Text of the inline script of every page. */
  readonly earlyScript: string;
  /** Changes whenever the HTML of pages may change. */
  readonly digest: string;
  /** Files that pages load. */
  readonly files: Listing;
  /** Style sheets of pages. */
  readonly styles: PageStyles;
  readonly #load: () => Promise<App>;

  /**
   * Reads a frame. Only one base can be used in a process.
   *
   * @param folder absolute path of a bundled frame.
   */
  constructor(folder: string, options: FrameOptions) {
    const { base, colors, icons } = options;
    const assets = path.join(folder, 'client/_astro');
    const { shared, layout, code, content } = JSON.parse(
      readFileSync(path.join(folder, 'styles.json'), 'utf8'),
    ) as StyleParts;
    const { codeStyles, utilities } = options;
    const own = [codeStyles, utilities].filter((part) => part !== undefined);
    this.styles = new PageStyles(
      [
        { name: 'page', start: shared + colors, parts: codeStyles ? layout : [...layout, code] },
        // A theme for code also changes what is around the code.
        { name: 'parts', start: '', parts: [...content, ...own] },
      ],
      icons,
    );
    this.earlyScript = readFileSync(path.join(folder, 'early.js'), 'utf8');
    this.digest = digest(readFileSync(path.join(folder, 'digest.txt'), 'utf8'), base, this.styles.digest);
    // Names contain a digest of the contents.
    this.files = readdirSync(assets).map(
      (each) => [`/_astro/${each}`, { key: () => each, contents: () => ({ copy: path.join(assets, each) }) }] as const,
    );
    // Loaded on the first page, because a build without changes prints none.
    this.#load = once(() => loadApp(folder, base));
  }

  /** Prints a page as HTML, which links the style sheet of all pages. */
  async print(kind: FramePage, trellis: PageContext): Promise<string> {
    const app = await this.#load();
    const routeData = app.manifest.routes.find(({ routeData: { route } }) => route === `/${kind}`)?.routeData;
    if (!routeData) throw new TypeError(`The frame has no route for ${kind}.`);
    const url = new URL(`${app.manifest.base.replace(/\/$/, '')}/${kind}`, 'http://127.0.0.1');
    const response = await app.render(new Request(url), { routeData, locals: { trellis } });
    return response.text();
  }
}
