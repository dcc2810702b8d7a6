import type { Services } from '../../site/services.js';
import type { ReaderEvent } from '../readerEvent.js';
import type { Provider, ServiceSettings } from './provider.js';
import { providers } from './providers.js';
import { receiverAt } from './receiver.js';
import { addScript } from './script.js';

/** Services that count the pages by themselves do not hear of it. */
export const viewEvent = 'docs.content.view';

function make<Name extends keyof ServiceSettings>(name: Name, settings: ServiceSettings[Name]): Provider {
  return providers[name](settings);
}

/**
 * Loads the services that docs.json names.
 *
 * @returns tells every service that takes events, and the address of the author's, what a reader does on the page.
 */
export function loadServices({ named, eventsUrl }: Services, path: string): (event: ReaderEvent) => void {
  const names = Object.keys(named) as (keyof ServiceSettings)[];
  const loading = names.map((name) => {
    const { source, attributes, before, after, track, tracksViews } = make(
      name,
      named[name] as ServiceSettings[typeof name],
    );
    before?.();
    const loaded = addScript(source, attributes).then(() => after?.());
    return { loaded, track, tracksViews };
  });
  // A reader who blocks a service is none of the page's business.
  for (const { loaded } of loading) loaded.catch(() => undefined);
  const receive = eventsUrl === undefined ? undefined : receiverAt(eventsUrl);
  return (event) => {
    receive?.(event, path);
    for (const { loaded, track, tracksViews } of loading) {
      if (event.event === viewEvent && !tracksViews) continue;
      loaded.then(() => track?.(event.event, { ...event.properties, path })).catch(() => undefined);
    }
  };
}
