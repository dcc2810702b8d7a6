import type { Feature, FeatureOptions } from '../features/feature.js';
import { markdownHref } from '../render/markdownPath.js';
import { isOperation } from '../formats/openapi/operation.js';
import type { Section } from '../formats/section.js';
import { sectionsOf } from '../render/reference/sections.js';
import { loadsFields } from '../render/reference/sharedSchemas.js';
import type { Rendering } from '../render/rendering.js';
import type { Route } from '../site/site.js';
import { digest } from '../shared/digest.js';
import { renderFurtherRequests } from '../theme/reference/panel/samples.js';
import { createRenderContext } from '../theme/reference/renderContext.js';
import { renderLater, renderOperation } from '../theme/reference/sections.js';
import type { SiteState } from './siteState.js';
import { toolDigest } from './toolDigest.js';

/** Formats whose entries have bodies. */
const withBodies: ReadonlySet<string> = new Set(['openapi', 'asyncapi']);

/** Files with what the page of an operation shows only on demand: samples of further requests, and deep fields of large schemas. */
export function requests({ site, operations, reference }: SiteState, { base }: FeatureOptions): Feature {
  let rendering: Rendering | undefined;

  function requestsAddress(route: Route): string | undefined {
    const about = operations.of(route);
    const details = about && isOperation(about.operation) ? reference.describe(route) : undefined;
    if (!details || details.requests.length < 2) return undefined;
    return `/_trellis/requests/${digest(JSON.stringify(details.requests), details.sampleAddress, route.language)}.html`;
  }

  async function requestsText(route: Route): Promise<string> {
    const details = reference.describe(route);
    if (!rendering || !details) return '';
    await rendering.loadHighlighting();
    const { highlight, wordsOf } = rendering;
    const words = wordsOf(route.language);
    const context = createRenderContext((text) => text, words, 'closed', [], undefined, highlight, 'further');
    return renderFurtherRequests(details, context, highlight).text;
  }

  function fieldsAddress(route: Route): string {
    return `/_trellis/fields/${digest(route.path, operations.of(route)?.operation.digest ?? '')}.html`;
  }

  function sectionsFor(route: Route): Section[] {
    const about = operations.of(route);
    if (!rendering || !about || about.isByHand || !withBodies.has(about.specification.format)) return [];
    const details = reference.describe(route);
    if (!details) return [];
    const options = { taken: route.source.page?.ids ?? [], isWebhook: about.operation.kind === 'webhook' };
    return sectionsOf(details, rendering.wordsOf(route.language), options);
  }

  /** Renders the page's fields for the ids that those of the file follow. */
  async function fieldsText(route: Route): Promise<string> {
    if (!rendering) return '';
    await rendering.loadHighlighting();
    const { markdown, pageOf, wordsOf } = rendering;
    const context = createRenderContext(
      (text) => markdown(text, undefined, route),
      wordsOf(route.language),
      site.api.params.expanded,
      route.source.page?.ids,
      (id) => pageOf(id, route),
      undefined,
      'later',
    );
    context.text = base + markdownHref(route.path);
    renderOperation(sectionsFor(route), context);
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
        const address = requestsAddress(route);
        return address === undefined ? undefined : base + address;
      },
      furtherFields: (route) => base + fieldsAddress(route),
    },
    *files() {
      for (const route of site.routes.values()) {
        const key = (): string | undefined => keyOf(route);
        const address = requestsAddress(route);
        if (address !== undefined) yield [address, { key, contents: () => requestsText(route) }];
        if (loadsFields(sectionsFor(route))) yield [fieldsAddress(route), { key, contents: () => fieldsText(route) }];
      }
    },
  };
}
