import { isOperation } from '../formats/openapi/operation.js';
import type { Feature, FeatureOptions } from '../features/feature.js';
import type { Rendering } from '../render/rendering.js';
import type { Route } from '../site/site.js';
import { renderFurtherRequests } from '../theme/reference/panel/samples.js';
import { createRenderContext } from '../theme/reference/renderContext.js';
import { digest } from '../shared/digest.js';
import type { SiteState } from './siteState.js';
import { toolDigest } from './toolDigest.js';

/** Files with the samples of requests that a page shows only on demand: one for each operation whose body has several examples. */
export function requests({ site, operations, reference }: SiteState, { base }: FeatureOptions): Feature {
  let rendering: Rendering | undefined;
  const addressOf = (route: Route): string | undefined => {
    const about = operations.of(route);
    const details = about && isOperation(about.operation) ? reference.describe(route) : undefined;
    if (!details || details.requests.length < 2) return undefined;
    return `/_trellis/requests/${digest(JSON.stringify(details.requests), details.sampleAddress, route.language)}.html`;
  };
  const textOf = async (route: Route): Promise<string> => {
    const details = reference.describe(route);
    if (!rendering || !details) return '';
    await rendering.loadHighlighting();
    const { highlight, wordsOf } = rendering;
    const words = wordsOf(route.language);
    const context = createRenderContext((text) => text, words, 'closed', [], undefined, highlight, 'further');
    return renderFurtherRequests(details, context, highlight).text;
  };
  function keyOf(route: Route): string | undefined {
    const own = rendering?.keyOf(route);
    return own === undefined ? undefined : digest(toolDigest(), own);
  }
  return {
    name: 'requests',
    use: (services) => (rendering = services),
    context: {
      furtherRequests: (route) => {
        const address = addressOf(route);
        return address === undefined ? undefined : base + address;
      },
    },
    *files() {
      for (const route of site.routes.values()) {
        const address = addressOf(route);
        if (address !== undefined) yield [address, { key: () => keyOf(route), contents: () => textOf(route) }];
      }
    },
  };
}
