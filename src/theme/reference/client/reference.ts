import { startPlayground } from '../../../features/playground/client/playgroundButton.js';
import { startCopying } from './copyButtons.js';

/** Activates an API page: its servers, copy buttons and playground. */
export function startReference(): void {
  startCopying();
  startPlayground();
  if (document.querySelector('trellis-graphql'))
    void import('../../../features/playground/client/graphql.js').then((forms) => forms.defineGraphqlForms());
  if (document.querySelector('trellis-subscription'))
    void import('../../../features/playground/client/subscription.js').then((forms) => forms.defineSubscriptionForms());
  if (document.querySelector('trellis-requests')) void import('./requests.js').then((all) => all.defineRequests());
  if (document.querySelector('[data-later]')) void import('./fields.js').then((fields) => fields.startFields());
  // Most pages have a single server and no choice.
  if (document.querySelector('trellis-servers')) void import('./servers.js').then((servers) => servers.defineServers());
}
