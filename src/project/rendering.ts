import type { Page } from '../content/page.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { Highlighting } from '../content/highlight/highlighting.js';
import { isPicture, roomFor, sizeOfFile } from '../content/imageSize.js';
import { imprintOf } from '../content/imprint.js';
import { hrefOf, resolveLink } from '../content/links.js';
import { digest, digestOf } from '../shared/digest.js';
import type { ReferenceDocument } from '../formats/format.js';
import { isOperation } from '../formats/openapi/operation.js';
import { isRemote } from '../formats/openapi/read/location.js';
import { calloutIcons } from '../site/calloutIcons.js';
import { isGenerated } from '../site/generatedPages.js';
import { findIcon } from '../site/icons/icons.js';
import { messagesOf } from '../i18n/messagesOf.js';
import { picturesOf } from '../site/namedPictures.js';
import type { Rendering } from '../render/rendering.js';
import { withCodeBlocks } from '../render/codeBlocks.js';
import { specificationText } from '../render/specificationText.js';
import { lostProperties, thrown, thrownBy, thrownByPart, thrownKey, type Thrown } from '../render/thrownErrors.js';
import type { Route } from '../site/site.js';
import { withLeadingPicture } from '../features/pictures/leadingPicture.js';
import type { ResponsivePictures } from '../features/pictures/responsivePictures.js';
import type { ShareImages } from '../features/pictures/shareImages.js';
import type { SiteIcons } from '../features/pictures/siteIcons.js';
import { sourcesOf, withSources } from '../features/pictures/sourceSet.js';
import { diagramScript } from './diagrams.js';
import { explorerAddress } from '../features/playground/documents/explorer.js';
import { toolDigest } from './toolDigest.js';
import { frameAddresses, type PlaygroundSource } from './playground/files.js';
import type { Hooks } from './hooks.js';
import { describing } from './describing.js';
import { createFinishing, type FinishingOptions } from './policy.js';
import { createOperationAddresses } from './operationAddresses.js';
import { operationSlice } from '../features/playground/documents/operations.js';
import { evaluatedIcons } from './evaluatedIcons.js';
import { islandAddress } from './islands.js';
import type { ProjectState } from './project.js';
import { specificationIdOf } from './usedSpecifications.js';

export interface RenderingOptions {
  base: string;
  isDev: boolean;
  head: Hooks['head'];
  playground: PlaygroundSource;
  highlighting: Highlighting;
  /** Gets what pages throw while they are rendered; a key begins with the file of the page, on a line of its own. */
  faults: Map<string, Diagnostic>;
  /** Undefined where none are rendered. */
  images: Pick<ShareImages, 'addressOf'> | undefined;
  /** Undefined where none are rendered. */
  icons: Pick<SiteIcons, 'painted'> | undefined;
  /** Undefined where none are converted. */
  pictures: Pick<ResponsivePictures, 'at' | 'key'> | undefined;
  finishing: FinishingOptions;
  /** Files of pages that threw in the last build, and so have to be rendered again. */
  faulty: ReadonlySet<string>;
  tookTime?: Rendering['tookTime'];
}

/** Addresses of the playground's files. */
function playing({ site, operations, base, mocks }: PlaygroundSource): Pick<Rendering, 'playground' | 'explorer'> {
  return {
    playground: (route) => {
      const slice = operationSlice(route, site, operations, mocks);
      return slice && { frame: base + frameAddresses[slice.frame], operation: base + slice.address };
    },
    explorer: ({ source }) =>
      source.kind === 'operation' && isOperation(source.operation) && site.api.playground.display !== 'none'
        ? base + explorerAddress(source.operation.documentId)
        : undefined,
  };
}

function calloutIcon(kind: string): string {
  const icons: Readonly<Record<string, string>> = calloutIcons;
  const svg = findIcon({ name: icons[kind] ?? '', style: 'solid' });
  return svg
    ? `<svg class="icon" viewBox="${svg.viewBox}" aria-hidden="true" fill="currentColor">${svg.body}</svg>`
    : '';
}

const isFromRoot = (address: string): boolean => /^\/(?!\/)/.test(address);

