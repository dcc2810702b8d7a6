import type { Feature, FeatureOptions } from '../features/feature.js';
import { markdownHref } from '../render/markdownPath.js';
import { isChannel } from '../formats/asyncapi/channelEntry.js';
import type { ReferenceEntry } from '../formats/format.js';
import { isOperation } from '../formats/openapi/operation.js';
import { sectionsOf } from '../render/reference/sections.js';
import type { Rendering } from '../render/rendering.js';
import type { Route } from '../site/site.js';
import { digest } from '../shared/digest.js';
import { hasLaterMessages, renderFurtherMessages } from '../theme/reference/panel/messages.js';
import { renderFurtherRequests } from '../theme/reference/panel/samples.js';
import { createRenderContext } from '../theme/reference/renderContext.js';
import { renderLater, renderOperation } from '../theme/reference/sections.js';
import type { SiteState } from './siteState.js';
import { toolDigest } from './toolDigest.js';

/** Formats whose entries can have bodies. */
const withBodies: ReadonlySet<string> = new Set(['openapi', 'asyncapi']);

const mayHaveFurther = (entry: ReferenceEntry): boolean => isOperation(entry) || isChannel(entry);

/**
 * Publishes files with content that pages of operations and channels load on demand: further requests and messages, and deep fields of
 * large schemas.
 */
export function requests({ site, operations, reference }: SiteState, { base }: FeatureOptions): Feature {
  let rendering: Rendering | undefined;

  /** The address of the file with a page's content on demand. */
  function addressIn(folder: 'requests' | 'fields', route: Route): string {
    return `/_trellis/${folder}/${digest(route.path, operations.of(route)?.operation.digest ?? '')}.html`;
  }

  async function requestsText(route: Route): Promise<string> {
    const details = reference.describe(route);
    if (!rendering || !details) return '';
    await rendering.loadHighlighting();
    const { highlight, wordsOf } = rendering;
    const words = wordsOf(route.language);
    const context = createRenderContext({ markdown: (text) => text, words, highlight, scope: 'further' });
    const { channel } = details;
    const further = channel ? renderFurtherMessages(channel, context) : renderFurtherRequests(details, context);
    return further.text;
  }

  function hasBodies(route: Route): boolean {
    const about = operations.of(route);
    return about !== undefined && !about.isByHand && withBodies.has(about.specification.format);
  }

  /** Renders the page's own fields first, because the ids in the file depend on theirs. */
  async function fieldsText(route: Route): Promise<string> {
    const details = reference.describe(route);
    if (!rendering || !details) return '';
    await rendering.loadHighlighting();
    const { markdown, pageOf, wordsOf } = rendering;
    const pageIds = route.source.page?.ids ?? [];
    const context = createRenderContext({
      markdown: (text) => markdown(text, undefined, route),
      words: wordsOf(route.language),
      text: base + markdownHref(route.path),
      expanded: site.api.params.expanded,
      pageIds,
      pageOf: (id) => pageOf(id, route),
      scope: 'later',
    });
    const isWebhook = operations.of(route)?.operation.kind === 'webhook';
    renderOperation(sectionsOf(details, wordsOf(route.language), { pageIds, isWebhook }), context);
    return renderLater(context).text;
  }

  function keyOf(route: Route): string | undefined {
    const own = rendering?.keyOf(route);
    return own === undefined ? undefined : digest(toolDigest(), own);
  }

  return {
    name: 'requests',
    use: (services) => (rendering = services),
    context: {
      furtherRequests: (route) => {
        const about = operations.of(route);
        const details = about && mayHaveFurther(about.operation) ? reference.describe(route) : undefined;
        const { channel, requests: { length } = [] } = details ?? {};
        const hasFurther = channel ? hasLaterMessages(channel) : length > 1;
        return hasFurther ? addressIn('requests', route) : undefined;
      },
      furtherFields: (route) => addressIn('fields', route),
    },
    *files() {
      for (const route of site.routes.values()) {
        if (!operations.of(route)) continue;
        const shared = { key: (): string | undefined => keyOf(route), isOptional: true };
        yield [addressIn('requests', route), { ...shared, contents: () => requestsText(route) }];
        if (hasBodies(route)) yield [addressIn('fields', route), { ...shared, contents: () => fieldsText(route) }];
      }
    },
  };
}
