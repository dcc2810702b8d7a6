import type { Services } from '../../site/services.js';

/** How the script of a service is loaded and spoken to. */
export interface Provider {
  source: string;
  attributes?: Readonly<Record<string, string>>;
  /** What the script wants to find in the page. */
  before?: () => void;
  /** What is said to the script once it is there. */
  after?: () => void;
  /** Reports an event; the script is there. */
  track?: (event: string, properties: Readonly<Record<string, string>>) => void;
}

type Named = Services['named'];
/** The settings of each service by its name in docs.json. */
export type ServiceSettings = { [Name in keyof Named]-?: NonNullable<Named[Name]> };

/** Each service by the name it has in docs.json, made from its settings. */
export type Providers = { [Name in keyof ServiceSettings]: (settings: ServiceSettings[Name]) => Provider };
