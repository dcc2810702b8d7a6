import type { Highlighting } from '../highlight/highlighting.js';
import type { Page } from '../content/page.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { ownGroup } from '../i18n/compiledMessages.js';
import { messagesOf } from '../i18n/messagesOf.js';
import { readLatinTexts } from '../render/latinTexts.js';
import { textsOf } from '../render/reference/pageTexts.js';
import { readRelativeAddresses } from '../render/relativeAddresses.js';
import type { Rendering } from '../render/rendering.js';
import {
  lostProperties,
  thrownDiagnostic,
  recordThrown,
  thrownByPart,
  thrownKey,
  type Thrown,
} from '../render/thrownErrors.js';
import { digest } from '../shared/digest.js';
import { rememberLast } from '../shared/remember.js';
import { findIcon } from '../site/icons/icons.js';
import type { Route } from '../site/site.js';
import { evaluatedIcons } from './evaluatedIcons.js';
import { createMarkdown } from './markdown.js';
import type { ProjectState } from './project.js';

export interface RenderingOptions extends Pick<Rendering, 'base' | 'isDev' | 'tookTime'> {
  highlighting: Highlighting;
  /** Collects the diagnostics of pages during rendering. A key starts with the page's file on a line of its own. */
  faults: Map<string, Diagnostic>;
}

/** Creates the services that routes and components use. */
export function createRendering(state: ProjectState, options: RenderingOptions): Rendering {
  const { site, content, features, files, types, parts, evaluate } = state;
  const { highlighting, faults, ...settings } = options;
  const isFaulty = (file: string): boolean => faults.keys().some((key) => key === file || key.startsWith(`${file}\n`));
  const note = (page: Page, part: Thrown): Diagnostic => {
    const fault = thrownDiagnostic(page, content.modules, part);
    faults.set(thrownKey(page, fault), fault);
    return fault;
  };
  // An author's sidebar gets all entries on every page.
  const hasOwnSidebar = parts.used.some(({ name }) => name === 'Sidebar');
  const wholeTree = ({ view }: Route): string => (hasOwnSidebar ? view.digest : '');
  const markdown = createMarkdown(state, settings.base, highlighting);
  const rendering: Rendering = {
    ...settings,
    ...state.reference,
    ...files,
    site,
    evaluated: evaluate,
    wordsOf: (language) => messagesOf(language, site.messages),
    searchMessages: (language) => ownGroup(language, 'search', site.messages),
    markdown,
    textsOf: rememberLast((route) =>
      textsOf(route, { ...state.reference, markdown, words: messagesOf(route.language, site.messages) }),
    ),
    icon: (icon) => findIcon(icon, site.iconLibrary),
    loadHighlighting: () => highlighting.load(),
    highlight: (code, codeOptions) =>
      highlighting.highlight(code, codeOptions, codeOptions.twoslash ? types.of(code, codeOptions.lang) : undefined),
    contentOf: (page, route) => {
      const { nodes, thrown: lostParts, lost, fault } = evaluate(page);
      const [first] = lost;
      if (first && !faults.has(page.file)) faults.set(page.file, lostProperties(page, content.modules, first));
      for (const icon of evaluatedIcons(page, nodes, state)) faults.set(thrownKey(page, icon), icon);
      return {
        nodes: route ? features.reduce((changed, feature) => feature.nodes?.(changed, route) ?? changed, nodes) : nodes,
        faults: lostParts.map((part) => ({ diagnostic: note(page, part), isInline: part.place?.isInline === true })),
        ...(fault && { fault: note(page, fault) }),
      };
    },
    report: (page, error) => note(page, recordThrown(error)),
    parts: new Set(parts.used.map(({ name }) => name)),
    reportPart: (name, error) => {
      const place = parts.used.find((part) => part.name === name)?.place ?? name;
      faults.set(`${place}\n`, thrownByPart(place, error));
    },
    headElements: (page) => features.flatMap((feature) => feature.head?.(page) ?? []),
    keyOf: (route) => {
      const { page } = route.source;
      if (parts.used.some(({ place }) => isFaulty(place)) || (page && isFaulty(page.file))) return undefined;
      return digest(route.digest, wholeTree(route), ...features.map((feature) => feature.key?.(route) ?? ''));
    },
    finish: (printed, edits) => {
      const page = printed.route?.source.page;
      return [
        readLatinTexts(printed.html, edits),
        ...(page ? [readRelativeAddresses(edits, (address) => files.rooted(address, page))] : []),
        ...features.flatMap((feature) => feature.finish?.(printed, edits) ?? []),
      ];
    },
  };
  Object.assign(rendering, ...features.map(({ context }) => context));
  for (const feature of features) feature.use?.(rendering);
  return rendering;
}
