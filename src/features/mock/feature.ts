import type { ReferenceDocument } from '../../formats/format.js';
import type { Site } from '../../site/site.js';
import type { Feature, FeatureOptions } from '../feature.js';
import { isMocked } from './mounts.js';
import type { MockedSite } from './site.js';
import { once } from '../../shared/once.js';

interface State {
  site: Site;
  specifications: { documents: readonly ReferenceDocument[] };
}

/** The documents of a site that can be mocked. */
export function mockedSite({ site, specifications }: State): MockedSite {
  return { site, specifications: specifications.documents.filter(isMocked) };
}

/** Answers API requests in development. */
export function mock(state: State, { base, mock: isMocking }: FeatureOptions): Feature | undefined {
  if (!isMocking) return undefined;
  // Most commands answer no requests, and the mock brings a server's code.
  const load = once(async () => (await import('./site.js')).siteMock(mockedSite(state), base));
  return {
    name: 'mock',
    answer: (request, response, next) =>
      void load().then(
        (answer) => answer(request, response, next),
        () => next(),
      ),
  };
}
