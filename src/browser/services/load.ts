import type { Services } from '../../site/services.js';
import type { ReaderEvent } from '../readerEvent.js';
import type { Provider, ServiceSettings } from './provider.js';
import { providers } from './providers.js';
import { receiverAt } from './receiver.js';
import { addScript } from './script.js';

/** Not sent to services that count page views themselves. */
export const viewEvent = 'docs.content.view';

function make<Name extends keyof ServiceSettings>(name: Name, settings: ServiceSettings[Name]): Provider {
  return providers[name](settings);
}

/**
 * Loads the services that docs.json names.
 *
 * @returns a function that reports a reader's action to every service that accepts events, and to the author's address.
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
  // A service that a reader blocks must not affect the page.
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
