import type { Services } from '../../site/services.js';
import type { Feedback } from '../feedback.js';
import type { Provider, ServiceSettings } from './provider.js';
import { providers } from './providers.js';
import { addScript } from './script.js';

function make<Name extends keyof ServiceSettings>(name: Name, settings: ServiceSettings[Name]): Provider {
  return providers[name](settings);
}

/** @returns tells every service that takes events what a reader says of a page, under the event names of the format. */
export function loadServices(named: Services['named']): (feedback: Feedback) => void {
  const names = Object.keys(named) as (keyof ServiceSettings)[];
  const loading = names.map((name) => {
    const provider = make(name, named[name] as ServiceSettings[typeof name]);
    provider.before?.();
    const loaded = addScript(provider.source, provider.attributes).then(() => provider.after?.());
    return { loaded, track: provider.track };
  });
  // A reader who blocks a service is none of the page's business.
  for (const { loaded } of loading) loaded.catch(() => undefined);
  return ({ path, isHelpful }) => {
    for (const { loaded, track } of loading) {
      loaded.then(() => track?.(`docs.feedback.thumbs_${isHelpful ? 'up' : 'down'}`, { path })).catch(() => undefined);
    }
  };
}