/** Path that relative links of a page are resolved against. */
function fileOf(route: Route | undefined): string {
  return route?.source.page ? `/${route.source.page.id}` : (route?.path ?? '/');
}

/** Makes what routes see of a project's state. */
export function createRendering(state: ProjectState, options: RenderingOptions): Rendering {
  const { site, content, islands, languages, types, parts, specifications, specificationFiles, operations, evaluate } =
    state;
  const { base, isDev, head, highlighting, faults, images, icons, pictures, faulty } = options;
  const pathOf = (address: string): string | undefined => {
    const resolved = resolveLink(address.startsWith(`${base}/`) ? address.slice(base.length) : address, '/');
    return resolved.kind === 'internal' ? resolved.path : undefined;
  };
  const has = (path: string): boolean => site.routes.has(path) || content.assets.has(path);
  const isMissing = (path: string): boolean => !isDev && !content.assets.has(path) && !isGenerated(path);
  const fileAt = (address: string): string | undefined => content.assets.get(pathOf(address) ?? '');
  const imageSize: Rendering['imageSize'] = (address) => {
    const file = fileAt(address);
    return file === undefined ? undefined : sizeOfFile(file);
  };
  const imprintAt = (address: string): string => {
    const file = fileAt(address);
    return (file === undefined ? undefined : imprintOf(file)) ?? '';
  };
  const specificationOf = (route: Route): string | undefined => {
    const id = specificationIdOf(route);
    if (id === undefined) return undefined;
    const location = specifications.documents.find((each) => each.id === id)?.location ?? '';
    return isRemote(location) ? location : specificationFiles.get(id);
  };
  // Only rendering tells what the texts of a specification show, and whether it is there.
  const picturesOfTexts = new Map<string, string>();
  const digestOfPictures = (id: string): string => {
    const shown = new Set(picturesOf(specifications.documents.find((each) => each.id === id)?.document));
    if (shown.size === 0) return '';
    const names = [...content.assets.keys()].filter(isPicture).join('\n');
    return digest(names, JSON.stringify(Array.from(shown, (target) => imprintAt(base + target))));
  };
  const picturesFor = (route: Route): string => {
    const id = specificationIdOf(route);
    if (id === undefined) return '';
    const known = picturesOfTexts.get(id) ?? digestOfPictures(id);
    picturesOfTexts.set(id, known);
    return known;
  };
  const addresses = createOperationAddresses(site);
  const documentOf = (route: Route | undefined): ReferenceDocument | undefined => {
    const id = route && specificationIdOf(route);
    return id === undefined ? undefined : specifications.documents.find((each) => each.id === id);
  };
  // Texts of a document may name entries.
  const withLinks = (text: string, route: Route, document: ReferenceDocument): string =>
    document.withLinks?.(text, (entry) => {
      const path = addresses.of(entry, route.path);
      return path === undefined ? undefined : hrefOf(path);
    }) ?? text;
  // Every page shows the logo, in its proportions.
  const logos = Object.values(site.identity.logo ?? {}).map((source) => imprintAt(source));
  const { finish, key } = createFinishing({ site, content, scripts: parts.scripts }, options.finishing);
  const frame = digest(base, toolDigest(), JSON.stringify(logos), key, parts.digest, languages.digest);
  const pictureAt = (source: string) => {
    const path = isFromRoot(source) ? pathOf(source) : undefined;
    return path === undefined ? undefined : pictures?.at(path);
  };
  const shown = (html: string, route: Route | undefined): string => {
    const led = withLeadingPicture(html);
    return pictures ? withSources(led, { base, mode: route?.frontmatter.mode, pictureAt }) : led;
  };
  const hasFaultyPart = parts.used.some(({ place }) => faulty.has(place));
  const note = (page: Page, part: Thrown): Diagnostic => {
    const fault = thrown(page, content.modules, part);
    faults.set(thrownKey(page, fault), fault);
    return fault;
  };
  return {
    site,
    evaluated: evaluate,
    base,
    wordsOf: (language) => messagesOf(language, site.messages),
    isDev,
    tookTime: options.tookTime,
    keyOf: (route) => {
      const { page } = route.source;
      if (hasFaultyPart || (page && faulty.has(page.file))) return undefined;
      return digest(
        frame,
        ...(icons?.painted.map(({ href }) => href) ?? []),
        images?.addressOf(route) ?? '',
        pictures?.key ?? '',
        route.digest,
        page ? islands.digestOf(page) : '',
        page ? types.digestOf(page) : '',
        picturesFor(route),
        addresses.digestFor(route),
        // Parts receive more of the site than Trellis's own components show.
        parts.used.length > 0 ? digestOf(route.view.digest, site.identity, site.header, site.url) : '',
        specificationOf(route) ?? '',
      );
    },
    specification: specificationOf,
    shareImage: (route) => images?.addressOf(route),
    get icons() {
      return icons?.painted ?? [];
    },
    contentOf: (page) => {
      const { nodes, thrown: parts, lost, fault } = evaluate(page);
      const [first] = lost;
      if (first && !faults.has(page.file)) faults.set(page.file, lostProperties(page, first));
      for (const icon of evaluatedIcons(page, nodes, state)) faults.set(thrownKey(page, icon), icon);
      return {
        nodes,
        faults: parts.map((part) => ({ diagnostic: note(page, part), isInline: part.place?.isInline === true })),
        ...(fault && { fault: note(page, fault) }),
      };
    },
    report: (page, error) => note(page, thrownBy(error)),
    parts: new Set(parts.used.map(({ name }) => name)),
    reportPart: (name, error) => {
      const place = parts.used.find((part) => part.name === name)?.place ?? name;
      faults.set(`${place}\n`, thrownByPart(place, error));
    },
    headElements:
      head &&
      ((page) => {
        const { value = [], diagnostics } = head(page);
        for (const fault of diagnostics) faults.set(`${page.page?.file ?? ''}\nhead`, fault);
        return value;
      }),
    ...describing(site, specifications.documents, operations),
    ...playing(options.playground),
    pageOf: (id, from) => {
      const path = addresses.of(id, from.path);
      return path === undefined ? undefined : base + hrefOf(path);
    },
    island: (file) => {
      const address = islandAddress(islands, content.modules, file);
      return address === undefined ? undefined : base + address;
    },
    diagrams: base + diagramScript(),
    markdown: (text, under, route) => {
      const document = documentOf(route);
      const html = specificationText(route && document ? withLinks(text, route, document) : text, {
        base,
        ...(under === undefined ? {} : { under }),
        from: fileOf(route),
        // Hosts of images in docs.json are the author's own choice.
        imageHosts: route && site.settings.imageHosts,
        has,
        isLeftOut: isMissing,
        sizeOf: (path) => imageSize(base + path),
        iconOf: calloutIcon,
      });
      const { codeLanguage } = document ?? {};
      return codeLanguage === undefined
        ? html
        : withCodeBlocks(html, (code, at) => highlighting.highlight(code, at), codeLanguage);
    },
    finish: (html, made) => finish(shown(html, made.route), made),
    rooted: (address, page) => {
      if (isFromRoot(address)) return undefined;
      const resolved = resolveLink(address, `/${page.id}`);
      return resolved.kind === 'internal' && has(resolved.path) ? base + resolved.href : undefined;
    },
    imageSize,
    smallerFiles: (address, width) => {
      const picture = pictureAt(address);
      return picture && sourcesOf(picture, address, width, base);
    },
    roomFor: (address, given) => {
      const size = isFromRoot(address) ? imageSize(address) : undefined;
      return size && roomFor(size, given);
    },
    isLeftOut: (address) => {
      const path = isFromRoot(address) ? pathOf(address) : undefined;
      return path !== undefined && isMissing(path);
    },
    icon: (icon) => findIcon(icon, site.iconLibrary),
    highlight: (code, codeOptions) =>
      highlighting.highlight(code, codeOptions, codeOptions.twoslash ? types.of(code, codeOptions.lang) : undefined),
    hasTypes: (page) => types.digestOf(page) !== '',
  };
}
