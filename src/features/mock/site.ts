import { isOpenapi, type Specification } from '../../formats/openapi/operation.js';
import type { Site } from '../../site/site.js';
import { handleInTurn, type Handler } from '../../shared/serve/handler.js';
import { remember } from '../../shared/remember.js';
import { mockListener } from './listener.js';
import { createMock, type Mock } from './mock.js';
import { mockMounts, type MockedDocument } from './mounts.js';

/** A site and its specifications at one moment. */
export interface MockedSite {
  site: Pick<Site, 'api' | 'routes'>;
  specifications: readonly MockedDocument[];
}

// A document that has not changed keeps its mock when the folder is read again.
const mocks = new WeakMap<Specification, Mock>();

function mockOf(specification: Specification): Mock {
  return remember(mocks, specification, () => createMock(specification));
}

/**
 * Answers requests for the operations of a site's specifications. If a browser requests a page, a page of the site takes precedence over an operation
 * at the same address.
 *
 * @param base of the site, without trailing slash.
 */
export function siteMock({ site, specifications }: MockedSite, base: string): Handler {
  const mounts = mockMounts(site, specifications);
  const listen = handleInTurn(
    specifications.filter(isOpenapi).map(
      (specification): Handler =>
        (...exchange) =>
          mockListener(mockOf(specification), mounts.get(specification.id)?.path ?? '')(...exchange),
    ),
  );
  return (request, response, next) => {
    const [path = ''] = (request.url ?? '').split('?');
    const isPage = site.routes.has(path.slice(base.length).replace(/(?<=.)\/$/, ''));
    if (isPage && request.headers.accept?.includes('text/html')) return next();
    listen(request, response, next);
  };
}
