import type { Services } from '../../site/services.js';
import type { ReaderEvent } from '../readerEvent.js';

/** Script of a service, and how to use it. */
export interface Provider {
  source: string;
  attributes?: Readonly<Record<string, string>>;
  /** Prepares the globals that the script needs. */
  before?: () => void;
  /** Initialises the script once it is loaded. */
  after?: () => void;
  /** True if page views must be reported, because the service does not count them itself. */
  tracksViews?: boolean;
  /** Reports an event after the script is loaded. */
  track?: (event: string, properties: ReaderEvent['properties']) => void;
}

type Named = Services['named'];
export type ServiceSettings = { [Name in keyof Named]-?: NonNullable<Named[Name]> };

export type Providers = { [Name in keyof ServiceSettings]: (settings: ServiceSettings[Name]) => Provider };
