import type { Services } from '../../site/services.js';
import type { ReaderEvent } from '../readerEvent.js';

/** Script of a service, and how to call it. */
export interface Provider {
  source: string;
  attributes?: Readonly<Record<string, string>>;
  /** Prepares the globals that the script expects. */
  before?: () => void;
  /** Calls the script once it is loaded. */
  after?: () => void;
  /** Tells of views of pages; of a service that counts none by itself. */
  tracksViews?: boolean;
  /** Reports an event; the script is there. */
  track?: (event: string, properties: ReaderEvent['properties']) => void;
}

type Named = Services['named'];
/** The settings of each service by its name in docs.json. */
export type ServiceSettings = { [Name in keyof Named]-?: NonNullable<Named[Name]> };

/** Each service by the name it has in docs.json, made from its settings. */
export type Providers = { [Name in keyof ServiceSettings]: (settings: ServiceSettings[Name]) => Provider };
