import { startPlayground } from '../../../features/playground/client/playgroundButton.js';
import { startCopying } from './copyButtons.js';

/** Brings an API page to life: its servers, what can be copied from it, and its playground. */
export function startReference(): void {
  startCopying();
  startPlayground();
  if (document.querySelector('trellis-graphql'))
    void import('../../../features/playground/client/graphql.js').then((forms) => forms.defineGraphqlForms());
  if (document.querySelector('trellis-subscription'))
    void import('../../../features/playground/client/subscription.js').then((forms) => forms.defineSubscriptionForms());
  // Most pages have one server and nothing to choose.
  if (document.querySelector('trellis-servers')) void import('./servers.js').then((servers) => servers.defineServers());
}
