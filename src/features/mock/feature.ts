import type { ReferenceDocument } from '../../formats/format.js';
import type { Site } from '../../site/site.js';
import type { Feature, FeatureOptions } from '../feature.js';
import { isMocked } from './mounts.js';
import { siteMock, type MockedSite } from './site.js';

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
  return isMocking ? { name: 'mock', answer: siteMock(mockedSite(state), base) } : undefined;
}
