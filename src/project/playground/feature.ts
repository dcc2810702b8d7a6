import type { Feature, FeatureOptions } from '../../features/feature.js';
import { mockedSite } from '../../features/mock/feature.js';
import { mockMounts } from '../../features/mock/mounts.js';
import { explorerAddress } from '../../features/playground/documents/explorer.js';
import { operationSlice } from '../../features/playground/documents/operations.js';
import { isOperation } from '../../formats/openapi/operation.js';
import type { SiteState } from '../siteState.js';
import { frameAddresses, playgroundFiles, type PlaygroundSource } from './files.js';

/** Lets readers send requests, and shows whole specifications. */
export function playground(state: SiteState, { base, mock }: FeatureOptions): Feature {
  const { site, operations } = state;
  const { specifications } = mockedSite(state);
  const mocks = mock ? mockMounts(site, specifications) : new Map<string, never>();
  const source: PlaygroundSource = { site, specifications, operations, base, mocks };
  return {
    name: 'playground',
    // The address of the data of an operation that its page describes names the file of the page.
    key: ({ source: { page } }) => (page?.frontmatter.api === undefined ? '' : page.file),
    context: {
      playground: (route) => {
        const slice = operationSlice(route, site, operations, mocks);
        return slice && { frame: base + frameAddresses[slice.frame], operation: base + slice.address };
      },
      explorer: ({ source: about }) =>
        about.kind === 'operation' && isOperation(about.operation) && site.api.playground.display !== 'none'
          ? base + explorerAddress(about.operation.documentId)
          : undefined,
    },
    files: () => playgroundFiles(source),
  };
}
